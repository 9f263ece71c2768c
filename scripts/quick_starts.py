"""Runs the Python examples of the README and of the pages about environments with the installed package.

Tests a wheel after it was built: `python scripts/quick_starts.py`. Fails if the rules are not compiled.
"""

import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PAGES = (
    "README.md",
    "docs/research/envs.md",
    *(f"docs/research/envs-{name}.md" for name in ("vector", "gymnasium", "pettingzoo", "planning")),
)


def examples() -> list[tuple[str, str]]:
    """Each example with the page it is on."""
    return [
        (page, code)
        for page in PAGES
        for code in re.findall(r"```python\n(.*?)```", (ROOT / page).read_text("utf-8"), re.DOTALL)
    ]


def main() -> None:
    version = subprocess.run(["oddville", "--version"], check=True, capture_output=True, text=True).stdout
    if os.environ.get("ODDVILLE_PURE") != "1" and "(compiled)" not in version:
        sys.exit(f"not compiled: {version}")
    with tempfile.TemporaryDirectory() as folder:
        for page, code in examples():
            print(page, flush=True)
            subprocess.run([sys.executable, "-c", code], cwd=folder, check=True)


if __name__ == "__main__":
    main()
