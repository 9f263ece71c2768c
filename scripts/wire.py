"""Generate api.md, openapi.json and asyncapi.json in docs/host, the page's types (src/oddville/web/types/wire.d.ts) and
the table of settings in docs/host/hosting.md from the messages, endpoints and settings of the server.

Run `.venv/bin/python scripts/wire.py` after changing one of them; a test fails while a file is stale.
"""

import ast
import json
import re
from collections.abc import Iterator
from http import HTTPStatus
from pathlib import Path
from typing import Any, get_args

import msgspec
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl

import oddville
from oddville.analysis import types as review_types
from oddville.games import types as game_types
from oddville.games.learning import illustrations
from oddville.server import wire
from oddville.server.http import api, duplicate_api, ladder_api, reference_api, today_api  # noqa: F401, declare the endpoints
from oddville.server.http.endpoint import ENDPOINTS, Endpoint
from oddville.server.http.problems import STATUS
from oddville.server.ops.settings import SETTINGS
from oddville.server.store.protocol import STATUSES
from oddville.server.wire import (
    answers,
    duplicate,
    http,
    ladder,
    options,
    reference,
    requests,
    reviews,
    today,
)
from oddville.server.ws.websocket import PATH
from oddville.texts import english, languages

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs" / "host"
TYPES = ROOT / "src" / "oddville" / "web" / "types" / "wire.d.ts"
HEAD = """
# The server's API

This page is made by `scripts/wire.py` from the types of the server (`oddville.server.wire`). Programs read
[openapi.json](openapi.json) and [asyncapi.json](asyncapi.json).

Tables are created and found over HTTP, and played over one WebSocket at `/api/live`. Everything is JSON. The
server sends message ids and facts, no prose; clients format them in the reader's language
([messages](../contribute/messages.md)).

- **Secrets.** Creating a table returns the secrets of the host and of each seat, 128 bits each. A link has one
  in its fragment, which browsers do not send. Send it as `Authorization: Bearer SECRET` or in `hello`, never in
  a URL.
- **Hello.** The first message of a socket is [Hello](#hello), within ten seconds. The answer is
  [Welcome](#welcome), the whole table. Then every change comes as [Update](#update), and the choices of the
  player who must choose as [Choices](#choices).
- **Keys.** A request that changes something carries an idempotency key (`key`), made by the client, unique at
  its table. After a broken connection send it again with the same key: it is executed once. [Done](#done)
  confirms that it is durable.
- **Versions.** A move names the `version` of the table it was meant for. If the table has changed since, it is
  refused.
- **One view.** Everybody gets the same bytes; what is hidden is hidden from everybody.
- **Stopping.** A server that restarts sends [Goodbye](#goodbye) with `again` and closes with 1012: reconnect.
- **Limits.** A message may have 16 KB. Too many requests get 429 and `Retry-After`; on a socket they are read
  more slowly. A client that does not read is disconnected. Invalid messages are refused, and after some of them
  the socket is closed with 1008.

```
$ curl -s localhost:8612/api/tables -H 'Content-Type: application/json' \\
    -d '{"seats": [{"kind": "here", "name": "Ada"}, {"kind": "bot", "bot": "mason"}]}'
{"id": "e5xqt6v668", "host": "…", "seats": [{"seat": 0, "token": "…"}]}
$ websocat ws://localhost:8612/api/live
{"do": "hello", "table": "e5xqt6v668", "tokens": ["…"]}
```
"""
MODULES = (
    *(answers, http, reviews, today, duplicate, ladder, reference, requests, options),
    *(game_types, illustrations, review_types),
)
REF = "#/components/schemas/{name}"
REQUESTS = get_args(wire.Request)
ANSWERS = get_args(wire.Answer)
HTTP_TYPES = {
    kind
    for endpoint in ENDPOINTS
    for kind in (endpoint.body_type, endpoint.response_type)
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct)
}


def schemas() -> dict[str, Any]:
    """All types as JSON schemas."""
    every = dict.fromkeys([*REQUESTS, *ANSWERS, *HTTP_TYPES, wire.Problem])
    result = dict(msgspec.json.schema_components(every, ref_template=REF)[1])
    for name, schema in result.items():
        fields = getattr(getattr(game_types, name, None), "__annotations__", {})
        if "properties" in schema:  # msgspec sorts the keys of a TypedDict
            order = {field: schema["properties"][field] for field in fields}
            schema["properties"] = order | schema["properties"]
    return result


SCHEMAS = schemas()


