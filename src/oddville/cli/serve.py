"""`oddville serve`: run the server."""

import argparse
import os
import sys
import threading
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from oddville.cli.parser import add_command
from oddville.games.errors import OddVilleError
from oddville.server.ops.settings import LOOPBACK, SETTINGS, Setting, Settings, data_folder, read_settings
from oddville.texts import Texts

if TYPE_CHECKING:
    from collections.abc import Mapping

EVERYWHERE = "0.0.0.0"


def add_serve(commands: Any, texts: Texts) -> None:
    parser = add_command(commands, texts, "serve", "cli-serve", run)
    for setting in SETTINGS:
        _add(parser, setting, texts)
    parser.add_argument("--settings", type=Path, help=texts.say("cli-serve-settings"), metavar="FILE")
    parser.add_argument("--browser", action="store_true", help=texts.say("cli-serve-browser"))


def _add(parser: argparse.ArgumentParser, setting: Setting, texts: Texts) -> None:
    about = texts.say(setting.message)
    if setting.kind != "flag" and setting.default:
        about = texts.say("cli-serve-usual", about=about, usual=setting.default_text)
    if setting.kind == "flag":
        parser.add_argument(
            setting.flag, action=argparse.BooleanOptionalAction, default=None, help=about, dest=setting.name
        )
    else:
        parser.add_argument(setting.flag, help=about, dest=setting.name, metavar=setting.metavar)


def run(options: argparse.Namespace, texts: Texts) -> int:
    settings, is_port_given = _settings(options, os.environ)
    from oddville.server import run as server

    listening = server.open_socket(settings, is_port_given)
    port = listening.getsockname()[1]
    url = _url(settings, port)

    def ready() -> None:
        server.write_server_url(settings, url)
        _print_address(settings, url, texts)
        if options.browser:
            _open_browser(url)

    try:
        with listening:
            server.serve(settings, listening, (settings.public_url or url).rstrip("/"), ready)
    except OddVilleError as error:
        running = server.read_server_url(settings) if error.message == "error-store-in-use" else None
        if running is None or not options.browser:
            raise
        print(texts.say("serve-already", url=running), flush=True)
        _open_browser(running).join()
        return 0
    print(texts.say("serve-bye"), flush=True)
    return 0


def _settings(options: argparse.Namespace, environment: "Mapping[str, str]") -> tuple[Settings, bool]:
    """The settings, and whether the port was given explicitly."""
    file = options.settings or (Path(named) if (named := environment.get("ODDVILLE_SETTINGS")) else None)
    flags = {setting.name: getattr(options, setting.name) for setting in SETTINGS}
    settings = read_settings(flags, environment, file)
    is_port_given = options.port is not None or bool(environment.get("ODDVILLE_PORT")) or file is not None
    if settings.lan and settings.host == LOOPBACK:
        settings = replace(settings, host=EVERYWHERE)
    return settings, is_port_given


def _url(settings: Settings, port: int) -> str:
    """The address of the server for this machine's browser."""
    from oddville.server.http.addresses import lan_address

    name = "localhost" if settings.host in (LOOPBACK, EVERYWHERE, "::", "::1") else settings.host
    if settings.lan:
        name = lan_address() or name
    name = f"[{name}]" if ":" in name else name
    return f"http://{name}:{port}{settings.base_path}/"


def _print_address(settings: Settings, url: str, texts: Texts) -> None:
    print(texts.say("serve-at", url=url))
    if settings.lan:
        _print_qr_code(url)
        print(texts.say("serve-lan"))
    elif settings.host in (EVERYWHERE, "::") and not settings.allowed_hosts:
        print(texts.say("serve-hosts"))
    if not settings.database:
        print(texts.say("serve-data", folder=str(data_folder(settings).absolute())))
    print(texts.say("serve-stop"), flush=True)


def _print_qr_code(url: str) -> None:
    import segno

    try:
        segno.make(url, micro=False).terminal(compact=True)
    except UnicodeEncodeError:
        segno.make(url, micro=False).terminal()


def _open_browser(url: str) -> threading.Thread:
    """Open the browser if there is a desktop, but none in the terminal."""
    import webbrowser

    desktop = (
        sys.platform in ("win32", "darwin") or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    )
    opening = threading.Thread(target=webbrowser.open if desktop else str, args=(url,), daemon=True)
    opening.start()
    return opening
