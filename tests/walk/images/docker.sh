#!/bin/sh
# `docker` of the guide, by Debian's podman and podman-compose: in a network of their own, which SANDBOX has. An image is built with
# that of the machine, since it needs packages.
set -eu
enter() { exec nsenter --target "$SANDBOX" --pid --mount --cgroup --wdns="$PWD" "$@"; }
inside() { enter --net "$@"; }
case "$1" in
build) enter podman "$@" ;;
compose) shift ;;
run) shift && inside podman run --read-only-tmpfs=false "$@" ;;
*) inside podman "$@" ;;
esac
# podman-compose knows no --wait.
[ "$1" != build ] || enter podman-compose "$@"
for argument; do
  shift
  if [ "$argument" = --wait ]; then wait=yes; else set -- "$@" "$argument"; fi
  last=$argument
done
[ -n "${wait:-}" ] || inside podman-compose "$@"
# Nor does it replace a container whose image is another one.
container=tecniya_${last}_1
(inside podman stop "$container")
(inside podman rm "$container")
(inside podman-compose "$@")
until (inside podman healthcheck run "$container"); do sleep 0.2; done
