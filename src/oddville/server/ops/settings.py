"""The settings of a server, listed in docs/host/hosting.md.

A flag takes precedence over the environment (`ODDVILLE_…`), which takes precedence over the file and the default.
"""

import difflib
import ipaddress
import os
import re
import tomllib
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import Field, dataclass, field, fields
from pathlib import Path
from typing import Any, Final, Literal, NamedTuple, assert_never, get_args

from oddville.games.errors import OddVilleError

PORT: Final = 8612
LAST_PORT: Final = 65535
LOOPBACK: Final = "127.0.0.1"
FILE: Final = "oddville.db"
"""The database in the data folder."""
PREFIX: Final = "ODDVILLE_"
OTHER_VARIABLES: Final = tuple(PREFIX + name for name in ("SETTINGS", "LANG", "PURE", "EXPECT"))
"""Our environment variables that are not settings."""
LogForm = Literal["plain", "json"]
LogLevel = Literal["debug", "info", "warning", "error"]
Network = ipaddress.IPv4Network | ipaddress.IPv6Network
_HOST: Final = re.compile(r"(\*\.)?[a-z0-9_]([a-z0-9_.-]*[a-z0-9_])?(:\d{1,5})?|\[[0-9a-f:.]+\](:\d{1,5})?")
_PATH: Final = re.compile(r"(/[A-Za-z0-9._~-]+)*")
_FLAGS: Final = {"true": True, "1": True, "yes": True, "false": False, "0": False, "no": False}


def _integer(default: int, minimum: int, maximum: int) -> Any:
    return field(default=default, metadata={"minimum": minimum, "maximum": maximum})


def _with_check(default: Any, check: str) -> Any:
    return field(default=default, metadata={"check": check})


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """All settings. A limit of 0 is none."""

    host: str = LOOPBACK
    port: int = _integer(PORT, 0, LAST_PORT)
    data: str = ""
    database: str = ""
    redis: str = ""
    lan: bool = False
    base_path: str = _with_check("", "base-path")
    public_url: str = _with_check("", "url")
    allowed_hosts: tuple[str, ...] = _with_check((), "hosts")
    trusted_proxies: tuple[str, ...] = _with_check((), "networks")
    metrics_from: tuple[str, ...] = _with_check(("127.0.0.0/8", "::1"), "networks")
    log: LogForm = "plain"
    log_level: LogLevel = "info"
    thinkers: int = _integer(0, 0, 256)
    keep_days: int = _integer(0, 0, 36500)
    notices: bool = True
    closed: bool = False
    most_sockets: int = _integer(5000, 0, 1_000_000)
    most_sockets_each: int = _integer(60, 0, 1_000_000)
    most_connections_each: int = _integer(100, 0, 1_000_000)
    tables_an_hour: int = _integer(60, 0, 1_000_000)
    requests_a_second: int = _integer(20, 0, 1_000_000)
    messages_a_second: int = _integer(10, 0, 1_000_000)

    @property
    def proxies(self) -> tuple[Network, ...]:
        return tuple(ipaddress.ip_network(each, strict=False) for each in self.trusted_proxies)

    @property
    def metrics_networks(self) -> tuple[Network, ...]:
        return tuple(ipaddress.ip_network(each, strict=False) for each in self.metrics_from)


EXAMPLES: Final = {
    "networks": "127.0.0.1, 10.0.0.0/8, fd00::/8, …",
    "hosts": "play.example.org, *.example.org, …",
    "url": "https://play.example.org, …",
    "base-path": "/oddville, …",
}
METAVARS: Final = {
    "host": "ADDRESS",
    "data": "FOLDER",
    "database": "ADDRESS",
    "redis": "ADDRESS",
    "base_path": "PATH",
    "public_url": "URL",
}


class Setting(NamedTuple):
    """The description of a setting for the command line, the documentation and the parser."""

    name: str
    kind: Literal["text", "integer", "flag", "list", "choice"]
    default: Any
    minimum: int
    maximum: int
    choices: tuple[str, ...]
    check: str | None

    @property
    def flag(self) -> str:
        return "--" + self.name.replace("_", "-")

    @property
    def variable(self) -> str:
        """The environment variable."""
        return PREFIX + self.name.upper()

    @property
    def message(self) -> str:
        """The id of the message that describes it."""
        return "setting-" + self.name.replace("_", "-")

    @property
    def allowed(self) -> str | list[str]:
        """The values allowed, for an error message."""
        match self.kind:
            case "flag":
                return ["true", "false"]
            case "choice":
                return list(self.choices)
            case "integer":
                return f"{self.minimum}-{self.maximum}"
        return EXAMPLES.get(self.check or "", "text")

    @property
    def metavar(self) -> str:
        metavars = {"integer": "N", "list": "A,B", "choice": "|".join(self.choices)}
        return metavars.get(self.kind, METAVARS.get(self.name, "TEXT"))

    @property
    def default_text(self) -> str:
        return ",".join(self.default) if self.kind == "list" else str(self.default)


