"""The worked example learns: in its short form, on the micro edition."""

import importlib.util
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

EXAMPLE = Path(__file__).parents[2] / "examples" / "learn.py"


@pytest.fixture(scope="module")
def learn() -> ModuleType:
    spec = importlib.util.spec_from_file_location("learn", EXAMPLE)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["learn"] = module
    spec.loader.exec_module(module)
    return module


def test_it_learns_to_beat_random(tmp_path: Path, all_proofs: bool) -> None:
    """The unchanged example; it ends when it has learnt enough."""
    edition = [] if all_proofs else ["--edition", "micro"]
    command = [
        sys.executable,
        str(EXAMPLE),
        *edition,
        "--tests",
        "200",
        "--minutes",
        "30",
        "--plot",
        "curve.svg",
    ]
    run = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, timeout=2000)
    assert run.returncode == 0, run.stderr
    rates = [float(line.split()[2]) for line in run.stdout.splitlines()[1:]]
    assert rates[0] < 40
    assert rates[-1] >= 80
    assert all(float(line.split()[4]) <= float(line.split()[2]) for line in run.stdout.splitlines()[1:])
    assert (tmp_path / "curve.svg").stat().st_size > 1000


def test_it_continues_from_the_weights_it_kept(
    learn: ModuleType, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = str(tmp_path / "mine")
    short = [
        "--edition",
        "micro",
        "--games",
        "8",
        "--steps",
        "8",
        "--tests",
        "20",
        "--every",
        "1",
        "--goal",
        "2",
    ]
    learn.main([*short, "--weights", file, "--updates", "2"])
    learn.main([*short, "--weights", file, "--updates", "1"])
    rows = [line.split() for line in capsys.readouterr().out.splitlines() if "minutes" not in line]
    assert [row[1] for row in rows] == ["0", "64", "128", "128", "192"]
    assert rows[2][2] == rows[3][2], "the same network wins the same games"
    assert [path.name for path in tmp_path.iterdir()] == ["mine"]
    one, other = (learn.Network(2, 64, np.random.default_rng(seed)) for seed in (1, 2))
    assert one.load(file) == other.load(file) == 3
    seen = np.ones((1, len(one.inputs)), np.float32)
    assert np.array_equal(one.forward(seen)[-1], other.forward(seen)[-1])


def test_the_slope_is_that_of_the_loss(learn: ModuleType) -> None:
    """The slope by the outputs, which is worked out by hand in the example, against differences."""
    rng = np.random.default_rng(0)
    options = learn.Options()
    n, actions = 6, learn.ACTIONS
    outputs = rng.standard_normal((n, actions + 1)).astype(np.float64)
    masks = (rng.random((n, actions)) < 0.05).astype(np.int8)
    masks[:, 7] = 1
    chosen = np.array([np.flatnonzero(mask)[0] for mask in masks])
    ahead, goal = rng.standard_normal(n), rng.standard_normal(n)
    likely, _ = learn.policy(outputs, masks)
    before = likely[np.arange(n), chosen] * rng.uniform(0.9, 1.1, n)

    def loss(at: np.ndarray) -> float:
        now, values = learn.policy(at, masks)
        ratio = now[np.arange(n), chosen] / before
        cut = np.clip(ratio, 1 - options.clip, 1 + options.clip)
        gain = np.minimum(ratio * ahead, cut * ahead)
        unsure = -(now * np.log(np.maximum(now, 1e-12))).sum(axis=1)
        return float((-gain - options.entropy * unsure + 0.5 * (values - goal) ** 2).mean())

    slope = learn.slope_of(outputs, masks, chosen, before, ahead, goal, options)
    for row, column in [(0, int(chosen[0])), (1, 7), (2, actions), (3, int(chosen[3])), (4, 3)]:
        step = np.zeros_like(outputs)
        step[row, column] = 1e-5
        difference = (loss(outputs + step) - loss(outputs - step)) / 2e-5
        assert slope[row, column] == pytest.approx(difference, abs=1e-5)
