"""Writes what is made from the messages and settings of the server: docs/api.md, docs/openapi.json, docs/asyncapi.json,
the page's types (src/oddville/web/types/wire.d.ts) and the table of settings in docs/hosting.md.

Run it after changing one: `.venv/bin/python scripts/wire.py`. A test fails while one of them is stale.
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
from oddville.server import api, options, wire, wire_reading, wire_requests
from oddville.server.endpoint import ENDPOINTS, Endpoint
from oddville.server.live import PATH
from oddville.server.problems import STATUS
from oddville.server.settings import SETTINGS
from oddville.texts import english

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs"
TYPES = ROOT / "src" / "oddville" / "web" / "types" / "wire.d.ts"
HEAD = """
# The server's API

This page is made by `scripts/wire.py` from the types of the server (`oddville.server.wire`). Programs read
[openapi.json](openapi.json) and [asyncapi.json](asyncapi.json).

A table is made and found over HTTP, and played over one WebSocket at `/api/live`. Everything is JSON. What a
person reads never travels: message ids and facts do, and each reader's language says them
([messages](messages.md)).

- **Secrets.** Who makes a table is told the secret of the host and of each seat, 128 bits each. A link
  carries one behind the `#`, which browsers send to no server. Show it as `Authorization: Bearer SECRET`, or
  in `hello`; never in an address.
