"""Which language is used, and how names, numbers, dates and reasons appear in it."""

import datetime
import errno
import os
from pathlib import Path

import pytest

from oddville import edition
from oddville.cards.vocabulary import CHARACTERS, GUILDS, RESOURCES
from oddville.cli.engine import Engine
from oddville.cli.main import main
from oddville.cli.parser import ARGPARSE, language_option, translate_argparse
from oddville.terminal.language_file import save_language, saved_language
from oddville.texts import REASONS, Texts, english, language_of, languages
from texts.catalogue import LANGUAGES, OTHERS, messages


@pytest.mark.parametrize(
    ("environ", "option", "language"),
    [
        ({}, None, "en"),
        ({"LANG": "de_DE.UTF-8"}, None, "de"),
        ({"LANG": "C.UTF-8"}, None, "en"),
        ({"LANG": "ja_JP.UTF-8"}, None, "en"),
        ({"LANG": "de_DE.UTF-8", "LC_MESSAGES": "fr_CH"}, None, "fr"),
        ({"LANG": "de_DE", "LC_MESSAGES": "fr_CH", "LC_ALL": "nl_BE.UTF-8"}, None, "nl"),
        ({"LANG": "de_DE", "LC_ALL": "C"}, None, "en"),
        ({"LANG": "de_DE", "LC_ALL": ""}, None, "de"),
        ({"LC_ALL": "de_DE", "ODDVILLE_LANG": "it"}, None, "it"),
        ({"ODDVILLE_LANG": "it"}, "fr-CA", "fr"),
        ({"ODDVILLE_LANG": "it"}, "tlh", "en"),
    ],
)
def test_the_language_is_the_one_asked_for_or_the_systems(
    environ: dict[str, str], option: str | None, language: str
) -> None:
    assert language_of(environ, option) == language


@pytest.mark.parametrize(
    ("arguments", "language"),
    [
        (["play", "--lang", "de"], "de"),
        (["--lang=fr", "play"], "fr"),
        (["play"], None),
        (["play", "--lang"], None),
        (["play", "--", "--lang", "de"], None),
    ],
)
def test_the_command_line_is_asked_first(arguments: list[str], language: str | None) -> None:
    assert language_option(arguments) == language


def test_a_choice_is_kept(tmp_path: Path) -> None:
    environ = {"XDG_CONFIG_HOME": str(tmp_path)}
    assert saved_language(environ) is None
    save_language("nl", environ)
    assert saved_language(environ) == "nl"
    assert saved_language({"HOME": str(tmp_path)}) is None
    assert saved_language({}) is None


def test_what_is_kept_may_be_spoilt(tmp_path: Path) -> None:
    environ = {"XDG_CONFIG_HOME": str(tmp_path)}
    save_language("it", environ)
    (tmp_path / "oddville" / "language").write_bytes(b"\xff\xfe")
    assert saved_language(environ) is None
    (tmp_path / "oddville" / "language").write_text("tlh\n")
    assert saved_language(environ) is None
    save_language("it", {"XDG_CONFIG_HOME": "/dev/null"})  # nothing can be written there: nothing happens


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_is_in_the_language(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    texts = Texts(language)
    for command in (
        [],
        ["play"],
        ["rules"],
        ["learn"],
        ["cards", "show"],
        ["arena"],
        ["balance", "tune"],
        ["fit"],
    ):
        with pytest.raises(SystemExit) as left:
            main([*command, "--help", "--lang", language])
        output = " ".join(capsys.readouterr().out.split())
        assert left.value.code == 0
        assert output.startswith(" ".join(texts.say("argparse-usage").split()))
        assert texts.say("argparse-help") in output
        assert f"--lang {texts.say('cli-language')}" in output


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (["arena", "--games", "x", "--lang", "de"], "Fehler: --games: kein gültiger Wert vom Typ int: 'x'"),
        (["play", "--lang", "it", "--nothing"], "errore: argomenti sconosciuti: --nothing"),
        (["--lang", "nl", "bench"], "fout: deze argumenten ontbreken: OPDRACHT"),
        (["play", "--lang", "xx"], "invalid choice: 'xx'"),
        (["learn", "--lang"], "expected one argument"),
    ],
)
def test_mistakes_are_reported_in_the_language(
    arguments: list[str], expected: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as left:
        main(arguments)
    assert left.value.code == 2
    assert expected in capsys.readouterr().err


def test_the_messages_of_argparse_are_restored() -> None:
    import argparse

    before = vars(argparse)["_"], vars(argparse)["ngettext"]
    with translate_argparse(Texts("de")):
        assert vars(argparse)["_"]("usage: ") == "Aufruf: "
        assert vars(argparse)["_"]("an unknown sentence") == "an unknown sentence"
        several = vars(argparse)["ngettext"]("expected %s argument", "expected %s arguments", 2)
        assert several == "%s Werte erwartet"
    assert (vars(argparse)["_"], vars(argparse)["ngettext"]) == before


def test_the_words_of_argparse_are_its_own() -> None:
    """So that none is idle: each English one stands in argparse, as some version of Python has it."""
    import argparse

    source = Path(argparse.__file__).read_text("utf-8")
    assert [message for message in ARGPARSE if english().say(message) not in source] == []
    assert set(ARGPARSE) == {name for name in messages("en") if name.startswith("argparse-")}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_shows_its_seams(language: str) -> None:
    """Names in all their forms leave no hole in the sentences that use them."""
    texts = Texts(language, edition("reconstruction"), ["Ada", "Bo"])
    for character in CHARACTERS:
        assert "{" not in texts.say("log-character", player=0, character=character)
        assert "{" not in texts.say("explain-given-back", player=1, character=character)
    for guild in GUILDS:
        assert "{" not in texts.say("log-guild-reshuffled", player=0, guild=guild, returned=["ghost"])
    for resource in RESOURCES:
        facts = {"from": resource, "to": resource, "from_slot": 0, "slot": 1}
        assert "{" not in texts.say("log-bonus-transform", facts, player=0, card="main-square", source=[0, 0])


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("de", "Ada nimmt den Feudalherrn."),
        ("it", "Ada prende il Feudatario."),
        ("fr", "Ada prend le Seigneur."),
        ("nl", "Ada neemt de Leenheer."),
    ],
)
def test_articles_and_cases(language: str, sentence: str) -> None:
    assert Texts(language, None, ["Ada"]).say("log-character", player=0, character="seignior") == sentence


