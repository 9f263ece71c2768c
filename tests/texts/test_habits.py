"""Habits that a reader notices: lists joined by hand, mannered phrases, other words than software uses."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from texts.catalogue import LANGUAGES, LOCALES, messages, prose

PACKAGE: Final = LOCALES.parent
SCRIPTS: Final = sorted(path for path in (PACKAGE / "web").rglob("*.js") if "vendor" not in path.parts)

JOINS: Final = {
    "texts.py": "the list patterns of the languages",
    "cards/validation.py": "the values that an edition file may have",
    "games/positions/shape.py": "the values that a position may have",
    "games/legal_moves.py": "a repr",
    "games/records/record.py": "a header of the record format",
    "envs/rendering.py": "a drawing for programmers",
    "lab/tuning/edition_file.py": "TOML",
    "server/http/bundling.py": "JavaScript",
    "server/http/endpoint.py": "an HTTP header",
    "server/http/host_policy.py": "an HTTP header",
}
"""The files that may join words by commas, and what they write."""

MANNERED: Final = {
    "en": {
        r"\bwhoever\b": "a player, anyone",
        r"\bby itself\b|\bby themselves\b": "automatically",
        r", too\b": "also, as well",
        r"\blies? before\b": "you have",
        r"\bin answer\b": "with the Builder",
        r"\bcomes? of\b": "follows from",
        r"\btold\b|\btells? of\b": "shown, is about",
        r"\bfor want of\b": "without",
        r"(?<!here )\bis no (?!longer)[a-z]+": "is not a",
        r"\bstands? there\b": "appears",
        r"\b(came|come) to light\b": "was revealed",
        r"\btake[ns]? (\w+ )?back (from here|beyond)|\btaken? back\.": "undo",
        r"\blet (it|your turn) stand\b": "confirm",
        r"\b(is|are) level\b": "tied",
        r"\blast coin\b": "the coin you gained last: the last coin is the only one left",
        r"\bleaves\b(?! the lesson)": "discards",
        r"(Dutch|French|German|Italian|English)( and \w+)? (prints?|says?|leaves?|lists|gives)\b": "the rulebook gives",
        r"^\s*Who (?!chooses)[a-z]+s\b": "if you …, the player who …",
        r" play\.$": "{ $players } players.",
        r"\d %|^ %": "no space before % in English",
    },
    "it": {
        r"(tua|mia) ultima moneta": "la moneta ottenuta per ultima",
        r"cos[ae] illuminat": "elemento evidenziato",
        r"viene subito dopo": "another player may sit between",
        r"\bse ne va\b|andarsene": "scartare: buildings do not leave",
        r"\bin risposta\b|[Rr]ispost[ae] (automatic|del Costruttore)": "con il Costruttore, rinuncia automatica",
        r"[Rr]ichiam(a|i|are|ato)\b": "restituire, rimescolare",
        r"trov(a|ano|erebbe) (\w+ )?posto": "combacia",
        r"[Tt]ogli(e|ere|erne|ne)?\b.*lavorator|togline": "ritirare",
        r"\bcome in\b(?! una shell)": "per esempio",
        r"\bnon c’è[.;:]": "non esiste",
        r"[Mm]escolament|promessa (sul|del) seme": "distribuzione, impronta: one word for one thing",
        r"(riprende|continua|ridistribuite|arrivate) da sol": "automaticamente",
        r"è conservat[ao] in|[Cc]onservare la partita": "salvata, salva",
        r"([Ll]’|[Ii]l )(inglese|italiano|olandese|francese|tedesco) (dice|stampa|omette|indica)": "il regolamento",
        r"^(Basta così|Più (vicino|lontano))|[Mm]enù|non in linea": "Fine, Ingrandisci, Riduci, Menu, offline",
        r"\d %|^ %|   %": "no space before % in Italian",
    },
    "nl": {
        r"\b(je|mijn) laatste munt|^Laatste munt": "de munt die je het laatst kreeg",
        r"uitgave": "editie",
        r"\bZet terug\b": "Ongedaan maken",
        r"\bZo laten\b": "Bevestigen",
        r"in haar (kolom|rij)": "in dezelfde",
        r"\b([Hh]aar)\b": "a card, table or seat is not a she",
        r"\b[Bb]ewa(ar|ren|ard)\b(?! gebleven)": "opslaan",
        r"(?<![Kk]aart)verdeling|toevallige? waarde": "kaartverdeling: one word for a deal; willekeurig",
        r"als antwoord|antwoord van de Bouwmeester|[Vv]aste opdracht": "met de Bouwmeester, automatisch afslaan",
        r"gaat weg\b|weggaat|er een weg\b|hoeft er geen weg": "afleggen",
        r"\bvanzelf\b": "automatisch",
        r"\bzoals in\b(?! een shell)": "bijvoorbeeld",
        r"[Ll]imiet van beurten|controlegetal": "beurtlimiet, hash or controlesom",
        r"^(Dichterbij|Verder weg|Genoeg)\b": "Inzoomen, Uitzoomen, Klaar",
        r"^(Nog een keer|Naar de tafel)\b": "Revanche, Tafel aanmaken",
        r"[Zz]etten? terug|[Nn]iets terug(genomen)?\b(?! te nemen)": "ongedaan maken: cards are teruggenomen",
        r"(Nederlands|Frans|Duits|Italiaans|Engels) (drukt|zegt|noemt|geeft|telt|laten|zeggen)": "het … spelregelboek",
        r"[Ee]en bouw\b|deze bouw\b": "bouwen, gebouw: bouw is not the noun",
        r"\d %|^ %": "no space before % in Dutch",
    },
    "fr": {
        r"(votre|ma) dernière pièce": "la dernière pièce gagnée",
        r"À table": "Créer la table",
        r"répliqu": "avec le Bâtisseur, réaction",
        r"Ça suffit": "Terminer",
        r"\b[Qq]ui a le plus de points gagne(?<!joueur qui a le plus de points gagne)": "le joueur qui",
        r"^Garder|\b[Cc]onserver (la|cette) partie": "Enregistrer",
        r"\b[Tt]u\b|\b[Tt]on\b|\b[Tt]oi\b": "vous",
        r"\bd’(lui|elle|eux|elles)-mêmes?\b|\bde lui-même\b|\bd’office\b": "automatiquement",
        r"\bcomme dans\b(?! un shell)": "par exemple",
        r"(?:^|[.:;,] |\bà |\bseul )[Qq]ui (prend|construit|l’a|vient|possède|y a|gère|apprend)\b": "un joueur qui",
        r"» part\b|\b(lequel|bâtiment) (qui )?part\b|doit partir": "défausser",
        r"[Rr]appelle (la guilde|d’abord|tous)": "remélanger, rendre",
        r"abîmé": "endommagé",
        r"\b(Plus près|Plus loin)\b": "Zoom avant, Zoom arrière",
        r"éclairée?s? (précédent|suivant)": "en surbrillance",
        r"mandataire|exploitant": "proxy, administrateur",
        r"[Cc]onsignes?\b": "refus automatique",
        r"[Ll](e |’)(français|néerlandais|allemand|italien|anglais) (imprime|omet)|se taisent": "le livret français",
    },
    "de": {
        r"\b(deine|die) letzte Münze|^Letzte Münze": "die zuletzt erhaltene Münze",
        r"Dauerauftr": "Automatik: a Dauerauftrag is a standing order of a bank",
        r"aufgehoben|aufheben": "gespeichert: aufgehoben is also annulled",
        r"Einen Spielzug (zurück|vor)": "Schritt: Zug and Spielzug are synonyms",
        r"\bEinen? [A-ZÄÖÜ]\w+ .*gibt es (hier |in dieser Ausgabe )?nicht": "es gibt keinen: the inversion is mannered",
        r"-Münzen-Feld": "Feld für 1 Münze: a 1-Münzen-Feld is no word",
        r"\bOrte?n?\b": "Bauplatz",
        r"\bvon selbst\b": "automatisch",
        r"als Antwort|Antwort des Baumeisters": "mit dem Baumeister",
        r"[Ww]elches (Gebäude )?(der drei )?geht\b|eines muss gehen": "ablegen: buildings do not leave",
        r"\bNenne (eine|nach)\b|\bVorgabe\b|Kurzschrift": "gib an, Standard, Notation",
        r"^(Genug|So lassen|Näher|Weiter weg)\b": "Fertig, Zug bestätigen, Vergrößern, Verkleinern",
        r"(Niederländisch|Französisch|Deutsch|Italienisch|Englisch) (druckt|sagt|nennt|lässt|zählt)": "die … Anleitung",
    },
}
"""Phrases that no message has, and what is said instead."""

WORDS: Final = {
    "undo": "Undo",
    "setup-undo": "Undo",
    "confirm-turn": "Confirm",
    "setup-confirm": "Confirm",
    "order-save": "Save",
    "menu-save": "Save",
    "end-save": "Save",
    "setup-make": "Create",
    "zoom-in": "Zoom in",
    "zoom-out": "Zoom out",
    "watch-running": "In progress",
    "watch-over": "Finished",
    "choice-discard": "Discard",
    "do-discard": "Discard",
    "end-rematch": "Rematch",
    "keys-usual": "defaults",
}
"""Buttons and headings in the words that other software uses."""


def comma_joins(path: Path) -> Iterator[int]:
    """The lines of a Python file where words are joined by commas."""
    for node in ast.walk(ast.parse(path.read_text())):
        if (
            isinstance(node, ast.Attribute)
            and node.attr == "join"
            and isinstance(node.value, ast.Constant)
            and node.value.value == ", "
        ):
            yield node.lineno


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_a_comma(language: str) -> None:
    assert "list-comma" not in messages(language)


def test_python_joins_no_words_by_commas() -> None:
    found = {path.relative_to(PACKAGE).as_posix() for path in PACKAGE.rglob("*.py") if any(comma_joins(path))}
    assert found == set(JOINS)


def test_the_browser_joins_no_words_by_commas() -> None:
    joins = re.compile(r"""\.join\(\s*(["'`], ["'`]|say\("list-comma"\))""")
    assert [path.name for path in SCRIPTS if joins.search(path.read_text())] == ["texts.js"]


@pytest.mark.parametrize(
    ("language", "phrase"), [(language, phrase) for language, each in MANNERED.items() for phrase in each]
)
def test_no_message_has_the_phrase(language: str, phrase: str) -> None:
    found = [name for name in messages(language) if re.search(phrase, prose(language, name))]
    assert found == [], MANNERED[language][phrase]


@pytest.mark.parametrize(("message", "word"), WORDS.items())
def test_a_button_has_the_word_that_software_uses(message: str, word: str) -> None:
    assert word in prose("en", message)
