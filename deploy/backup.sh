#!/bin/sh
# Writes one backup into BACKUPS and keeps the newest BACKUPS_KEPT. A failed backup deletes nothing.
set -eu
cd "$(dirname "$0")/.."
# Left by a backup that was killed.
find "$BACKUPS" -maxdepth 1 -name '*.incompleta-*' -mmin +1440 -exec rm -rf -- {} +
node_modules/.bin/node server/commands/backup.ts "$BACKUPS/$(date -u +%Y-%m-%dT%H%M%SZ)"
find "$BACKUPS" -maxdepth 1 -type d -name '20??-??-??T??????Z' | sort -r | tail -n "+$((BACKUPS_KEPT + 1))" |
  while read -r old; do
    rm -rf -- "$old"
    echo "Borrada la copia $old."
  done
