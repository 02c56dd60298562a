#!/bin/sh
# Restarts every instance of the upstream, one after another, without losing a request: nginx sends nothing to an instance
# while it stops and starts.
set -eu
upstream=${UPSTREAM:-/etc/nginx/tecniya-upstream.conf}
ready_limit_s=120

use() { # PORT [down]
  sed -i "s/^server 127\.0\.0\.1:$1.*/server 127.0.0.1:$1 max_fails=0${2:+ $2};/" "$upstream"
  nginx -t -q
  systemctl reload nginx
}

for port in $(sed -n 's/^server 127\.0\.0\.1:\([0-9]*\).*/\1/p' "$upstream"); do
  use "$port" down
  # Workers of before the reload finish what they have.
  sleep 2
  systemctl restart "tecniya@$port"
  waited=0
  until curl --silent --fail --output /dev/null --max-time 6 "http://127.0.0.1:$port/readyz"; do
    waited=$((waited + 1))
    if [ "$waited" -gt "$ready_limit_s" ]; then
      echo "tecniya@$port is not ready: nginx does not use it, the other instances still run the former version." >&2
      exit 1
    fi
    sleep 1
  done
  use "$port"
  echo "tecniya@$port is ready."
done
