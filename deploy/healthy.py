"""The image's health check: exits with 0 if the server in this container is ready.

It connects to loopback directly, ignoring proxies of the environment, with the configured port and base path.
"""

import http.client
import os
import sys


def main() -> int:
    port = int(os.environ.get("ODDVILLE_PORT") or 8612)
    path = os.environ.get("ODDVILLE_BASE_PATH", "") + "/readyz"
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=4)
    try:
        connection.request("GET", path)
        return 0 if connection.getresponse().status == 200 else 1
    except OSError:
        return 1


sys.exit(main())
