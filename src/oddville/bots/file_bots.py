"""A bot of your own: one class in a Python file, given by its path."""

import inspect
import itertools
import sys
from collections.abc import Mapping
from pathlib import Path
from types import ModuleType
from typing import Any, Final

from oddville.bots.bot import Bot
from oddville.bots.failures import told_of
from oddville.bots.options import BUDGET, Value, guessed
from oddville.bots.spec import InvalidSpec, Spec

TIMEOUT_OPTION: Final = "timeout"
"""Said to the process in which a bot thinks, not to the bot."""
PREFERRED: Final = "Bot"
"""The name of the bot's class where a file has several."""
_numbers = itertools.count(1)
_classes: dict[Path, tuple[tuple[int, int], type[Any]]] = {}


def file_bot(spec: Spec) -> Bot:
    """The bot of a file, made with the options of its text."""
    maker = _bot_class(spec)
    options = {
        key: guessed(text) for key, text in spec.options.items() if key not in (*BUDGET, TIMEOUT_OPTION)
    }
    _check_options(spec, maker, options)
    try:
        made: Bot = maker(**options)
    except (Exception, SystemExit) as error:
        raise InvalidSpec("error-bot-init", spec.text, bot=maker.__name__, **told_of(error)) from error
    return made


def _bot_class(spec: Spec) -> type[Any]:
    """The class of the file; the same one as long as the file is not changed."""
    try:
        path = Path(spec.target).expanduser().resolve()
        stat = path.stat()
        stamp = (stat.st_mtime_ns, stat.st_size)
        if path not in _classes or _classes[path][0] != stamp:
            _classes[path] = (stamp, _only_class(spec, _load(spec, path, path.read_bytes())))
    except FileNotFoundError:
        raise InvalidSpec("error-bot-missing", spec.text, file=spec.target) from None
    except (OSError, RuntimeError, ValueError) as error:
        if isinstance(error, InvalidSpec):
            raise
        reason = getattr(error, "strerror", None) or str(error)
        raise InvalidSpec("error-bot-unreadable", spec.text, file=spec.target, reason=reason) from None
    return _classes[path][1]


def _load(spec: Spec, path: Path, source: bytes) -> ModuleType:
    """Run the file as a module of its own."""
    module = ModuleType(f"oddville_bot_{next(_numbers)}")
    module.__file__ = str(path)
    sys.modules[module.__name__] = module  # dataclasses look there for the module of a class
    try:
        exec(compile(source, str(path), "exec"), module.__dict__)
    except (Exception, SystemExit) as error:
        del sys.modules[module.__name__]
        raise InvalidSpec("error-bot-import", spec.text, **told_of(error, str(path))) from error
    return module


def _only_class(spec: Spec, module: ModuleType) -> type[Any]:
    found = [
        thing
        for thing in vars(module).values()
        if isinstance(thing, type) and thing.__module__ == module.__name__ and _thinks(thing)
    ]
    named = [thing for thing in found if thing.__name__ == PREFERRED]
    if not found:
        raise InvalidSpec("error-bot-no-class", spec.text, file=spec.target)
    if len(named or found) > 1:
        names = ", ".join(sorted(thing.__name__ for thing in found))
        raise InvalidSpec("error-bot-classes", spec.text, classes=names, name=PREFERRED)
    return (named or found)[0]


def _thinks(thing: type[Any]) -> bool:
    return callable(getattr(thing, "think", None))


def _check_options(spec: Spec, maker: type[Any], options: Mapping[str, Value]) -> None:
    try:
        signature = inspect.signature(maker)
    except (TypeError, ValueError):
        return  # a class without a readable signature is simply called
    try:
        signature.bind(**options)
    except TypeError:
        facts = {"options": ", ".join(options) or None, "possible": ", ".join(signature.parameters) or None}
        raise InvalidSpec("error-bot-refuses", spec.text, bot=maker.__name__, **facts) from None