def _setting(each: "Field[Any]") -> Setting:
    choices = get_args(each.type) if each.type in (LogForm, LogLevel) else ()
    kinds: dict[Any, Any] = {str: "text", int: "integer", bool: "flag", tuple[str, ...]: "list"}
    kind: Any = "choice" if choices else kinds[each.type]
    limits = each.metadata.get("minimum", 0), each.metadata.get("maximum", 0)
    return Setting(each.name, kind, each.default, *limits, choices, each.metadata.get("check"))


SETTINGS: Final = tuple(_setting(each) for each in fields(Settings))
"""In the order of the documentation."""


def read_settings(
    flags: Mapping[str, str | bool | None], environment: Mapping[str, str], file: Path | None = None
) -> Settings:
    """The settings; raises `OddVilleError` that names the flag, variable or file line with a bad value."""
    values: dict[str, Any] = {}
    for source in (_from_file(file), _from_environment(environment), _from_flags(flags)):
        for setting, source_name, value in source:
            values[setting.name] = _value(setting, source_name, value)
    return Settings(**values)


Given = Iterator[tuple[Setting, str, Any]]
"""Settings with the source and the value given."""


def _from_flags(flags: Mapping[str, str | bool | None]) -> Given:
    for setting in SETTINGS:
        if flags.get(setting.name) is not None:
            yield setting, setting.flag, flags[setting.name]


def _from_environment(environment: Mapping[str, str]) -> Given:
    for setting in SETTINGS:
        if environment.get(setting.variable):
            yield setting, setting.variable, environment[setting.variable]


def unknown_variables(environment: Mapping[str, str]) -> list[OddVilleError]:
    """Warnings for misspelt variables; not errors, because another program may have set them."""
    known = [*(setting.variable for setting in SETTINGS), *OTHER_VARIABLES]
    names = sorted(name for name in environment if name.startswith(PREFIX) and name not in known)
    return [_unknown(name, name, known) for name in names]


def _unknown(source: str, name: str, known: Iterable[str]) -> OddVilleError:
    near = difflib.get_close_matches(name, known, 1)
    facts = {"nearest": near[0] if near else "none", "known": list(known)}
    return OddVilleError("error-setting-unknown", source=source[:200], setting=name[:60], **facts)


def _from_file(file: Path | None) -> Given:
    if file is None:
        return
    by_name = {setting.name: setting for setting in SETTINGS}
    for name, value in _toml(file).items():
        if name not in by_name:
            raise _unknown(str(file), name, by_name)
        yield by_name[name], f"{file}: {name}", value


def _toml(file: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(file.read_text("utf-8"))
    except OSError as error:
        raise OddVilleError("error-file", file=str(file), reason=error.strerror or str(error)) from None
    except ValueError as error:
        raise OddVilleError("error-settings-file", file=str(file), reason=str(error)) from None


def _value(setting: Setting, source: str, text: Any) -> Any:
    value = _parse(setting, text)
    if value is None or (setting.check is not None and not _CHECKS[setting.check](value)):
        raise OddVilleError("error-setting", source=source, value=str(text)[:80], allowed=setting.allowed)
    return value


def _parse(setting: Setting, value: Any) -> Any:
    """The value of the right type; None if it is invalid."""
    match setting.kind:
        case "text":
            return value if isinstance(value, str) and value.isprintable() else None
        case "integer":
            return _parse_integer(setting, value)
        case "flag":
            return value if isinstance(value, bool) else _FLAGS.get(str(value).lower())
        case "list":
            return _parse_list(value)
        case "choice":
            return value if value in setting.choices else None
        case _:
            assert_never(setting.kind)


def _parse_integer(setting: Setting, value: Any) -> int | None:
    if isinstance(value, bool) or not re.fullmatch("[0-9]{1,9}", str(value), re.ASCII):
        return None
    return int(value) if setting.minimum <= int(value) <= setting.maximum else None


def _parse_list(value: Any) -> tuple[str, ...] | None:
    parts = value.split(",") if isinstance(value, str) else value
    if not isinstance(parts, list) or not all(isinstance(part, str) for part in parts):
        return None
    return tuple(part.strip().lower() for part in parts if part.strip())


def _are_networks(values: tuple[str, ...]) -> bool:
    try:
        return all(ipaddress.ip_network(value, strict=False) for value in values)
    except ValueError:
        return False


_CHECKS: Final[dict[str, Callable[[Any], bool]]] = {
    "networks": _are_networks,
    "hosts": lambda values: all(_HOST.fullmatch(value) for value in values),
    "url": lambda value: re.fullmatch(r"(https?://[^\s/?#@]+(/[^\s?#]*)?)?", value) is not None,
    "base-path": lambda value: _PATH.fullmatch(value) is not None,
}


def data_folder(settings: Settings, environment: Mapping[str, str] = os.environ) -> Path:
    """The folder of the database: as set, or the platform's folder for application data."""
    if settings.data:
        return Path(settings.data).expanduser()
    if os.name == "nt":
        return Path(environment.get("LOCALAPPDATA") or Path.home()) / "oddville"
    home = environment.get("XDG_DATA_HOME", "")
    return (Path(home) if home.startswith("/") else Path.home() / ".local" / "share") / "oddville"
