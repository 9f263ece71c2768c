"""The batch loop as it is installed, compiled, steps exactly like the same source as plain Python."""

from pathlib import Path

from compiled.test_compiled_equals_pure import both_ways

STEPS, MANY_STEPS = 41, 1000


def test_steps_are_the_same_compiled_and_pure(all_proofs: bool) -> None:
    """Observations, masks, rewards and who must choose agree, with every kind of opponent."""
    lines = both_ways(str(Path(__file__).with_name("step_games.py")), MANY_STEPS if all_proofs else STEPS)
    assert len(lines) >= 9 * 3
    assert [pair for pair in lines if pair[0] != pair[1]] == []
