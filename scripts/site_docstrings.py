"""Extension of Griffe for scripts/site.py: fences the examples of docstrings, which Markdown takes for quotations."""

import re
from typing import Any

import griffe

EXAMPLE = re.compile(r"^>>> .*?(?=\n\n|\Z)", re.DOTALL | re.MULTILINE)


class FencedExamples(griffe.Extension):
    """Puts every example of an object's docstring into a block of Python code."""

    def on_object(self, *, obj: griffe.Object, **kwargs: Any) -> None:
        if obj.docstring:
            obj.docstring.value = EXAMPLE.sub(r"```python\n\g<0>\n```", obj.docstring.value)
