"""`oddville print`: the cards to print and cut out, as a page for any browser or as a PDF."""

import argparse
import os
import shutil
import subprocess
import tempfile
import time
from pathlib import Path
from typing import Any, Final

from oddville.cli.parser import add_command, add_edition
from oddville.games import editions
from oddville.games.errors import OddVilleError
from oddville.texts import Texts

PAPERS: Final = ("a4", "letter")
BROWSERS: Final = (
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "chrome",
    "microsoft-edge",
    "brave-browser",
    "chromium-headless-shell",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
)
BROWSER_TIMEOUT: Final = 120
"""Seconds a browser may take."""


def add_print(commands: Any, texts: Texts) -> None:
    parser = add_command(commands, texts, "print", "cli-print", run_print)
    add_edition(parser, texts)
    parser.add_argument("--paper", choices=PAPERS, default=PAPERS[0], help=texts.say("cli-print-paper"))
    parser.add_argument("--backs", action="store_true", help=texts.say("cli-print-backs"))
    parser.add_argument("--out", type=Path, help=texts.say("cli-print-out"))


def run_print(options: argparse.Namespace, texts: Texts) -> int:
    """Serve the sheets until interrupted, or write them to a file."""
    from oddville.cli.pages import serve_pages

    edition = editions.edition(options.edition)
    if options.out is not None:
        _check(options.out)
    with serve_pages(edition) as address:
        page = f"{address}/print.html?paper={options.paper}&lang={texts.language}"
        page += "&backs" if options.backs else ""
        if options.out is None:
            return _wait(page, texts)
        write_pdf(page, options.out)
    print(texts.say("print-wrote", file=str(options.out)))
    return 0


def _check(file: Path) -> None:
    if file.suffix.lower() != ".pdf":
        raise OddVilleError("error-print-kind", file=str(file))
    if not file.absolute().parent.is_dir():
        raise OddVilleError("error-print-folder", folder=str(file.absolute().parent))


def _wait(page: str, texts: Texts) -> int:
    print(texts.say("print-open", page=page), flush=True)
    while True:
        time.sleep(3600)


def browser() -> str:
    """A browser with a headless mode."""
    program = next((path for name in BROWSERS if (path := shutil.which(name))), None)
    if program is None:
        raise OddVilleError("error-print-browser")
    return program


def write_pdf(page: str, file: Path) -> None:
    """Print a page with the browser; the file is only replaced by a complete one."""
    program = browser()
    with tempfile.TemporaryDirectory() as folder:
        pdf = Path(folder) / "sheets.pdf"
        root = ["--no-sandbox"] if hasattr(os, "geteuid") and os.geteuid() == 0 else []
        quiet = ["--headless", "--disable-gpu", "--no-first-run", f"--user-data-dir={folder}/profile", *root]
        job = ["--no-pdf-header-footer", "--virtual-time-budget=30000", f"--print-to-pdf={pdf}", page]
        try:
            run = subprocess.run(
                [program, *quiet, *job], capture_output=True, text=True, timeout=BROWSER_TIMEOUT
            )
            last = (run.stderr.strip().splitlines() or ["–"])[-1]
        except subprocess.TimeoutExpired:
            last = f"{BROWSER_TIMEOUT} s"
        except OSError as error:
            last = str(error)
        if not pdf.is_file() or pdf.read_bytes()[:4] != b"%PDF":
            raise OddVilleError("error-print-failed", browser=program, reason=last)
        try:
            shutil.move(pdf, file)
        except OSError as error:
            raise OddVilleError("error-print-write", file=str(file), reason=error.strerror or "") from None