- **Hello.** The first message of a socket is [Hello](#hello), within ten seconds. The answer is
  [Welcome](#welcome), the whole table. Then every change comes as [Update](#update), and to whoever must
  choose as [Choices](#choices).
- **Keys.** A request that changes something carries a `key` of your making, unique at its table. After a
  broken connection send it again under the same key: it is carried out once. [Done](#done) says that it is
  kept for good.
- **Versions.** A move names the `version` of the table it was meant for. If the table has moved on, it is
  refused.
- **One view.** Everybody is sent the same bytes; what is hidden is hidden from everybody.
- **Stopping.** A server that restarts says [Goodbye](#goodbye) with `again`, and closes with 1012: connect
  again.
- **Limits.** A message may have 16 KB. Who asks too often is told so by 429 and `Retry-After`; on a socket
  they are read more slowly. Who does not read what is sent is disconnected. Nonsense is refused, and after
  some of it the socket is closed with 1008.

```
$ curl -s localhost:8612/api/tables -H 'Content-Type: application/json' \\
    -d '{"seats": [{"kind": "here", "name": "Ada"}, {"kind": "bot", "bot": "mason"}]}'
{"id": "e5xqt6v668", "host": "…", "seats": [{"seat": 0, "token": "…"}]}
$ websocat ws://localhost:8612/api/live
{"do": "hello", "table": "e5xqt6v668", "tokens": ["…"]}
```
"""
REF = "#/components/schemas/{name}"
REQUESTS = get_args(wire.Request)
ANSWERS = get_args(wire.Answer)
HTTP_TYPES = [
    t for e in ENDPOINTS for t in (e.takes, e.gives) if isinstance(t, type) and issubclass(t, msgspec.Struct)
]
assert api.__doc__


def schemas() -> dict[str, Any]:
    """Every type as JSON schema."""
    every = dict.fromkeys([*REQUESTS, *ANSWERS, *HTTP_TYPES, wire.Problem])
    return dict(msgspec.json.schema_components(every, ref_template=REF)[1])


SCHEMAS = schemas()


def names_in(schema: Any) -> set[str]:
    """All types that a schema speaks of, directly or not."""
    found: set[str] = set()
    todo = [schema]
    while todo:
        for name in re.findall(r'"#/components/schemas/(\w+)"', json.dumps(todo.pop())):
            if name not in found:
                found.add(name)
                todo.append(SCHEMAS[name])
    return found


def ref(kind: type) -> dict[str, str]:
    return {"$ref": REF.format(name=kind.__name__)}


SENT = names_in(
    [ref(kind) for kind in (*ANSWERS, wire.Problem, *(e.gives for e in ENDPOINTS if e.gives in HTTP_TYPES))]
)


def notes() -> dict[tuple[str, str], str]:
    """What the modules say below the fields of their types."""
    found = {}
    for module in (wire, wire_reading, wire_requests, options):
        assert module.__file__
        for node in ast.walk(ast.parse(Path(module.__file__).read_text())):
            if isinstance(node, ast.ClassDef):
                for field, note in zip(node.body, node.body[1:], strict=False):
                    if isinstance(field, ast.AnnAssign) and isinstance(note, ast.Expr):
                        assert isinstance(field.target, ast.Name)
                        assert isinstance(note.value, ast.Constant)
                        found[node.name, field.target.id] = " ".join(str(note.value.value).split())
    return found


NOTES = notes()


# TypeScript


def typescript(schema: Any, taken: bool) -> str:
    """A schema as a type of the page."""
    if "$ref" in schema:
        name = schema["$ref"].rpartition("/")[2]
        has_defaults = "properties" in SCHEMAS[name] and set(SCHEMAS[name]["properties"]) != set(
            SCHEMAS[name].get("required", ())
        )
        return f"Partial<{name}>" if taken and name in SENT and has_defaults else name
    if "enum" in schema:
        return " | ".join(json.dumps(value) for value in schema["enum"])
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(typescript(each, taken) for each in schema["anyOf"]))
    kind = schema.get("type")
    if kind == "array" and "prefixItems" in schema:
        return f"[{', '.join(typescript(each, taken) for each in schema['prefixItems'])}]"
    if kind == "array":
        inner = typescript(schema.get("items", {}), taken)
        return f"({inner})[]" if " " in inner else f"{inner}[]"
    if kind == "object":
        return f"Record<string, {typescript(schema.get('additionalProperties', {}), taken)}>"
    plain = {
        "integer": "number",
        "number": "number",
        "string": "string",
        "boolean": "boolean",
        "null": "null",
    }
    return plain.get(kind, "unknown")


def interface(name: str) -> Iterator[str]:
    """One type."""
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
    """Whether fields that are as usual are left out when it is sent."""
    kind = next(getattr(module, name) for module in (wire, wire_reading, options) if hasattr(module, name))
    return bool(kind.__struct_config__.omit_defaults)


def types() -> str:
    """The page's types."""
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
    """With which statuses a request may be refused."""
    common = {421, 429, 500, 503}
    if endpoint.method == "POST":
        common |= {403}
    if endpoint.takes is not None:
        common |= {400, 408, 413, 415}
    return sorted(common | set(endpoint.refuses))


def answer(endpoint: Endpoint) -> dict[str, Any]:
    about = {"description": HTTPStatus(endpoint.status).phrase}
    if endpoint.gives is None:
        return about
    if isinstance(endpoint.gives, str):
        return {**about, "content": {endpoint.gives: {"schema": {"type": "string"}}}}
    schema = ref(endpoint.gives) if endpoint.gives in HTTP_TYPES else {"type": "object"}
    found = {**about, "content": {"application/json": {"schema": schema}}}
    return {**found, "links": links()} if endpoint.gives is wire.MadeTable else found


def links() -> dict[str, Any]:
    """What can be asked about a table once it is made."""
    known: dict[str, Any] = {"id": "$response.body#/id", "seat": 0}
    found = {}
    for endpoint in ENDPOINTS:
        names = re.findall(r"\{(\w+)", endpoint.path)
        if "id" in names:
            given = {name: known[name] for name in names if name in known}
            found[endpoint.call.__name__] = {"operationId": endpoint.call.__name__, "parameters": given}
    return found


def parameters(endpoint: Endpoint) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    for name, kind in re.findall(r"\{(\w+)(:int)?\}", endpoint.path):
        schema: dict[str, Any] = (
            {"type": "integer", "minimum": 0} if kind else {"type": "string", "maxLength": 64}
        )
        found.append({"name": name, "in": "path", "required": True, "schema": schema})
    for name in endpoint.query:
        schema = {"type": "string", "maxLength": 100}
        if name == "status":
            schema = {"enum": list(api.STATUSES)}
        if name == "after":
            schema = {"type": "string", "pattern": "^([0-9]{1,15}-[0-9a-z]{1,32})?$"}
        found.append({"name": name, "in": "query", "required": False, "schema": schema})
    return found


def operation(endpoint: Endpoint) -> dict[str, Any]:
    """One address and method as OpenAPI tells it."""
    found: dict[str, Any] = {
        "operationId": endpoint.call.__name__,
        "summary": endpoint.about,
        "parameters": parameters(endpoint),
        "responses": {
            str(endpoint.status): answer(endpoint),
            **{str(status): {"$ref": "#/components/responses/Problem"} for status in statuses(endpoint)},
        },
    }
    if endpoint.takes is not None:
        found["requestBody"] = {
            "required": True,
            "content": {"application/json": {"schema": ref(endpoint.takes)}},
        }
    if endpoint.bearer:
        found["security"] = [{"secret": []}]
    return found


def openapi() -> str:
    """The HTTP side, for programs."""
    paths: dict[str, Any] = {}
    for endpoint in ENDPOINTS:
        path = re.sub(r"\{(\w+):int\}", r"{\1}", endpoint.path)
        paths.setdefault(path, {})[endpoint.method.lower()] = operation(endpoint)
    ok = {"200": {"description": "OK", "content": {"text/plain": {"schema": {"type": "string"}}}}}
    problems = {status: {"$ref": "#/components/responses/Problem"} for status in ("404", "421", "429", "503")}
    for path in ("/healthz", "/readyz", "/metrics"):
        paths[path] = {"get": {"operationId": path[1:], "responses": {**ok, **problems}}}
    used = names_in([paths, ref(wire.Problem)])
    problem = {"description": "Why not", "content": {"application/json": {"schema": ref(wire.Problem)}}}
    return written(
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
    """The WebSocket, for programs."""
    kinds = (*REQUESTS, *ANSWERS)
    messages = {kind.__name__: {"payload": ref(kind), "summary": kind.__doc__} for kind in kinds}
    named = {"channel": {"$ref": "#/channels/live"}}
    used = names_in([ref(kind) for kind in kinds])
    return written(
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
                "ask": {"action": "receive", **named, "messages": [at_live(kind) for kind in REQUESTS]},
                "answer": {"action": "send", **named, "messages": [at_live(kind) for kind in ANSWERS]},
            },
            "components": {"messages": messages, "schemas": {name: SCHEMAS[name] for name in sorted(used)}},
        }
    )


def at_live(kind: type) -> dict[str, str]:
    return {"$ref": f"#/channels/live/messages/{kind.__name__}"}


def written(data: Any) -> str:
    return json.dumps(data, indent=1, ensure_ascii=False) + "\n"


# The page for people


def shown(schema: Any) -> str:
    """A type as the page shows it."""
    text = typescript(schema, False).replace("|", "\\|")
    return (
        re.sub(r"\b([A-Z]\w+)\b", lambda m: f"[{m[1]}](#{m[1].lower()})", text)
        if "Record" not in text
        else f"`{text}`"
    )


def fields(name: str) -> Iterator[str]:
    """The fields of a type."""
    schema = SCHEMAS[name]
    if not schema.get("properties"):
        return
    yield from ("", "| field | type | |", "|---|---|---|")
    for field, each in schema["properties"].items():
        note = NOTES.get((name, field), "")
        if field not in schema.get("required", ()) and name not in SENT:
            note = f"{note} May be left out.".strip()
        yield f"| `{field}` | {shown(each)} | {note} |"


def section(name: str) -> Iterator[str]:
    yield from ("", f"### {name}", "", SCHEMAS[name].get("description", ""))
    yield from fields(name)


def routes() -> Iterator[str]:
    for endpoint in ENDPOINTS:
        path = re.sub(r"\{(\w+):int\}", r"{\1}", endpoint.path)
        yield from ("", f"### {endpoint.method} {path}", "", endpoint.about, "")
        if endpoint.bearer:
            yield "- needs `Authorization: Bearer SECRET`"
        if endpoint.query:
            yield f"- may be asked with {', '.join(f'`{name}`' for name in endpoint.query)}"
        if endpoint.takes is not None:
            yield f"- takes {linked(endpoint.takes)}"
        yield f"- gives {endpoint.status}{given(endpoint)}"
        yield f"- or a [Problem](#problem): {', '.join(map(str, statuses(endpoint)))}"


def linked(kind: type) -> str:
    return f"[{kind.__name__}](#{kind.__name__.lower()})"


def given(endpoint: Endpoint) -> str:
    if endpoint.gives in HTTP_TYPES:
        return f", {linked(endpoint.gives)}"
    return (
        ""
        if endpoint.gives is None
        else f", {endpoint.gives}"
        if isinstance(endpoint.gives, str)
        else ", an object"
    )


def errors() -> Iterator[str]:
    """Every error of the server, its status over HTTP, and what it says."""
    path = ROOT / "src" / "oddville" / "locales" / "en" / "server.ftl"
    yield from ("", "| error | status | sentence |", "|---|---|---|")
    for entry in FluentParser().parse(path.read_text()).body:
        if (
            isinstance(entry, ftl.Message)
            and entry.id.name.startswith("error-")
            and "setting" not in entry.id.name
        ):
            text = re.sub(r"\s+", " ", FluentSerializer().serialize_entry(entry).partition("=")[2]).strip()
            yield f"| `{entry.id.name}` | {STATUS.get(entry.id.name, 400)} | `{text.replace('|', chr(92) + '|')}` |"


def page() -> str:
    """docs/api.md."""
    head = HEAD.strip()
    lines = [head, "", "## Over HTTP", *routes(), "", "## Over the WebSocket: requests"]
    for kind in REQUESTS:
        lines += section(kind.__name__)
    lines += ["", "## Over the WebSocket: answers"]
    for kind in ANSWERS:
        lines += section(kind.__name__)
    rest = sorted(set(SCHEMAS) - {kind.__name__ for kind in (*REQUESTS, *ANSWERS)})
    lines += ["", "## Types"]
    for name in rest:
        lines += section(name)
    lines += ["", "## Errors", *errors()]
    return re.sub(r"\n{3,}", "\n\n", "\n".join(lines)) + "\n"


# Settings


def hosting() -> str:
    """docs/hosting.md with the table of settings as it is now."""
    page = (DOCS / "hosting.md").read_text()
    begin, end = "<!-- settings: made by scripts/wire.py -->\n", "<!-- end of settings -->"
    before, _, rest = page.partition(begin)
    rows = ["| flag | variable | in the file | usual | |", "|---|---|---|---|---|"]
    for setting in SETTINGS:
        usual = (
            ",".join(setting.usual)
            if setting.kind == "list"
            else str(setting.usual).lower()
            if setting.kind == "flag"
            else str(setting.usual)
        )
        choices = f" ({', '.join(setting.choices)})" if setting.choices else ""
        shown_usual = f"`{usual}`" if usual else "–"
        about = english().say(setting.message) + choices
        rows.append(
            f"| `{setting.flag}` | `{setting.variable}` | `{setting.name}` | {shown_usual} | {about} |"
        )
    return before + begin + "\n".join(rows) + "\n" + end + rest.partition(end)[2]


def files() -> dict[Path, str]:
    """Every file that is made here, and what belongs into it."""
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
