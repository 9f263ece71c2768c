"""Compile the rules with mypyc where there is a C compiler; install them as they are where there is none.

`ODDVILLE_PURE=1` leaves the compiler out on purpose, `ODDVILLE_COMPILE=1` fails without one. An editable install is
always pure, because a compiled module would hide an edited file of the same name.
"""

import os
import re
import sys
import tomllib
from pathlib import Path

from setuptools import Extension, setup

MODULES = (
    "games/positions/position",
    "games/previews",
    "bots/search/free_resources",
    "bots/search/evaluation",
    "bots/search/inputs",
    "bots/search/network",
    "bots/search/rollout_policy",
    "bots/search/policy",
    "bots/search/rollouts",
    "bots/search/tree",
    "envs/actions",
    "envs/observation",
    "envs/rewards",
    "envs/opponents",
    "envs/batch",
)
COMPILED = [
    "src/oddville/cards/vocabulary.py",
    *sorted(map(str, Path("src/oddville/rules").glob("*.py"))),
    *(f"src/oddville/{module}.py" for module in MODULES),
]
# Without this the compiler must assume that any function may be replaced at load time, and inlines none.
INLINE = (
    [] if os.name == "nt" else ["-fno-semantic-interposition", "-fvisibility=hidden", "-finline-limit=1000"]
)
EDITABLE = {"editable_wheel", "develop"}


def extensions() -> list[Extension]:
    """The compiled modules, each optional."""
    if os.environ.get("ODDVILLE_PURE") == "1" or EDITABLE & set(sys.argv):
        return []
    from mypyc.build import mypycify

    sources = [source for source in COMPILED if not source.endswith("__init__.py")]
    # the rest of the package is checked elsewhere: what it imports is not there while the package is built
    options = ["--strict", "--follow-imports=silent"]
    compiled = mypycify([*options, *sources], opt_level="3", debug_level="0")
    for extension in compiled:
        extension.optional = os.environ.get("ODDVILLE_COMPILE") != "1"
        extension.extra_compile_args = [*extension.extra_compile_args, *INLINE]
    return compiled


def index_page() -> str:
    """README.md for an index of packages, where relative links are dead: they lead to the repository if
    `project.urls` names one; otherwise their words remain, and pictures are left out."""
    text = Path("README.md").read_text("utf-8")
    project = tomllib.loads(Path("pyproject.toml").read_text("utf-8"))["project"]
    home = project.get("urls", {}).get("Repository", "").rstrip("/")
    if home:
        text = re.sub(r"(!\[[^]]*\]\(|<img src=\")(?!https?:)", rf"\1{home}/raw/main/", text)
        return re.sub(r"(?<=\]\()(?!https?:)", f"{home}/blob/main/", text)
    text = re.sub(r"!\[[^]]*\]\((?!https?:)[^)]*\)\n*|<img src=\"(?!https?:)[^>]*> *", "", text)
    return re.sub(r"\[([^]]*)\]\((?!https?:)[^)]*\)", r"\1", text)


setup(ext_modules=extensions(), long_description=index_page(), long_description_content_type="text/markdown")
