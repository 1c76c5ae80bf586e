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
      | locked  | Another program is using the file    |
      | newer   | A newer version of this program      |
      | foreign | belongs to another program           |

  Scenario: A damaged file without a backup
    Given a progress file that is corrupt
    When the program starts
    Then one sentence says "left it unchanged"
    And one sentence says "There is no backup"
    And the ways out are "Try again", "Start a new file", "Deal without saving" and "Quit"
    When the trainee starts a new file
    Then a dialog says "You start with a new file"
    And the damaged file is kept as it was

  Scenario Outline: A damaged file with backups, one restored <how>
    Given a damaged progress file with backups
    When the program starts
    Then the backups are listed newest first, with what they hold
    When the trainee restores the newest that can be read, <how>
    Then a dialog says "is restored"
    And the trainee of the backup is here
    And the damaged file is kept as it was

    Examples:
      | how           |
      | by mouse      |
      | by Enter      |
      | by arrow keys |

  Scenario: Once the file is free again
    Given a progress file that is locked
    When the program starts
    And the file is free again
    And the trainee tries again
    Then the first page is shown
