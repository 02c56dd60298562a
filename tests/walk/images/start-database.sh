#!/bin/sh
# As the entry point of the official image: makes the cluster and the database of POSTGRES_USER, then serves.
set -eu
PATH=/usr/lib/postgresql/15/bin:$PATH
folder=/var/lib/postgresql/data
as_postgres() { setpriv --reuid=postgres --regid=postgres --init-groups "$@"; }
if [ ! -s "$folder/PG_VERSION" ]; then
  install -d -o postgres -g postgres -m 0700 "$folder"
  echo "$POSTGRES_PASSWORD" > /tmp/password
  chown postgres /tmp/password
  as_postgres initdb $POSTGRES_INITDB_ARGS --auth=scram-sha-256 --username="$POSTGRES_USER" --pwfile=/tmp/password "$folder"
  echo 'host all all all scram-sha-256' >> "$folder/pg_hba.conf"
  echo "create database $POSTGRES_USER" | as_postgres postgres --single -D "$folder" postgres
fi
exec setpriv --reuid=postgres --regid=postgres --init-groups postgres -D "$folder" -c "listen_addresses=*" -c unix_socket_directories=/tmp
