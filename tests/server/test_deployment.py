"""The Dockerfile, the compose file and the systemd unit."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from oddville.server.ops.settings import SETTINGS
from server.serving import run_server
from services import program

ROOT = Path(__file__).parents[2]
DOCKERFILE = (ROOT / "Dockerfile").read_text()
UNIT = ROOT / "deploy" / "oddville.service"
FILES = [ROOT / "Dockerfile", *sorted((ROOT / "deploy").iterdir())]


@pytest.fixture
def unit(tmp_path: Path) -> Path:
    """The unit with a program that is there."""
    place = tmp_path / UNIT.name
    place.write_text(re.sub(r"(?m)^ExecStart=\S+", f"ExecStart={sys.executable}", UNIT.read_text()))
    return place


def test_the_systemd_unit_is_valid_and_confined(unit: Path) -> None:
    analyze = program("systemd-analyze")
    checked = subprocess.run(
        [analyze, "verify", "--man=no", str(unit)], capture_output=True, text=True, check=False
    )
    assert (checked.returncode, checked.stderr) == (0, "")
    rated = subprocess.run(
        [analyze, "security", "--offline=true", "--threshold=20", "--no-pager", str(unit)],
        capture_output=True,
        text=True,
        check=False,
    )
    assert rated.returncode == 0, rated.stdout[-200:]


def test_an_invalid_unit_is_detected(unit: Path) -> None:
    unit.write_text(unit.read_text().replace("ProtectSystem=strict", "ProtectSystem=stricter"))
    analyze = program("systemd-analyze")
    result = subprocess.run(
        [analyze, "verify", "--man=no", str(unit)], capture_output=True, text=True, check=False
    )
    assert "stricter" in result.stderr


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_deployment_files_use_only_known_settings(file: Path) -> None:
    text = file.read_text()
    assert set(re.findall(r"ODDVILLE_[A-Z_]+", text)) <= {setting.variable for setting in SETTINGS}
    served = "\n".join(re.findall(r"oddville serve (.*)", text))
    assert set(re.findall(r"--[a-z-]+", served)) <= {setting.flag for setting in SETTINGS}


def test_the_image_is_installed_by_the_script_of_the_tests() -> None:
    step = r"(?m)^(?:RUN |step .*)?(scripts/install\.sh) \S+$"
    assert re.search(step, DOCKERFILE)
    assert re.search(step, (ROOT / "check").read_text())
    copied = " ".join(re.findall(r"(?m)^COPY (?!--from)(.*) \S+$", DOCKERFILE)).split()
    allowed = re.findall(r"(?m)^!(.*)$", (ROOT / ".dockerignore").read_text())
    assert sorted(copied) == sorted(allowed)
    assert all((ROOT / name).exists() for name in copied)


def test_the_image_runs_unprivileged_and_stores_tables_in_a_volume() -> None:
    last = DOCKERFILE.rpartition("\nFROM ")[2]
    assert re.search(r"(?m)^USER 8612:8612$", last)
    assert re.search(r"(?m)^VOLUME /data$", last)
    assert "ODDVILLE_DATA=/data" in last


def test_settings_of_the_image_are_read() -> None:
    """A flag of the command would win over it."""
    assert re.search(r'(?m)^CMD \["oddville", "serve"\]$', DOCKERFILE)


def test_the_smoke_test_of_the_image_plays_at_a_table(tmp_path: Path) -> None:
    def run(*arguments: str) -> str:
        environment = {
            "ODDVILLE_PORT": str(server.port),
            "ODDVILLE_BASE_PATH": "/odd",
            "http_proxy": "http://127.0.0.1:1",
        }
        command = [sys.executable, str(ROOT / "scripts" / "image_play.py"), *arguments]
        return subprocess.run(
            command, check=True, env=environment, capture_output=True, text=True
        ).stdout.strip()

    with run_server(tmp_path, base_path="/odd") as server:
        table = run()
        assert "\n0. " in run(table)


def test_the_health_check_detects_a_server_that_is_down(tmp_path: Path) -> None:
    found = re.search(r"(?s)HEALTHCHECK.*?CMD (\[.*?\])\n", DOCKERFILE)
    assert found is not None
    _, place = json.loads(found[1])
    copied = re.search(rf"(?m)^COPY (\S+) {re.escape(place)}$", DOCKERFILE)
    assert copied is not None

    def healthy(port: int, path: str = "") -> bool:
        environment = {
            "ODDVILLE_PORT": str(port),
            "ODDVILLE_BASE_PATH": path,
            "http_proxy": "http://127.0.0.1:1",
        }
        command = [sys.executable, str(ROOT / copied[1])]
        return subprocess.run(command, check=False, env=environment, capture_output=True).returncode == 0

    with run_server(tmp_path, base_path="/odd") as server:
        assert healthy(server.port, "/odd")
        assert not healthy(server.port)
    assert not healthy(server.port, "/odd")


def test_settings_in_the_file_of_the_unit_are_read() -> None:
    """A flag of the command would win over it."""
    text = UNIT.read_text()
    assert re.search(r"(?m)^ExecStart=\S+ serve$", text)
    assert re.search(r"(?m)^EnvironmentFile=-/etc/oddville.env$", text)
    assert "ODDVILLE_DATA=/var/lib/oddville" in text
