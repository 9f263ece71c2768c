"""A program that measures random playouts with the sources interpreted: Python prefers a compiled module to its source,
this program the source."""

import sys
from importlib import machinery


def prefer_sources() -> None:
    sources = (machinery.SourceFileLoader, machinery.SOURCE_SUFFIXES)
    extensions = (machinery.ExtensionFileLoader, machinery.EXTENSION_SUFFIXES)
    sys.path_hooks.insert(0, machinery.FileFinder.path_hook(sources, extensions))
    sys.path_importer_cache.clear()


def main(players: int, seconds: float, runs: int) -> None:
    """Print decisions and games per second."""
    prefer_sources()
    from oddville.games.game import is_compiled
    from oddville.lab.bench.engine_speed import playouts

    assert not is_compiled()
    print(*playouts(players, seconds, runs))


if __name__ == "__main__":
    main(int(sys.argv[1]), float(sys.argv[2]), int(sys.argv[3]))
