# One image for the program, with its own PostgreSQL or with DATABASE_URL: docs/operations.md, section Container.
# BASE brings Node 24 and npm; the image can be built for each architecture that it has.
ARG BASE=docker.io/library/node:24-bookworm-slim

FROM ${BASE} AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN npm run build
# The image starts with the node of its base.
RUN node scripts/remove-unneeded-packages.ts node && rm -r scripts

FROM ${BASE}
ARG VERSION=unversioned
ARG REVISION=unknown
LABEL org.opencontainers.image.title="TecniYa" \
      org.opencontainers.image.description="Marketplace en español de técnicos para el hogar" \
      org.opencontainers.image.licenses="MIT" \
      org.opencontainers.image.version="${VERSION}" \
      org.opencontainers.image.revision="${REVISION}"
# PostgreSQL asks for the name of its user.
RUN groupadd --gid 10001 tecniya \
 && useradd --uid 10001 --gid tecniya --home-dir /data --no-log-init --shell /usr/sbin/nologin tecniya \
 && install -d -o tecniya -g tecniya -m 0700 /data
WORKDIR /app
COPY --from=build /app /app
ENV DATA_DIR=/data PORT=3000 MALLOC_ARENA_MAX=2
USER 10001:10001
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=6s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--min-semi-space-size=16", "server/start.ts"]
