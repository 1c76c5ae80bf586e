Feature: A profile goes from one computer to another, and where it is removed nothing of it is left

  Scenario Outline: Export here, import there, remove here, by <hands>
    Given a trainee "Sam" of "upt"
    When the trainee works by <hands>
    And the trainee takes the box for the drill "four-card-flop"
    And deals the hand as the book asks
    And the trainee adds the profile "Kim"
    Then the first page counts no hand at "upt"
    When the trainee switches to "Sam"
    And the trainee exports the profile "Sam"
    And the trainee backs up
    And the trainee goes to another computer, as "Lee" of "upt"
    And the trainee imports the profile
    And the trainee switches to "Sam"
    Then the first page counts 1 hand at "upt"
    And the progress page lists 1 attempt
    And opening it replays the hand
    When the program starts again
    Then the first page greets "Sam" at "upt"
    When the trainee goes back to the first computer
    Then the first page greets "Sam" at "upt"
    When the trainee removes the profile "Sam"
    Then "Kim" is here
    And nothing of the hand of "Sam" is in any file of the computer

    Examples:
      | hands    |
      | mouse    |
      | keyboard |