def names_in(schema: Any) -> set[str]:
    """The types that a schema refers to, directly or not."""
    result: set[str] = set()
    todo = [schema]
    while todo:
        for name in re.findall(r'"#/components/schemas/(\w+)"', json.dumps(todo.pop())):
            if name not in result:
                result.add(name)
                todo.append(SCHEMAS[name])
    return result


def ref(kind: type) -> dict[str, str]:
    return {"$ref": REF.format(name=kind.__name__)}


RESPONSES = {endpoint.response_type for endpoint in ENDPOINTS} & HTTP_TYPES
SENT = names_in([ref(kind) for kind in (*ANSWERS, wire.Problem, *RESPONSES)])
"""The types that the server sends; in the others fields with a default are optional."""


def notes() -> dict[tuple[str, str], str]:
    """The docstrings of fields, by type and field."""
    result: dict[tuple[str, str], str] = {}
    for module in MODULES:
        assert module.__file__
        for node in ast.walk(ast.parse(Path(module.__file__).read_text())):
            if isinstance(node, ast.ClassDef):
                bases = {base.id for base in node.bases if isinstance(base, ast.Name)}
                result |= {
                    (node.name, field): note for (kind, field), note in result.items() if kind in bases
                }
                for field, note in zip(node.body, node.body[1:], strict=False):
                    if isinstance(field, ast.AnnAssign) and isinstance(note, ast.Expr):
                        assert isinstance(field.target, ast.Name)
                        assert isinstance(note.value, ast.Constant)
                        result[node.name, field.target.id] = " ".join(str(note.value.value).split())
    return result


NOTES = notes()


# TypeScript


PLAIN = {"integer": "number", "number": "number", "string": "string", "boolean": "boolean", "null": "null"}


def typescript(schema: Any, received: bool) -> str:
    """A schema as a TypeScript type; in types that the server receives, fields with a default are optional."""
    if "$ref" in schema:
        name = schema["$ref"].rpartition("/")[2]
        required, fields = SCHEMAS[name].get("required", ()), SCHEMAS[name].get("properties", ())
        return f"Partial<{name}>" if received and name in SENT and len(required) < len(fields) else name
    if "enum" in schema:
        return " | ".join(json.dumps(value) for value in schema["enum"])
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(typescript(each, received) for each in schema["anyOf"]))
    kind = schema.get("type")
    if kind == "array" and "prefixItems" in schema:
        return f"[{', '.join(typescript(each, received) for each in schema['prefixItems'])}]"
    if kind == "array":
        inner = typescript(schema.get("items", {}), received)
        return f"({inner})[]" if " " in inner else f"{inner}[]"
    if kind == "object":
        return f"Record<string, {typescript(schema.get('additionalProperties', {}), received)}>"
    return PLAIN.get(kind, "unknown")


def interface(name: str) -> Iterator[str]:
    schema = SCHEMAS[name]
    yield f"/** {schema.get('description', name)} */"
    yield f"export interface {name} {{"
    needed = set(schema.get("required", ()))
    if name in SENT and not omits(name):
        needed = set(schema["properties"])
    for field, each in schema["properties"].items():
        if (name, field) in NOTES:
            yield f"  /** {NOTES[name, field]} */"
        yield f"  {field}{'' if field in needed else '?'}: {typescript(each, name not in SENT)};"
    yield "}"
    yield ""


def omits(name: str) -> bool:
    """Whether fields with their default value are not sent."""
    kind = next(getattr(module, name) for module in MODULES if hasattr(module, name))
    return issubclass(kind, msgspec.Struct) and kind.__struct_config__.omit_defaults


def types() -> str:
    lines = ["// Made by scripts/wire.py from the types of the server; do not change it here.", ""]
    for name in sorted(SCHEMAS):
        lines += (
            interface(name)
            if "properties" in SCHEMAS[name]
            else [f"export type {name} = {typescript(SCHEMAS[name], False)};", ""]
        )
    for name, kinds in (("Request", REQUESTS), ("Answer", ANSWERS)):
        lines += [f"export type {name} =", *(f"  | {kind.__name__}" for kind in kinds)]
        lines[-1] += ";"
        lines.append("")
    return "\n".join(lines)


# OpenAPI and AsyncAPI


def statuses(endpoint: Endpoint) -> list[int]:
    """The error statuses of an endpoint."""
    common = {421, 429, 500, 503}
    if endpoint.method == "POST":
        common |= {403}
    if endpoint.body_type is not None:
        common |= {400, 408, 413, 415}
    return sorted(common | set(endpoint.errors))


def path_of(endpoint: Endpoint) -> str:
    return endpoint.path.replace(":int}", "}")


