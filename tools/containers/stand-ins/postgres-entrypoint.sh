#!/bin/sh
# The part of the official entrypoint that docker-compose.yml uses: POSTGRES_USER, _PASSWORD, _DB and _INITDB_ARGS at the first start.
set -eu
mkdir -p "$PGDATA"
chown -R postgres:postgres /var/lib/postgresql
chmod 700 "$PGDATA"
as_postgres() { setpriv --reuid=postgres --regid=postgres --init-groups "$@"; }

if [ ! -s "$PGDATA/PG_VERSION" ]; then
  : "${POSTGRES_PASSWORD:?a password is needed}"
  user=${POSTGRES_USER:-postgres}
  file=$(mktemp)
  printf '%s\n' "$POSTGRES_PASSWORD" >"$file"
  chown postgres "$file"
  # shellcheck disable=SC2086
  as_postgres initdb --pgdata="$PGDATA" --username="$user" --pwfile="$file" --auth-local=trust --auth-host=scram-sha-256 ${POSTGRES_INITDB_ARGS:-}
  rm "$file"
  echo 'host all all all scram-sha-256' >>"$PGDATA/pg_hba.conf"
  echo "listen_addresses = '*'" >>"$PGDATA/postgresql.conf"
  if [ "${POSTGRES_DB:-$user}" != postgres ]; then
    echo "CREATE DATABASE \"${POSTGRES_DB:-$user}\"" | as_postgres postgres --single -D "$PGDATA" postgres >/dev/null
  fi
fi
exec setpriv --reuid=postgres --regid=postgres --init-groups "$@"
