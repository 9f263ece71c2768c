"""The package as researchers expect it: wheel and source distribution are built, typed, complete, and work."""

import os
import re
import shutil
import subprocess
import sys
import tarfile
import tomllib
import warnings
import zipfile
from email import message_from_string
from pathlib import Path

import pytest
from packaging.requirements import Requirement

import oddville
from oddville.cli import jobs, main
from oddville.cli.main import SERVER_PACKAGES
from oddville.envs import SelfPlay, settings

ROOT = Path(__file__).parents[2]
PARTS = (
    "pyproject.toml",
    "setup.py",
    "MANIFEST.in",
    "README.md",
    "LICENSE",
    "CITATION.cff",
    "examples",
    "src",
)
HIDDEN = shutil.ignore_patterns("*.so", "__pycache__", "*.egg-info")


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Both distributions, built from a copy without a compiler, which `./check` has tried already."""
    folder = tmp_path_factory.mktemp("package")
    for part in PARTS:
        source = ROOT / part
        if source.is_dir():
            shutil.copytree(source, folder / part, ignore=HIDDEN)
        else:
            shutil.copy(source, folder / part)
    command = [sys.executable, "-m", "build", "--no-isolation", "--outdir", "dist"]
    environment = os.environ | {"ODDVILLE_PURE": "1"}
    run = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, timeout=300)
    assert run.returncode == 0, run.stdout + run.stderr
    return folder / "dist"


def sources() -> set[str]:
    """Every file of the package by its path, including the browser's files and the tables of the store."""
    files = (path for path in (ROOT / "src" / "oddville").rglob("*") if path.is_file())
    suffixes = {".so", ".pyc", ".pyd"}
    return {str(path.relative_to(ROOT / "src")) for path in files if path.suffix not in suffixes}


def test_the_wheel_holds_the_whole_package(built: Path) -> None:
    (wheel,) = built.glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        names = set(archive.namelist())
        (metadata,) = (name for name in names if name.endswith(".dist-info/METADATA"))
        fields = message_from_string(archive.read(metadata).decode())
    assert sources() <= names
    assert {"oddville/py.typed", "oddville/cards/data/micro.toml", "oddville/locales/en/envs.ftl"} <= names
    assert {name for name in names if name.startswith("oddville/")} <= sources()
    assert {"envs", "openspiel", "train", "data"} <= set(fields.get_all("Provides-Extra") or [])
    assert fields["License-Expression"] == "MIT"
    assert fields["Description-Content-Type"] == "text/markdown"
    assert "Programming Language :: Python :: 3.13" in (fields.get_all("Classifier") or [])


def test_the_source_distribution_can_be_built_from(built: Path) -> None:
    (archive,) = built.glob("*.tar.gz")
    with tarfile.open(archive) as packed:
        names = {name.partition("/")[2] for name in packed.getnames()}
    assert {f"src/{name}" for name in sources()} <= names
    assert {
        "setup.py",
        "pyproject.toml",
        "LICENSE",
        "README.md",
        "CITATION.cff",
        "examples/learn.py",
    } <= names


def test_the_wheel_works_where_it_is_installed(built: Path, tmp_path: Path) -> None:
    (wheel,) = built.glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(tmp_path / "site")
    code = (
        "import oddville.envs as envs; games = envs.SelfPlay(2, edition='micro', seed=1);"
        "games.step(games.random_actions); print(games.masks.shape, oddville.__file__)"
    )
    environment = os.environ | {"PYTHONPATH": str(tmp_path / "site")}
    run = subprocess.run(
        [sys.executable, "-c", "import oddville; " + code],
        cwd=tmp_path,
        env=environment,
        capture_output=True,
        text=True,
        timeout=300,
    )
    assert run.stdout.startswith(f"(2, 408) {tmp_path}"), run.stderr


@pytest.mark.parametrize(
    ("module", "code", "extra"),
    [
        ("gymnasium", "from oddville.envs import SingleEnv", "envs"),
        ("pettingzoo", "from oddville.envs import aec_env", "envs"),
        ("stable_baselines3", "from oddville.envs import SB3Games", "sb3"),
        ("pyspiel", "import oddville.envs.spiel", "openspiel"),
        ("numpy", "import oddville.envs.spiel", "openspiel"),
    ],
)
def test_a_missing_extra_is_an_import_error_that_says_what_to_install(
    module: str, code: str, extra: str
) -> None:
    code = f"import sys; sys.modules['{module}'] = None\ntry:\n  {code}\nexcept ImportError as error: print(error)"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=300)
    assert f"pip install 'oddville[{extra}]'" in run.stdout, run.stderr


