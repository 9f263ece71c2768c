"""The health check of the image: ends with 0 if the server in this container is ready.

It asks this machine alone, whatever proxy the environment names, at the port and below the path that were set.
"""

import http.client
import os
import sys


def main() -> int:
    """Ask once."""
    port = int(os.environ.get("ODDVILLE_PORT") or 8612)
    path = os.environ.get("ODDVILLE_BASE_PATH", "") + "/readyz"
    asked = http.client.HTTPConnection("127.0.0.1", port, timeout=4)
    try:
        asked.request("GET", path)
        return 0 if asked.getresponse().status == 200 else 1
    except OSError:
        return 1


sys.exit(main())
