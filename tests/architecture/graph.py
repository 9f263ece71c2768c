"""Which package builds on which. The tests prove it, and scripts/packages.py draws it."""

GRAPH = {
    "cards": (),
    "rules": ("cards",),
    "texts": ("cards",),
    "games": ("rules", "texts"),
    "bots": ("games",),
    "analysis": ("bots",),
    "envs": ("bots",),
    "lab": ("analysis", "envs"),
    "server": ("analysis",),
    "terminal": ("analysis",),
    "cli": ("lab", "server", "terminal"),
}
"""What each package builds on; it may import from these and from what they build on."""
SUBPACKAGES = {
    "games": {"positions": (), "records": ("positions",), "learning": (), "puzzles": ("records",)},
    "bots": {"search": (), "builtin": ("search",), "external": (), "explain": ("search",)},
    "lab": {
        "arena": (),
        "balance": ("arena",),
        "tuning": ("balance",),
        "bench": (),
        "training": ("balance",),
        "puzzles": (),
        "benchmark": ("arena",),
        "solver": (),
    },
    "server": {
        "wire": (),
        "store": (),
        "tables": ("wire", "store"),
        "reviews": ("tables",),
        "ops": ("reviews",),
        "http": ("ops",),
        "ws": ("http",),
    },
}
"""The same inside a package. Modules that lie directly in the package are not bound by it."""
