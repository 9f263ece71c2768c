"""The sources of settings, their precedence, and errors."""

from pathlib import Path

import pytest

from oddville.games.errors import OddVilleError
from oddville.server.ops.settings import (
    EXAMPLES,
    SETTINGS,
    Settings,
    data_folder,
    read_settings,
    unknown_variables,
)
from oddville.texts import english


def test_flags_precede_the_environment_and_the_file(tmp_path: Path) -> None:
    file = tmp_path / "oddville.toml"
    file.write_text(
        'port = 1\nhost = "file"\nlog = "json"\nallowed_hosts = ["A.example", "b.example"]\nclosed = true\n'
    )
    environment = {"ODDVILLE_PORT": "2", "ODDVILLE_HOST": "variable", "ODDVILLE_DATA": ""}
    settings = read_settings({"port": "3", "host": None}, environment, file)
    assert (settings.port, settings.host, settings.log, settings.closed) == (3, "variable", "json", True)
    assert settings.allowed_hosts == ("a.example", "b.example")
    assert settings.data == Settings().data


def test_lists_and_flags_in_the_environment() -> None:
    given = {
        "ODDVILLE_TRUSTED_PROXIES": "10.0.0.0/8, ::1",
        "ODDVILLE_LAN": "yes",
        "ODDVILLE_NOTICES": "false",
    }
    settings = read_settings({}, given)
    assert settings.trusted_proxies == ("10.0.0.0/8", "::1")
    assert (settings.lan, settings.notices) == (True, False)


BAD = [
    ("port", "65536", "0-65535"),
    ("port", "eight", "0-65535"),
    ("port", "-1", "0-65535"),
    ("log", "xml", ["plain", "json"]),
    ("trusted_proxies", "proxy.example", EXAMPLES["networks"]),
    ("allowed_hosts", "http://a.example", EXAMPLES["hosts"]),
    ("base_path", "oddville/", EXAMPLES["base-path"]),
    ("base_path", "/../x y", EXAMPLES["base-path"]),
    ("public_url", "play.example.org", EXAMPLES["url"]),
    ("public_url", "https://ada:secret@play.example.org", EXAMPLES["url"]),
    ("lan", "maybe", ["true", "false"]),
    ("host", "a\nb", "text"),
]


@pytest.mark.parametrize(("name", "value", "allowed"), BAD)
def test_an_invalid_value_is_refused_with_its_source(
    name: str, value: str, allowed: object, tmp_path: Path
) -> None:
    variable = f"ODDVILLE_{name.upper()}"
    with pytest.raises(OddVilleError) as caught:
        read_settings({}, {variable: value})
    assert caught.value.facts == {"source": variable, "value": value, "allowed": allowed}
    with pytest.raises(OddVilleError) as caught:
        read_settings({name: value}, {})
    assert caught.value.facts["source"] == f"--{name.replace('_', '-')}"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("port = ", "error-settings-file"),
        ("prot = 1", "error-setting-unknown"),
        ('port = "8612x"', "error-setting"),
        ("port = true", "error-setting"),
        ("allowed_hosts = [1]", "error-setting"),
        ("data = 1", "error-setting"),
    ],
)
def test_an_invalid_file_is_refused_with_its_path(text: str, message: str, tmp_path: Path) -> None:
    file = tmp_path / "oddville.toml"
    file.write_text(text)
    with pytest.raises(OddVilleError) as caught:
        read_settings({}, {}, file)
    assert caught.value.message == message
    assert str(file) in str(caught.value)


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("allowed_host", "Did you mean allowed_hosts?"),
        ("prot", "Did you mean port?"),
        ("colour_of_the_moon", "The settings are host, port, data, "),
    ],
)
def test_an_unknown_setting_is_refused_with_the_nearest_name(
    name: str, expected: str, tmp_path: Path
) -> None:
    file = tmp_path / "oddville.toml"
    file.write_text(f"{name} = 1")
    with pytest.raises(OddVilleError) as caught:
        read_settings({}, {}, file)
    assert str(caught.value).startswith(f"{file}: there is no setting {name}. {expected}")


def test_a_misspelt_variable_is_a_warning() -> None:
    given = {"ODDVILLE_ALLOWED_HOST": "a.example", "ODDVILLE_PORT": "1", "ODDVILLE_LANG": "de", "PATH": "/"}
    assert read_settings({}, given).port == 1
    unknown = unknown_variables(given | {"ODDVILLE_SETTINGS": "file", "XODDVILLE_PROT": "1"})
    assert [each.facts["nearest"] for each in unknown] == ["ODDVILLE_ALLOWED_HOSTS"]
    assert "no setting ODDVILLE_ALLOWED_HOST. Did you mean ODDVILLE_ALLOWED_HOSTS?" in str(unknown[0])


def test_a_missing_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(OddVilleError) as caught:
        read_settings({}, {}, tmp_path / "none.toml")
    assert caught.value.message == "error-file"


def test_every_setting_has_a_description() -> None:
    assert [setting.name for setting in SETTINGS if not english().has(setting.message)] == []


def test_the_data_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", "/home/ada")
    assert data_folder(Settings(data="~/odd"), {}) == Path("/home/ada/odd")
    assert data_folder(Settings(), {"XDG_DATA_HOME": "/data"}) == Path("/data/oddville")
    assert data_folder(Settings(), {"XDG_DATA_HOME": "data"}) == Path("/home/ada/.local/share/oddville")
