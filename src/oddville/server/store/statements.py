"""The SQL files in `sql/`: statements by name, and the numbered migrations of the schema."""

import re
from functools import cache
from importlib import resources

SQLITE = "sqlite"
POSTGRESQL = "postgresql"
_NAMED = re.compile(r"^-- name: (\w+)\n(.*?)(?=^-- name: |\Z)", re.MULTILINE | re.DOTALL)
_PARAMETER = re.compile(r"(?<![:\w]):([a-z_]+)")
_STEP = re.compile(r"(\d{4})_\w+\.sql")


@cache
def statements(dialect: str) -> dict[str, str]:
    """Statements by name, with parameters in the style of the database driver."""
    folder = resources.files(__package__).joinpath("sql")
    texts = [folder.joinpath(f"{file}.sql").read_text("utf-8") for file in ("statements", dialect)]
    bodies = {name: body.strip() for text in texts for name, body in _NAMED.findall(text)}
    if dialect == POSTGRESQL:
        return {name: _PARAMETER.sub(r"%(\1)s", body) for name, body in bodies.items()}
    return bodies


@cache
def migrations(dialect: str) -> tuple[tuple[int, str], ...]:
    """Migration scripts, each with the version it leads to."""
    files = resources.files(__package__).joinpath("sql", dialect).iterdir()
    steps = [(match[1], file) for file in files if (match := _STEP.fullmatch(file.name))]
    return tuple((int(number), file.read_text("utf-8")) for number, file in sorted(steps, key=lambda s: s[0]))


def newest_version(dialect: str) -> int:
    return migrations(dialect)[-1][0]
