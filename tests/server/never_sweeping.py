"""`oddville` whose servers look at all tables once and never again: they learn what others did by messages alone."""

import sys

from oddville.cli import main
from oddville.server.tables import sweep

if __name__ == "__main__":
    vars(sweep)["SWEEP_SECONDS"] = 100_000.0
    sys.exit(main(sys.argv[1:]))
