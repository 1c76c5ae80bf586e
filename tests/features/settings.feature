Feature: Settings take effect at once and are there at the next start

  Scenario: Four colours and reduced motion
    Given a trainee "Sam" of "upt"
    When the trainee switches on "Four-color deck"
    And the trainee switches on "Reduce motion"
    Then the table has four colours and does not move
    When the program starts again
    Then the settings page shows both switched on
    And the table has four colours and does not move

  Scenario: Another name and another house
    Given a trainee "Sam" of "upt"
    When the trainee takes the name "Samira" and the house "foxwoods-2020" in the settings
    And the program starts again
    Then the first page greets "Samira" at "foxwoods-2020"