def success(endpoint: Endpoint) -> dict[str, Any]:
    about = {"description": HTTPStatus(endpoint.status).phrase}
    if endpoint.media_type is not None:
        return {**about, "content": {endpoint.media_type: {"schema": {"type": "string"}}}}
    kind = endpoint.response_type
    if kind is None:
        return about
    schema = ref(kind) if kind in HTTP_TYPES else {"type": "object"}
    found = {**about, "content": {"application/json": {"schema": schema}}}
    return {**found, "links": links()} if kind is wire.MadeTable else found


def links() -> dict[str, Any]:
    """The operations on a table that was made."""
    known: dict[str, Any] = {"id": "$response.body#/id", "seat": 0}
    result = {}
    for endpoint in ENDPOINTS:
        names = re.findall(r"\{(\w+)", endpoint.path)
        if "id" in names:
            given = {name: known[name] for name in names if name in known}
            result[endpoint.name] = {"operationId": endpoint.name, "parameters": given}
    return result


QUERY = {
    "status": {"enum": list(STATUSES)},
    "after": {"type": "string", "pattern": "^([0-9]{1,15}-[0-9a-z]{1,32})?$"},
    "language": {"enum": languages()},
}


def parameters(endpoint: Endpoint) -> list[dict[str, Any]]:
    result: list[dict[str, Any]] = []
    for name, kind in re.findall(r"\{(\w+)(:int)?\}", endpoint.path):
        schema = {"type": "integer", "minimum": 0} if kind else {"type": "string", "maxLength": 64}
        result.append({"name": name, "in": "path", "required": True, "schema": schema})
    for name in endpoint.query:
        result.append({"name": name, "in": "query", "required": False, "schema": QUERY[name]})
    return result


def operation(endpoint: Endpoint) -> dict[str, Any]:
    result: dict[str, Any] = {
        "operationId": endpoint.name,
        "summary": endpoint.summary,
        "parameters": parameters(endpoint),
        "responses": {
            str(endpoint.status): success(endpoint),
            **{str(status): {"$ref": "#/components/responses/Problem"} for status in statuses(endpoint)},
        },
    }
    if endpoint.body_type is not None:
        result["requestBody"] = {
            "required": True,
            "content": {"application/json": {"schema": ref(endpoint.body_type)}},
        }
    if endpoint.bearer:
        result["security"] = [{"secret": []}]
    return result


def openapi() -> str:
    paths: dict[str, Any] = {}
    for endpoint in ENDPOINTS:
        paths.setdefault(path_of(endpoint), {})[endpoint.method.lower()] = operation(endpoint)
    ok = {"200": {"description": "OK", "content": {"text/plain": {"schema": {"type": "string"}}}}}
    problems = {status: {"$ref": "#/components/responses/Problem"} for status in ("404", "421", "429", "503")}
    for path in ("/healthz", "/readyz", "/metrics"):
        paths[path] = {"get": {"operationId": path[1:], "responses": {**ok, **problems}}}
    used = names_in([paths, ref(wire.Problem)])
    problem = {"description": "Why not", "content": {"application/json": {"schema": ref(wire.Problem)}}}
    return to_json(
        {
            "openapi": "3.1.0",
            "info": {"title": "OddVille", "version": oddville.__version__, "license": {"name": "MIT"}},
            "servers": [{"url": "/"}],
            "paths": paths,
            "components": {
                "schemas": {name: SCHEMAS[name] for name in sorted(used)},
                "responses": {"Problem": problem},
                "securitySchemes": {"secret": {"type": "http", "scheme": "bearer"}},
            },
        }
    )


def asyncapi() -> str:
    kinds = (*REQUESTS, *ANSWERS)
    messages = {kind.__name__: {"payload": ref(kind), "summary": kind.__doc__} for kind in kinds}
    named = {"channel": {"$ref": "#/channels/live"}}
    used = names_in([ref(kind) for kind in kinds])
    return to_json(
        {
            "asyncapi": "3.0.0",
            "info": {"title": "OddVille", "version": oddville.__version__},
            "channels": {
                "live": {
                    "address": PATH,
                    "messages": {name: {"$ref": f"#/components/messages/{name}"} for name in messages},
                }
            },
            "operations": {
                "ask": {"action": "receive", **named, "messages": [message_ref(kind) for kind in REQUESTS]},
                "answer": {"action": "send", **named, "messages": [message_ref(kind) for kind in ANSWERS]},
            },
            "components": {"messages": messages, "schemas": {name: SCHEMAS[name] for name in sorted(used)}},
        }
    )


def message_ref(kind: type) -> dict[str, str]:
    return {"$ref": f"#/channels/live/messages/{kind.__name__}"}


