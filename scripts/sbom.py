"""Prints what a server consists of as a CycloneDX 1.6 document: `python scripts/sbom.py >oddville.cdx.json`.

Python packages come from requirements/server.lock with its hashes, the browser's libraries from package-lock.json.
"""

import base64
import json
import re
import tomllib
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
LOCK = ROOT / "requirements" / "server.lock"
VENDORED = ("lit-html", "@fluent/bundle")
"""The npm packages that scripts/vendor.mjs copies into src/oddville/web/vendor."""
_PACKAGE = re.compile(r"^([a-z0-9-]+)==([^ ]+)(.*?)(?=^[a-z0-9-]+==|\Z)", re.MULTILINE | re.DOTALL)


def locked_packages(text: str) -> dict[str, tuple[str, list[str]]]:
    """Name, version and SHA-256 hashes of each package of a lock file."""
    return {
        name: (version, re.findall(r"sha256:(\w+)", rest)) for name, version, rest in _PACKAGE.findall(text)
    }


def _component(purl: str, name: str, version: str, hashes: list[dict[str, str]]) -> dict[str, Any]:
    references = [{"type": "distribution", "url": purl, "hashes": [each]} for each in hashes]
    found = {"type": "library", "bom-ref": purl, "name": name, "version": version, "purl": purl}
    return {**found, "externalReferences": references}


def _python() -> list[dict[str, Any]]:
    return [
        _component(
            f"pkg:pypi/{name}@{version}",
            name,
            version,
            [{"alg": "SHA-256", "content": content} for content in hashes],
        )
        for name, (version, hashes) in locked_packages(LOCK.read_text()).items()
    ]


def _browser() -> list[dict[str, Any]]:
    packages = json.loads((ROOT / "package-lock.json").read_text())["packages"]
    result = []
    for name in VENDORED:
        package = packages[f"node_modules/{name}"]
        content = base64.b64decode(package["integrity"].removeprefix("sha512-")).hex()
        purl = f"pkg:npm/{name.replace('@', '%40')}@{package['version']}"
        result.append(_component(purl, name, package["version"], [{"alg": "SHA-512", "content": content}]))
    return result


def document() -> dict[str, Any]:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    purl = f"pkg:pypi/{project['name']}@{project['version']}"
    components = [*_python(), *_browser()]
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": {
            "component": {
                "type": "application",
                "bom-ref": purl,
                "name": project["name"],
                "version": project["version"],
                "purl": purl,
                "licenses": [{"license": {"id": project["license"]}}],
            }
        },
        "components": components,
        "dependencies": [{"ref": purl, "dependsOn": [each["bom-ref"] for each in components]}],
    }


if __name__ == "__main__":
    print(json.dumps(document(), indent=2))
