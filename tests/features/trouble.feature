Feature: When the progress file cannot be used
  One clear sentence, the ways out, and nothing is harmed.

  Scenario Outline: A file that is <state>
    Given a progress file that is <state>
    When the program starts
    Then one sentence says "<words>"
    And the ways out are "Try again", "Deal without saving" and "Quit"
    And the file is as it was
    When the trainee deals without saving
    Then a hand can be dealt
    And the file is as it was

    Examples:
      | state   | words                                |
      | locked  | Another program is holding           |
      | corrupt | is damaged and was left alone        |
      | newer   | comes from a newer version           |
      | foreign | belongs to another program           |

  Scenario: Once the file is free again
    Given a progress file that is locked
    When the program starts
    And the file is free again
    And the trainee tries again
    Then the first page is shown
