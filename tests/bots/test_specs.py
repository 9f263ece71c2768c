"""The text that names a bot: what it may say, and one clear error for what it may not."""

import random
from pathlib import Path

import pytest

from bots.kit import FILE, GOOD, file, program
from oddville import Game, OddVilleError
from oddville.bots import (
    Bot,
    Budget,
    Number,
    Opponent,
    RandomBot,
    Text,
    Thought,
    Whole,
    bot,
    bot_names,
    is_known,
    options_of,
    parse_spec,
    register,
    registry,
)
from oddville.bots.external import program as programs
from oddville.bots.external.bot_file import load_bot


class Odd(RandomBot):
    """Remembers how it was made and what budget it was given."""

    budgets: list[Budget] = []

    def __init__(self, overlook: float = 0.0, style: str = "plain", depth: int = 1) -> None:
        self.made_with = (overlook, style, depth)
        if depth == 5:
            raise RuntimeError("five is odd")

    def think(self, game: Game, budget: Budget, rng: random.Random) -> Thought:
        """By chance."""
        self.budgets.append(budget)
        return super().think(game, budget, rng)


@pytest.fixture(autouse=True)
def _odd(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_BOTS", dict(registry._BOTS))
    monkeypatch.setattr(Odd, "budgets", [])
    register("odd", Odd, {"overlook": Number(0, 1), "style": Text(), "depth": Whole(-2, 9)})


def test_options_become_keywords_of_the_maker() -> None:
    thinker = bot("odd:overlook=.25,style=bold = brave,depth=-2")
    assert isinstance(thinker, Odd)
    assert thinker.made_with == (0.25, "bold = brave", -2)
    assert list(options_of("odd")) == ["ms", "simulations", "timeout", "overlook", "style", "depth"]
    assert "odd" in bot_names()


def test_ms_and_simulations_are_the_budget_of_the_seat() -> None:
    game, rng = Game(2, seed="budget"), random.Random(1)
    seat = Opponent("odd:ms=500,simulations=20,overlook=1")
    seat.think(game, rng)
    seat.think(game, rng, Budget())
    seat.think(game, rng, Budget(ms=3))
    assert Odd.budgets == [Budget(500, 20), Budget(500, 20), Budget(3)]
    Opponent("odd").think(game, rng)
    assert Odd.budgets[-1] == Budget()


@pytest.mark.parametrize(
    ("text", "kind", "target", "options", "label"),
    [
        ("greedy", "name", "greedy", {}, "greedy"),
        ("greedy:ms=5", "name", "greedy", {"ms": "5"}, "greedy"),
        ("./my:bots/a.py", "file", "./my:bots/a.py", {}, "a"),
        ("a.py:x=1,y=z:w", "file", "a.py", {"x": "1", "y": "z:w"}, "a"),
        ("engine:./mybot --depth=3,4", "engine", "./mybot --depth=3,4", {}, "mybot"),
        ("engine:ms=5,bot=greedy:ms=3, oddville engine", "engine", "oddville engine", None, "oddville"),
        ("engine:./a.py", "engine", "./a.py", {}, "a"),
    ],
)
def test_the_three_ways_to_name_a_bot(
    text: str, kind: str, target: str, options: dict[str, str] | None, label: str
) -> None:
    spec = parse_spec(text)
    assert (spec.kind, spec.target, spec.label) == (kind, target, label)
    assert spec.options == ({"ms": "5", "bot": "greedy:ms=3"} if options is None else options)


KNOWN = "apprentice, architect, greedy, mason, mayor, newcomer, odd, random and search"
BAD = [
    (
        "greddy",
        f"There is no bot greddy; did you mean greedy? Available: {KNOWN}.",
    ),
    ("Random", "did you mean random?"),
    (
        "zzz",
        f"There is no bot zzz; available: {KNOWN}. For a bot of your own, give its file",
    ),
    ("", "There is no bot ; available:"),
    ("human", "There is no bot human"),
    ("x" * 5000, "…; available: apprentice"),
    ("greedy:", 'greedy:: "" is not an option; options are written key=value'),
    ("greedy:ms", 'greedy:ms: "ms" is not an option'),
    ("greedy:ms=5,", '"" is not an option'),
    ("greedy:MS=5", '"MS=5" is not an option'),
    ("greedy:ms=5,ms=6", "greedy:ms=5,ms=6: the option ms appears twice; give it once."),
    (
        "greedy:depth=3",
        "greedy:depth=3: there is no option depth; the options are ms, simulations and timeout.",
    ),
    ("greedy:ms=0", 'greedy:ms=0: ms must be a whole number from 1 to 3,600,000, not "0".'),
    ("greedy:ms=soon", 'not "soon"'),
    ("greedy:ms=1.5", 'not "1.5"'),
    ("greedy:ms=²", 'not "²"'),
    ("greedy:simulations=" + "9" * 50, "a whole number from 1 to 1,000,000,000"),
    ("odd:overlook=1.1", 'odd:overlook=1.1: overlook must be a number from 0 to 1, not "1.1".'),
    ("odd:overlook=nan", 'not "nan"'),
    ("odd:overlook=1e999", "from 0 to 1"),
    ("odd:style=", "odd:style=: style is empty; write style=… or leave it out."),
    (
        "./mybot",
        "./mybot: a bot's file must be Python and end in .py; for a program, write engine: in front of it.",
    ),
    ("./no/such.py", "./no/such.py: there is no file ./no/such.py; give the path of a Python file."),
    ("a\0.py", "cannot read a\0.py"),
    ("~nobody-of-that-name/x.py", "cannot read ~nobody-of-that-name/x.py"),
    ("engine:", "engine:: no program is given; write engine:./mybot"),
    ("engine:ms=500", "engine:ms=500: no program is given; write engine:./mybot"),
    ("engine:ms=500 ./mybot", "with a comma after each option"),
    ("engine:speed=3,./mybot", "there is no option speed; the options are ms, simulations, timeout and bot."),
    ("engine:timeout=0,./mybot", "timeout must be a number from 0.01 to 86,400"),
    ("engine:bot=,true", "bot is empty"),
    ("engine:./no-such-program -x", 'there is no executable program "./no-such-program"; give its path'),
    ("engine:./a 'b", "a quotation mark is not closed"),
    ("engine:''", 'there is no executable program ""'),
    ("engine:tr\0ue", "there is no executable program"),
]


@pytest.mark.parametrize(("text", "answer"), BAD, ids=[repr(text[:30]) for text, _ in BAD])
def test_every_error_names_the_text_and_the_remedy(text: str, answer: str) -> None:
    with pytest.raises(OddVilleError) as caught:
        Opponent(text)
    assert answer in str(caught.value)
    assert len(str(caught.value)) < 800
    assert not is_known(text)


def test_a_maker_may_refuse_what_is_within_bounds() -> None:
    with pytest.raises(
        OddVilleError, match=r"^odd:depth=5: odd cannot be created: RuntimeError: five is odd \(test_"
    ):
        Opponent("odd:depth=5")


FILES = [
    ("x = 1", "has no class with a method think; see docs/bots/bots.md."),
    ("from oddville.bots import Bot, GreedyBot", "has no class with a method think"),
    ("class A:\n think = 3", "has no class with a method think"),
    (
        "class A:\n def think(self): ...\nclass B(A): ...",
        "several classes have a method think: A and B; name the one",
    ),
    ("class A:\n  def", "the file cannot be imported: SyntaxError: invalid syntax"),
    ("\n\nimport no_such_module", "ModuleNotFoundError: No module named 'no_such_module' (mine.py:3)."),
    ("def f():\n 1/0\nf()", "ZeroDivisionError: division by zero (mine.py:2)."),
    ("import json\njson.loads('?')", "(mine.py:2)."),
    ("raise SystemExit(3)", "SystemExit: 3 (mine.py:1)."),
    ("\0", "the file cannot be imported"),
    ("class Loud(Exception):\n def __str__(self): 1/0\nraise Loud", "imported: Loud (mine.py:3)."),
    ("class A:\n def __init__(self): 1/0\n def think(self): ...", "A cannot be created: ZeroDivisionError"),
    (
        "class A:\n def __init__(self, x): ...\n def think(self): ...",
        "with these options: none. Its options are: x.",
    ),
]


@pytest.mark.parametrize(("source", "answer"), FILES, ids=[repr(source[:40]) for source, _ in FILES])
def test_every_error_of_a_file(source: str, answer: str, tmp_path: Path) -> None:
    path = file(tmp_path, source)
    with pytest.raises(OddVilleError) as caught:
        Opponent(path)
    assert str(caught.value).startswith(path[:100])
    assert answer in str(caught.value)


def file_bot_of(text: str) -> Bot:
    """The bot of a file, within this process."""
    return load_bot(parse_spec(text))


def test_the_class_named_bot_is_preferred(tmp_path: Path) -> None:
    source = "class A:\n def think(self): ...\nclass Bot(A): ..."
    assert type(file_bot_of(file(tmp_path, source))).__name__ == "Bot"


def test_the_options_of_a_file_are_passed_to_its_class(tmp_path: Path) -> None:
    path = file(tmp_path, FILE + "return thought_of(game, move)")
    mine = file_bot_of(f"{path}:depth=-3,mood=7up,width=1.5,ms=3,timeout=5")
    assert getattr(mine, "made_with", None) == (-3, "7up", 1.5)
    with pytest.raises(OddVilleError, match=r"these options: deep\. Its options are: depth, mood and width"):
        bot(f"{path}:deep=3")
    with pytest.raises(OddVilleError, match="ms must be a whole number"):
        Opponent(f"{path}:ms=x")
    with pytest.raises(OddVilleError, match="timeout must be a number"):
        Opponent(f"{path}:timeout=0")


def test_a_changed_file_is_read_again(tmp_path: Path) -> None:
    one = file_bot_of(file(tmp_path, "class A:\n def think(self): ..."))
    same = file_bot_of(str(tmp_path / "mine.py"))
    other = file_bot_of(file(tmp_path, "class Changed:\n def think(self): ..."))
    assert type(one) is type(same)
    assert type(other).__name__ == "Changed"
    assert list(tmp_path.iterdir()) == [tmp_path / "mine.py"], "nothing is written beside it"


def test_a_folder_is_no_file(tmp_path: Path) -> None:
    (tmp_path / "folder.py").mkdir()
    with pytest.raises(OddVilleError, match="Is a directory"):
        Opponent(str(tmp_path / "folder.py"))


def test_only_bots_that_come_with_the_game_are_known(tmp_path: Path) -> None:
    assert is_known("greedy")
    assert is_known("odd:overlook=0.5,ms=1")
    touched = tmp_path / "touched"
    assert not is_known(file(tmp_path, f"open({str(touched)!r}, 'w')\n" + FILE + "pass"))
    assert not is_known(program(tmp_path, GOOD))
    assert not is_known("engine:greedy"), "a program of that name"
    assert not touched.exists()


def test_where_programs_cannot_play_it_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(programs, "POSSIBLE", False)
    with pytest.raises(OddVilleError, match="only on POSIX systems"):
        Opponent(program(tmp_path, GOOD))
