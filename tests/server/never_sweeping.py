"""`oddville` whose servers look at all tables once and never again: what others did they learn by hints alone."""

import sys

from oddville.cli import main
from oddville.server import sweep

if __name__ == "__main__":
    vars(sweep)["SWEEP_SECONDS"] = 100_000.0
    sys.exit(main(sys.argv[1:]))