def to_json(data: Any) -> str:
    return json.dumps(data, indent=1, ensure_ascii=False) + "\n"


# docs/host/api.md


def linked_type(schema: Any) -> str:
    text = typescript(schema, False).replace("|", "\\|")
    if "Record" in text:
        return f"`{text}`"
    return re.sub(r"\b([A-Z]\w+)\b", lambda m: f"[{m[1]}](#{m[1].lower()})", text)


def fields(name: str) -> Iterator[str]:
    schema = SCHEMAS[name]
    if not schema.get("properties"):
        return
    yield from ("", "| field | type | |", "|---|---|---|")
    for field, each in schema["properties"].items():
        note = NOTES.get((name, field), "")
        if field not in schema.get("required", ()) and name not in SENT:
            note = f"{note} Optional.".strip()
        yield f"| `{field}` | {linked_type(each)} | {note} |"


def section(name: str) -> Iterator[str]:
    yield from ("", f"### {name}", "", SCHEMAS[name].get("description", ""))
    yield from fields(name)


def routes() -> Iterator[str]:
    for endpoint in ENDPOINTS:
        yield from ("", f"### {endpoint.method} {path_of(endpoint)}", "", endpoint.summary, "")
        if endpoint.bearer:
            yield "- needs `Authorization: Bearer SECRET`"
        if endpoint.query:
            yield f"- query parameters {', '.join(f'`{name}`' for name in endpoint.query)}"
        if endpoint.body_type is not None:
            yield f"- body {linked(endpoint.body_type)}"
        yield f"- returns {endpoint.status}{result(endpoint)}"
        yield f"- or a [Problem](#problem): {', '.join(map(str, statuses(endpoint)))}"


def linked(kind: type) -> str:
    return f"[{kind.__name__}](#{kind.__name__.lower()})"


def result(endpoint: Endpoint) -> str:
    if endpoint.media_type is not None:
        return f", {endpoint.media_type}"
    if endpoint.response_type is None:
        return ""
    is_typed = endpoint.response_type in HTTP_TYPES
    return f", {linked(endpoint.response_type)}" if is_typed else ", an object"


def errors() -> Iterator[str]:
    path = ROOT / "src" / "oddville" / "locales" / "en" / "server.ftl"
    yield from ("", "| error | status | sentence |", "|---|---|---|")
    for entry in FluentParser().parse(path.read_text()).body:
        name = entry.id.name if isinstance(entry, ftl.Message) else ""
        if name.startswith("error-") and "setting" not in name:
            text = " ".join(FluentSerializer().serialize_entry(entry).partition("=")[2].split())
            yield f"| `{name}` | {STATUS.get(name, 400)} | `{text.replace('|', chr(92) + '|')}` |"


def page() -> str:
    requests, answers = ([kind.__name__ for kind in kinds] for kinds in (REQUESTS, ANSWERS))
    lines = [HEAD.strip(), "", "## Over HTTP", *routes()]
    for heading, names in (
        ("Over the WebSocket: requests", requests),
        ("Over the WebSocket: answers", answers),
        ("Types", sorted({*SCHEMAS} - {*requests, *answers})),
    ):
        lines += ["", f"## {heading}", *(line for name in names for line in section(name))]
    lines += ["", "## Errors", *errors()]
    return re.sub(r"\n{3,}", "\n\n", "\n".join(lines)) + "\n"


# Settings


def hosting() -> str:
    """docs/host/hosting.md with a fresh table of settings."""
    page = (DOCS / "hosting.md").read_text()
    begin, end = "<!-- settings: made by scripts/wire.py -->\n", "<!-- end of settings -->"
    before, _, rest = page.partition(begin)
    rows = ["| flag | variable | in the file | default | |", "|---|---|---|---|---|"]
    for setting in SETTINGS:
        text = setting.default_text.lower() if setting.kind == "flag" else setting.default_text
        default = f"`{text}`" if text else "–"
        choices = f" ({', '.join(setting.choices)})" if setting.choices else ""
        about = english().say(setting.message) + choices
        rows.append(f"| `{setting.flag}` | `{setting.variable}` | `{setting.name}` | {default} | {about} |")
    return before + begin + "\n".join(rows) + "\n" + end + rest.partition(end)[2]


def files() -> dict[Path, str]:
    """The generated files and their content."""
    return {
        DOCS / "api.md": page(),
        DOCS / "openapi.json": openapi(),
        DOCS / "asyncapi.json": asyncapi(),
        DOCS / "hosting.md": hosting(),
        TYPES: types(),
    }


if __name__ == "__main__":
    for path, text in files().items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
