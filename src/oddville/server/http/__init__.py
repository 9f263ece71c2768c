"""The HTTP API, the middleware in front of it, and the files of the web page."""
