Feature: A question answered wrong teaches something
  It says why, by which paragraph, and at which houses the answer would have been right.

  Scenario Outline: Right elsewhere, not here, by <hands>
    Given a trainee "Sam" of "<house>"
    When the trainee works by <hands>
    And is asked a question whose wrong answer is right at another house
    And gives the answer of the other house
    Then it says where that would be right, and why it is not here
    And the answer is kept as wrong, for memory too
    When the trainee reads the paragraph
    Then the rules are open at it
    And the quiz offers to go on

    Examples:
      | hands    | house        |
      | mouse    | tda-2022     |
      | keyboard | metropolitan |
