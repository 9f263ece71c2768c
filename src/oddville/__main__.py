"""`python -m oddville`."""

import sys

from oddville.cli import main

sys.exit(main())
