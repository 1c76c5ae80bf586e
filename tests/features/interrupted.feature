Feature: A hand that was left is offered again
  Nothing that was finished is lost, and nothing that was begun stands in the way.

  Background:
    Given a trainee "Sam" of "players-2025" in the middle of a hand

  Scenario: Left by the arrow, gone on with
    When the trainee leaves the table
    Then the first page offers the hand
    When the trainee goes on dealing
    Then the hand is as it was
    When the trainee deals the hand as the book asks
    Then the progress page lists 1 attempt
    And no hand is offered

  Scenario: Left by the arrow, discarded
    When the trainee leaves the table
    And the trainee discards the hand
    Then no hand is offered
    And the progress page lists 0 attempts

  Scenario: The window was closed
    When the window is closed
    And the program starts
    Then the first page offers the hand
    When the trainee goes on dealing
    Then the hand is as it was
