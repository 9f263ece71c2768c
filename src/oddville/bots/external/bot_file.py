"""Load a bot from a Python file, which has one class with a method `think`."""

import inspect
import itertools
import sys
from collections.abc import Mapping
from pathlib import Path
from types import ModuleType
from typing import Any, Final

from oddville.bots.bot import Bot
from oddville.bots.failures import exception_facts
from oddville.bots.options import COMMON, Value, guess_value
from oddville.bots.spec import InvalidSpec, Spec
from oddville.cards.facts import reason_of

PREFERRED_CLASS: Final = "Bot"
"""The name of the bot's class if a file has several."""
_numbers = itertools.count(1)
_classes: dict[Path, tuple[tuple[int, int], type[Any]]] = {}


def load_bot(spec: Spec) -> Bot:
    """The bot of a file, made with the options of its spec."""
    maker = _bot_class(spec)
    options = {key: guess_value(text) for key, text in spec.options.items() if key not in COMMON}
    _check_options(spec, maker, options)
    try:
        bot: Bot = maker(**options)
    except (Exception, SystemExit) as error:
        raise InvalidSpec(
            "error-bot-init", spec.text, bot=maker.__name__, **exception_facts(error)
        ) from error
    return bot


def _bot_class(spec: Spec) -> type[Any]:
    """The class of the file, cached until the file changes."""
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
        raise InvalidSpec(
            "error-bot-unreadable", spec.text, file=spec.target, reason=reason_of(error)
        ) from None
    return _classes[path][1]


def _load(spec: Spec, path: Path, source: bytes) -> ModuleType:
    module = ModuleType(f"oddville_bot_{next(_numbers)}")
    module.__file__ = str(path)
    sys.modules[module.__name__] = module  # dataclasses look up the module of a class there
    try:
        exec(compile(source, str(path), "exec"), module.__dict__)
    except (Exception, SystemExit) as error:
        del sys.modules[module.__name__]
        raise InvalidSpec("error-bot-import", spec.text, **exception_facts(error, str(path))) from error
    return module


def _only_class(spec: Spec, module: ModuleType) -> type[Any]:
    classes = [
        value
        for value in vars(module).values()
        if isinstance(value, type)
        and value.__module__ == module.__name__
        and callable(getattr(value, "think", None))
    ]
    named = [each for each in classes if each.__name__ == PREFERRED_CLASS]
    if not classes:
        raise InvalidSpec("error-bot-no-class", spec.text, file=spec.target)
    if len(named or classes) > 1:
        names = sorted(each.__name__ for each in classes)
        raise InvalidSpec("error-bot-classes", spec.text, classes=names, name=PREFERRED_CLASS)
    return (named or classes)[0]


def _check_options(spec: Spec, maker: type[Any], options: Mapping[str, Value]) -> None:
    try:
        signature = inspect.signature(maker)
    except (TypeError, ValueError):
        return  # without a readable signature the class is just called
    try:
        signature.bind(**options)
    except TypeError:
        facts = {"options": list(options), "possible": list(signature.parameters)}
        raise InvalidSpec("error-bot-refuses", spec.text, bot=maker.__name__, **facts) from None
