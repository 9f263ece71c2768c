"""The locked versions, the bill of materials, and the limits of the systemd unit."""

import json
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())
SERVED = ("server", "postgresql", "redis")
PACKAGE = re.compile(r"(?m)^([a-z0-9-]+)==(\S+)[^\n]*\n +--hash=sha256:[0-9a-f]{64}\b")


def locked_packages(name: str) -> dict[str, str]:
    """The versions of the packages that have hashes."""
    text = (ROOT / "requirements" / f"{name}.lock").read_text()
    result = dict[str, str](PACKAGE.findall(text))
    assert len(result) == len(re.findall(r"(?m)^[a-z0-9-]+==", text)), "a package without hashes"
    return result


def requirements() -> list[Requirement]:
    """What pyproject.toml asks for."""
    project = PROJECT["project"]
    served = [
        *project["dependencies"],
        *(each for name in SERVED for each in project["optional-dependencies"][name]),
    ]
    return [Requirement(each) for each in served]


@pytest.mark.parametrize("wanted", requirements(), ids=lambda each: each.name)
def test_every_dependency_of_the_server_is_locked(wanted: Requirement) -> None:
    assert wanted.specifier.contains(locked_packages("server")[canonicalize_name(wanted.name)])


def test_every_build_tool_is_locked() -> None:
    for wanted in map(Requirement, PROJECT["build-system"]["requires"]):
        assert wanted.specifier.contains(locked_packages("build")[canonicalize_name(wanted.name)])


def test_what_both_lock_has_one_version() -> None:
    server, build = locked_packages("server"), locked_packages("build")
    assert all(server[name] == build[name] for name in server.keys() & build.keys())


@pytest.mark.parametrize("name", ["uvicorn", "websockets", "starlette"])
def test_packages_whose_parts_we_override_have_an_upper_bound(name: str) -> None:
    wanted = next(each for each in requirements() if each.name == name)
    assert any(each.operator in ("<", "==") for each in wanted.specifier)


def test_the_image_installs_only_files_with_a_known_hash() -> None:
    assert re.search(r"(?m)^RUN scripts/install\.sh locked$", (ROOT / "Dockerfile").read_text())
    script = (ROOT / "scripts" / "prepare.sh").read_text()
    steps = re.findall(
        r"pip_install (.*?) \|\| return", script.partition("install_locked() {")[2].partition("\n}")[0]
    )
    assert steps == [
        "--require-hashes -r requirements/server.lock -r requirements/build.lock",
        "--no-deps --no-build-isolation .",
    ]


def test_base_images_can_be_pinned() -> None:
    images = re.findall(r"(?m)^FROM (\S+)", (ROOT / "Dockerfile").read_text())
    assert set(images) == {"${PYTHON_IMAGE}"}
    assert all(
        "${" in each for each in re.findall(r"image: (.*)", (ROOT / "deploy" / "compose.yaml").read_text())
    )


def test_the_bill_of_materials_lists_what_is_locked() -> None:
    command = [sys.executable, str(ROOT / "scripts" / "sbom.py")]
    document = json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout)
    assert (document["bomFormat"], document["specVersion"]) == ("CycloneDX", "1.6")
    listed = {each["name"]: each["version"] for each in document["components"] if "pkg:pypi/" in each["purl"]}
    assert listed == locked_packages("server")
    vendored = json.loads((ROOT / "package-lock.json").read_text())["packages"]
    for name in ("lit-html", "@fluent/bundle"):
        (found,) = (each for each in document["components"] if each["name"] == name)
        assert found["version"] == vendored[f"node_modules/{name}"]["version"]
    references = [each["bom-ref"] for each in document["components"]]
    assert len(set(references)) == len(references)
    assert document["dependencies"][0]["dependsOn"] == references
    assert all(each["externalReferences"][0]["hashes"] for each in document["components"])


def test_a_server_that_grows_does_not_take_the_machine_with_it() -> None:
    assert re.search(r"(?m)^MemoryMax=\d+[MG]$", (ROOT / "deploy" / "oddville.service").read_text())
