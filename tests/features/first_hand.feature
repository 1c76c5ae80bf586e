Feature: From the first window to a graded hand
  A new dealer starts the program, sits in the box, deals, and finds the hand again afterwards.

  Scenario Outline: The first hand, by <hands> alone
    Given a computer on which the program was never started
    When the program starts
    Then it asks for a name and a house
    When the trainee works by <hands>
    And the trainee gives the name "Sam" and the house "<house>"
    Then the first page greets "Sam" at "<house>"
    When the trainee takes the box for the drill "<drill>"
    And deals the hand as the book asks
    Then the debrief shows three good grades by paragraph "<paragraph>"
    When the trainee answers three questions
    Then the first page counts 1 hand at "<house>"
    And the progress page lists 1 attempt
    And opening it replays the hand

    Examples:
      | hands    | drill          | house        | paragraph |
      | keyboard | four-card-flop | players-2025 | 38-A      |
      | mouse    | boxed          | metropolitan | 33-A-1    |
      | mouse    | short-stub     | tda-2022     | RP-10-H   |