def test_elision() -> None:
    texts = Texts("fr", None, ["Ada"])
    assert "pas d’argile" in texts.say(
        "refusal-nothing-to-double", resource="clay", cell=[0, 0], bonus="double"
    )
    assert "l’Intendant" in texts.say("log-character", player=0, character="bookkeeper")
    assert "l’Esattore" in Texts("it").say("log-character", player=0, character="tax-collector")


@pytest.mark.parametrize(
    ("language", "number", "date"),
    [
        ("en", "12,345.5", "Mar 4, 2026"),
        ("it", "12.345,5", "4 mar 2026"),
        ("nl", "12.345,5", "4 mrt 2026"),
        ("fr", "12\u202f345,5", "4 mars 2026"),
        ("de", "12.345,5", "04.03.2026"),
    ],
)
def test_numbers_and_dates_are_written_as_the_language_does(language: str, number: str, date: str) -> None:
    texts = Texts(language)
    assert texts.figures("12,345.5 (+1.5 … 2), p 1e-05") == f"{number} (+1{number[-2]}5 … 2), p 1e-05"
    assert date in texts.say("terminal-saved", file=datetime.date(2026, 3, 4))
    assert number[:-2] in texts.say("terminal-long", most=12345)


@pytest.mark.parametrize("language", LANGUAGES)
def test_reasons_of_the_system_have_words(language: str) -> None:
    texts = Texts(language)
    for number, name in REASONS.items():
        assert texts.word("reason", os.strerror(number)) == texts.say(f"reason-{name}")
    assert texts.word("reason", "the dog ate it") == "the dog ate it"
    assert os.strerror(errno.ENOENT) == english().say("reason-missing")


def test_five_languages_at_once() -> None:
    """One process serves them all: no call changes the language of another."""
    names = {language: Texts(language).say("card-main-square") for language in languages()}
    assert names == {language: Texts(language).say("card-main-square") for language in reversed(languages())}
    assert len(set(names.values())) == 5


@pytest.mark.parametrize("language", OTHERS)
def test_every_building_has_a_name_of_its_own(language: str) -> None:
    names = [Texts(language).card(card.id) for card in edition("reconstruction").cards]
    assert len(set(names)) == 64
    assert max(map(len, names)) <= 31


def test_the_engine_shows_errors_in_the_language() -> None:
    engine = Engine(Texts("de"))
    assert engine.answer(b'{"id":1,"do":"legal"}')["error"].startswith(
        "Es gibt noch kein Spiel: Beginne mit „new“"
    )


def test_a_nested_error_is_in_the_same_language() -> None:
    problems = [("deal-card-missing", {"id": "echo-well"}), ("deal-card-twice", {"id": "snail-post"})]
    sentence = Texts("fr").say("record-start", line=1, column=2, reason=problems)
    assert sentence.endswith(
        "ainsi\u00a0: deck\u00a0: il manque echo-well. deck\u00a0: snail-post apparaît deux fois."
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_buttons_at_the_end_of_a_game_read_alike(language: str) -> None:
    """To watch the scoring again, to play again and to replay the game share no word but short ones."""
    texts = Texts(language)
    labels = [
        texts.say(button).lower() for button in ("score-again", "end-rematch", "menu-replay", "end-look")
    ]
    words = [word for label in labels for word in set(label.split()) if len(word) > 3]
    assert sorted(words) == sorted(set(words))
