# OddVille's server. Build: docker build -t oddville . Run: docker run -p 8612:8612 -v oddville:/data oddville
# `scripts/image.sh` builds and tests it. docs/host/hosting.md: behind a proxy, and several servers with a database.
# To pin the base image by its digest: docker build --build-arg PYTHON_IMAGE=python:3.13-slim-trixie@sha256:… (docs/host/hosting.md)
ARG PYTHON_IMAGE=python:3.13-slim-trixie
FROM ${PYTHON_IMAGE} AS build
RUN apt-get update && apt-get install -y --no-install-recommends gcc libc6-dev && rm -rf /var/lib/apt/lists/*
WORKDIR /opt/oddville
COPY pyproject.toml setup.py README.md LICENSE ./
COPY scripts/install.sh scripts/prepare.sh scripts/
COPY requirements requirements
COPY src src
RUN scripts/install.sh locked
# fail if the rules are not compiled; pip is not needed at run time
RUN .venv/bin/python -c 'import sys, oddville.rules.turn as t; sys.exit(t.__file__.endswith(".py"))' && \
    .venv/bin/python -m pip uninstall --quiet --yes pip

FROM ${PYTHON_IMAGE}
# the base image has no .pyc files of the standard library: every start and health check would compile it again
RUN python -m compileall -q -x '/(ensurepip|idlelib|pydoc_data|site-packages|tkinter|turtledemo)/' /usr/local/lib/python3.13 && \
    groupadd --gid 8612 oddville && useradd --uid 8612 --gid 8612 --home-dir /data --no-create-home oddville && \
    install -d -o oddville -g oddville -m 700 /data
COPY --from=build /opt/oddville/.venv /opt/oddville/.venv
COPY deploy/healthy.py /opt/oddville/healthy.py
ENV PATH=/opt/oddville/.venv/bin:$PATH PYTHONDONTWRITEBYTECODE=1 \
    ODDVILLE_HOST=0.0.0.0 ODDVILLE_PORT=8612 ODDVILLE_DATA=/data ODDVILLE_LOG=json
# numeric, so that Kubernetes can verify that it is not root
USER 8612:8612
VOLUME /data
EXPOSE 8612
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=15s --timeout=5s --start-period=20s \
    CMD ["python", "/opt/oddville/healthy.py"]
CMD ["oddville", "serve"]
