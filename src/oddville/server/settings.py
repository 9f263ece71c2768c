"""The settings of a server: from flags, the environment and a file; docs/hosting.md lists them.

A flag wins over the environment (`ODDVILLE_…`), that over the file, that over what is usual.
"""

import difflib
import ipaddress
import os
import re
import tomllib
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import Field, dataclass, field, fields
from pathlib import Path
from typing import Any, Final, Literal, NamedTuple, get_args

from oddville.games.errors import OddVilleError

PORT: Final = 8612
LAST_PORT: Final = 65535
LOOPBACK: Final = "127.0.0.1"
FILE: Final = "oddville.db"
"""The database in the data folder."""
PREFIX: Final = "ODDVILLE_"
OTHERS: Final = tuple(PREFIX + name for name in ("SETTINGS", "LANG", "PURE", "EXPECT"))
"""Variables of ours that are no settings: the file of settings, the language, and two for building and testing."""
LogForm = Literal["plain", "json"]
LogLevel = Literal["debug", "info", "warning", "error"]
Network = ipaddress.IPv4Network | ipaddress.IPv6Network
_HOST: Final = re.compile(r"(\*\.)?[a-z0-9_]([a-z0-9_.-]*[a-z0-9_])?(:\d{1,5})?|\[[0-9a-f:.]+\](:\d{1,5})?")
_PATH: Final = re.compile(r"(/[A-Za-z0-9._~-]+)*")


def _whole(usual: int, least: int, most: int) -> Any:
    return field(default=usual, metadata={"least": least, "most": most})


def _checked(usual: Any, check: str) -> Any:
    return field(default=usual, metadata={"check": check})


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """Everything about a server that can be set. Where a limit is 0 there is none."""

    host: str = LOOPBACK
    port: int = _whole(PORT, 0, LAST_PORT)
    data: str = ""
    database: str = ""
    redis: str = ""
    lan: bool = False
    base_path: str = _checked("", "base-path")
    public_url: str = _checked("", "url")
    allowed_hosts: tuple[str, ...] = _checked((), "hosts")
    trusted_proxies: tuple[str, ...] = _checked((), "networks")
    metrics_from: tuple[str, ...] = _checked(("127.0.0.0/8", "::1"), "networks")
    log: LogForm = "plain"
    log_level: LogLevel = "info"
    thinkers: int = _whole(0, 0, 256)
    keep_days: int = _whole(0, 0, 36500)
    notices: bool = True
    closed: bool = False
    most_sockets: int = _whole(5000, 0, 1_000_000)
    most_sockets_each: int = _whole(60, 0, 1_000_000)
    tables_an_hour: int = _whole(60, 0, 1_000_000)
    requests_a_second: int = _whole(20, 0, 1_000_000)
    messages_a_second: int = _whole(10, 0, 1_000_000)

    @property
    def proxies(self) -> tuple[Network, ...]:
        """Whom we believe about where a request comes from."""
        return tuple(ipaddress.ip_network(each, strict=False) for each in self.trusted_proxies)

    @property
    def metrics_networks(self) -> tuple[Network, ...]:
        """Who may read the metrics."""
        return tuple(ipaddress.ip_network(each, strict=False) for each in self.metrics_from)


EXAMPLES: Final = {
    "networks": "127.0.0.1, 10.0.0.0/8, fd00::/8, …",
    "hosts": "play.example.org, *.example.org, …",
    "url": "https://play.example.org, …",
    "base-path": "/oddville, …",
}
"""What values look like that are checked."""
PLACES: Final = {
    "host": "ADDRESS",
    "data": "FOLDER",
    "database": "ADDRESS",
    "redis": "ADDRESS",
    "base_path": "PATH",
    "public_url": "URL",
}


class Setting(NamedTuple):
    """One setting, as the command line, the page of settings and the reader know it."""

    name: str
    kind: Literal["text", "whole", "flag", "list", "choice"]
    usual: Any
    least: int
    most: int
    choices: tuple[str, ...]
    check: str | None

    @property
    def flag(self) -> str:
        """As it is written on the command line."""
        return "--" + self.name.replace("_", "-")

    @property
    def variable(self) -> str:
        """Its name in the environment."""
        return PREFIX + self.name.upper()

    @property
    def message(self) -> str:
        """The message that says what it does."""
        return "setting-" + self.name.replace("_", "-")

    @property
    def allowed(self) -> str:
        """What may be given, for the one who gave something else."""
        forms = {"flag": "true, false", "choice": ", ".join(self.choices)}
        examples = EXAMPLES.get(self.check or "", "text")
        return forms.get(self.kind, f"{self.least}-{self.most}" if self.kind == "whole" else examples)

    @property
    def place(self) -> str:
        """What stands for its value in the help of the command."""
        places = {"whole": "N", "list": "A,B", "choice": "|".join(self.choices)}
        return places.get(self.kind, PLACES.get(self.name, "TEXT"))

    @property
    def usually(self) -> str:
        """Its usual value as people write it; empty if there is none."""
        return ",".join(self.usual) if self.kind == "list" else str(self.usual)


