# OddVille's server. Build: docker build -t oddville . Run: docker run -p 8612:8612 -v oddville:/data oddville
# docs/hosting.md says how to set it up behind a proxy, and several of them beside a database.
FROM python:3.13-slim AS build
RUN apt-get update && apt-get install -y --no-install-recommends gcc libc6-dev && rm -rf /var/lib/apt/lists/*
WORKDIR /opt/oddville
COPY pyproject.toml setup.py README.md LICENSE ./
COPY scripts scripts
COPY src src
RUN scripts/install.sh postgresql,redis

FROM python:3.13-slim
RUN useradd --system --uid 8612 --home-dir /data --no-create-home oddville && install -d -o oddville -m 700 /data
COPY --from=build /opt/oddville/.venv /opt/oddville/.venv
COPY deploy/healthy.py /opt/oddville/healthy.py
ENV PATH=/opt/oddville/.venv/bin:$PATH PYTHONDONTWRITEBYTECODE=1 ODDVILLE_HOST=0.0.0.0 ODDVILLE_PORT=8612 ODDVILLE_DATA=/data
USER oddville
VOLUME /data
EXPOSE 8612
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=15s --timeout=5s --start-period=20s \
    CMD ["python", "/opt/oddville/healthy.py"]
CMD ["oddville", "serve", "--log", "json"]
