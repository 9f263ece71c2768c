"""The command line: `oddville` and its sub-commands."""

from oddville.cli.main import main

__all__ = ["main"]