def test_the_citation_names_what_the_package_is() -> None:
    text = (ROOT / "CITATION.cff").read_text("utf-8")
    citation = dict(
        line.split(": ", 1) for line in text.splitlines() if ": " in line and not line.startswith(" ")
    )
    version = next(
        line.split('"')[1]
        for line in (ROOT / "pyproject.toml").read_text().splitlines()
        if line.startswith("version")
    )
    assert citation["cff-version"] == "1.2.0"
    assert citation["version"].strip('"') == version
    assert citation["license"] == "MIT"
    assert {"title", "message", "abstract"} <= set(citation)
    assert "\nauthors:\n  - " in text, "what the format demands besides"


@pytest.mark.parametrize(("compiled", "word"), [(True, "compiled"), (False, "pure Python")])
def test_the_version_says_whether_the_rules_are_compiled(
    compiled: bool, word: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys.modules["oddville.cli.main"], "is_compiled", lambda: compiled)
    with pytest.raises(SystemExit):
        main(["--lang", "en", "--version"])
    assert capsys.readouterr().out == f"oddville {oddville.__version__} ({word})\n"


def test_a_slow_installation_is_not_silent(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for module in (settings, jobs):
        monkeypatch.setattr(module, "is_compiled", lambda: False)
    with pytest.warns(settings.Uncompiled, match="Install a C compiler"):
        SelfPlay(1, edition="nano", seed=1)
    monkeypatch.chdir(tmp_path)
    arena = ["arena", "random", "random", "--games", "2", "--edition", "nano", "--runner", "here"]
    assert main(["--lang", "en", *arena]) == 0
    assert "Install a C compiler" in capsys.readouterr().err
    for module in (settings, jobs):
        monkeypatch.setattr(module, "is_compiled", lambda: True)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        SelfPlay(1, edition="nano", seed=1)


def test_the_package_works_without_the_servers_packages(tmp_path: Path) -> None:
    """Researchers need no web server; `serve` says what to install."""
    code = f"""import sys
for name in {sorted(SERVER_PACKAGES)} + ["uvloop"]:
    sys.modules[name] = None
import oddville.analysis.review, oddville.bots, oddville.envs, oddville.lab.arena.arena
from oddville.cli import main
for words in ("bots", "cards show goose-exchange", "arena random random --games 2 --runner here --quiet"):
    assert main(["--lang", "en", *words.split()]) == 0, words
assert main(["--lang", "en", "serve", "--port", "0"]) == 2
"""
    run = subprocess.run(
        [sys.executable, "-c", code], cwd=tmp_path, capture_output=True, text=True, timeout=300
    )
    assert run.returncode == 0, run.stderr
    assert "pip install 'oddville[server]'" in run.stderr


def test_the_extra_of_the_server_is_what_the_command_line_expects() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    wanted = {Requirement(each).name for each in project["optional-dependencies"]["server"]}
    assert wanted == SERVER_PACKAGES | {"uvloop"}


@pytest.mark.parametrize("home", ["", "https://example.org/oddville"])
def test_the_readme_renders_on_an_index_page(home: str, tmp_path: Path) -> None:
    """A relative link is dead there: it leads to the repository, or only its words remain."""
    for name in ("README.md", "pyproject.toml", "setup.py"):
        shutil.copy(ROOT / name, tmp_path)
    if home:
        with (tmp_path / "pyproject.toml").open("a") as project:
            project.write(f'\n[project.urls]\nRepository = "{home}"\n')
    code = "import setuptools; setuptools.setup = lambda **fields: print(fields['long_description']); import setup"
    run = subprocess.run(
        [sys.executable, "-c", code],
        cwd=tmp_path,
        env=os.environ | {"ODDVILLE_PURE": "1"},
        capture_output=True,
        text=True,
        timeout=300,
        check=True,
    )
    (tmp_path / "page.md").write_text(run.stdout)
    targets = re.findall(r"\]\(([^)]*)\)|src=\"([^\"]*)\"", run.stdout)
    assert all("".join(target).startswith("https://") for target in targets)
    assert (f"{home}/raw/main/docs/screenshots" in run.stdout) == (home != "")
    rendered = subprocess.run(
        [sys.executable, "-m", "readme_renderer", "page.md"], cwd=tmp_path, capture_output=True, timeout=300
    )
    assert rendered.returncode == 0, rendered.stderr