def _setting(each: "Field[Any]") -> Setting:
    choices = get_args(each.type) if each.type in (LogForm, LogLevel) else ()
    kinds: dict[Any, Any] = {str: "text", int: "whole", bool: "flag", tuple[str, ...]: "list"}
    facts = each.metadata
    kind: Any = "choice" if choices else kinds[each.type]
    return Setting(
        each.name,
        kind,
        each.default,
        facts.get("least", 0),
        facts.get("most", 0),
        choices,
        facts.get("check"),
    )


SETTINGS: Final = tuple(_setting(each) for each in fields(Settings))
"""All settings, in the order of the documentation."""


def read_settings(
    flags: Mapping[str, str | bool | None], environment: Mapping[str, str], file: Path | None = None
) -> Settings:
    """The settings; raises `OddVilleError` that names the flag, variable or file line with a bad value."""
    chosen: dict[str, Any] = {}
    for source in (_from_file(file), _from_environment(environment), _from_flags(flags)):
        for setting, named, value in source:
            chosen[setting.name] = _value(setting, named, value)
    return Settings(**chosen)


Given = Iterator[tuple[Setting, str, Any]]
"""A setting, the name of where it was given, and what was given."""


def _from_flags(flags: Mapping[str, str | bool | None]) -> Given:
    for setting in SETTINGS:
        if flags.get(setting.name) is not None:
            yield setting, setting.flag, flags[setting.name]


def _from_environment(environment: Mapping[str, str]) -> Given:
    for setting in SETTINGS:
        if environment.get(setting.variable):
            yield setting, setting.variable, environment[setting.variable]


def unknown_variables(environment: Mapping[str, str]) -> list[OddVilleError]:
    """What looks like a setting of the environment and is none: worth a word, but another program may have set it."""
    known = [*(setting.variable for setting in SETTINGS), *OTHERS]
    given = sorted(name for name in environment if name.startswith(PREFIX) and name not in known)
    return [_unknown(name, name, known) for name in given]


def _unknown(source: str, name: str, known: Iterable[str]) -> OddVilleError:
    near = difflib.get_close_matches(name, known, 1)
    facts = {"nearest": near[0] if near else "none", "known": ", ".join(known)}
    return OddVilleError("error-setting-unknown", source=source[:200], setting=name[:60], **facts)


def _from_file(file: Path | None) -> Given:
    if file is None:
        return
    known = {setting.name: setting for setting in SETTINGS}
    for name, value in _toml(file).items():
        if name not in known:
            raise _unknown(str(file), name, known)
        yield known[name], f"{file}: {name}", value


def _toml(file: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(file.read_text("utf-8"))
    except OSError as error:
        raise OddVilleError("error-file", file=str(file), reason=error.strerror or str(error)) from None
    except ValueError as error:
        raise OddVilleError("error-settings-file", file=str(file), reason=str(error)) from None


def _value(setting: Setting, source: str, given: Any) -> Any:
    value = _READERS[setting.kind](setting, given)
    if value is None or not _CHECKS.get(setting.check, lambda value: True)(value):
        raise OddVilleError("error-setting", source=source, value=str(given)[:80], allowed=setting.allowed)
    return value


def _read_text(setting: Setting, given: Any) -> str | None:
    return given if isinstance(given, str) and given.isprintable() else None


def _read_whole(setting: Setting, given: Any) -> int | None:
    if isinstance(given, bool) or not re.fullmatch("[0-9]{1,9}", str(given), re.ASCII):
        return None
    return int(given) if setting.least <= int(given) <= setting.most else None


def _read_flag(setting: Setting, given: Any) -> bool | None:
    words = {"true": True, "1": True, "yes": True, "false": False, "0": False, "no": False}
    return given if isinstance(given, bool) else words.get(str(given).lower())


def _read_list(setting: Setting, given: Any) -> tuple[str, ...] | None:
    parts = given.split(",") if isinstance(given, str) else given
    if not isinstance(parts, list) or not all(isinstance(part, str) for part in parts):
        return None
    return tuple(part.strip().lower() for part in parts if part.strip())


def _read_choice(setting: Setting, given: Any) -> str | None:
    return given if given in setting.choices else None


_READERS: Final[dict[str, Callable[[Setting, Any], Any]]] = {
    "text": _read_text,
    "whole": _read_whole,
    "flag": _read_flag,
    "list": _read_list,
    "choice": _read_choice,
}


def _are_networks(values: tuple[str, ...]) -> bool:
    try:
        return all(ipaddress.ip_network(value, strict=False) for value in values)
    except ValueError:
        return False


_CHECKS: Final[dict[str | None, Callable[[Any], bool]]] = {
    "networks": _are_networks,
    "hosts": lambda values: all(_HOST.fullmatch(value) for value in values),
    "url": lambda value: re.fullmatch(r"(https?://[^\s/?#@]+(/[^\s?#]*)?)?", value) is not None,
    "base-path": lambda value: _PATH.fullmatch(value) is not None,
}


def data_folder(settings: Settings, environment: Mapping[str, str] = os.environ) -> Path:
    """Where tables are kept: what was set, or the usual place for an application's data."""
    if settings.data:
        return Path(settings.data).expanduser()
    if os.name == "nt":
        return Path(environment.get("LOCALAPPDATA") or Path.home()) / "oddville"
    home = environment.get("XDG_DATA_HOME", "")
    return (Path(home) if home.startswith("/") else Path.home() / ".local" / "share") / "oddville"
