Feature: Five good minutes
  Between two shifts a dealer takes what is proposed: a few hands, a few questions, and sees what came of it.

  Scenario Outline: The first session, by <hands> alone
    Given a trainee "Sam" of "<house>"
    And the trainee works by <hands>
    When the trainee takes 5 minutes and the box
    And works through the session, asked or at the table
    Then the session held a hand and a question
    And its end tells what was caught, what was right, and which rules come back when
    When the trainee is done
    Then the rules practised are known on the first page

    Examples:
      | hands    | house        |
      | keyboard | players-2025 |
      | mouse    | upt          |

  Scenario: Left in the middle, gone on with the same day
    Given a trainee "Sam" of "tda-2022"
    When the trainee takes 5 minutes and the box
    And the trainee leaves the table
    Then the first page offers the rest of the session
    When the trainee goes on with it
    And works through the session, asked or at the table
    Then the session held a hand and a question
