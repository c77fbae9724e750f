# syntax=docker/dockerfile:1

# What the stages are built on; scripts/try-image names others.
ARG NODE_IMAGE=docker.io/library/node:22-bookworm-slim
ARG RUST_IMAGE=docker.io/library/rust:1.95-slim-bookworm
ARG BASE_IMAGE=gcr.io/distroless/cc-debian12:nonroot

FROM ${NODE_IMAGE} AS page
WORKDIR /src/web-client
COPY web-client/package.json web-client/package-lock.json ./
RUN npm ci
COPY web-client ./
RUN npm run build

FROM ${RUST_IMAGE} AS build
WORKDIR /src
COPY . .
COPY --from=page /src/web-client/dist web-client/dist
# What was downloaded and compiled stays with the builder, not in the image.
RUN --mount=type=cache,target=/cache/registry \
    --mount=type=cache,target=/cache/target \
    CARGO_HOME=/cache/registry CARGO_TARGET_DIR=/cache/target CARGO_PROFILE_RELEASE_STRIP=true \
    cargo build --release --locked --package dragonhall-server --bin dragonhall \
    && cp /cache/target/release/dragonhall /dragonhall \
    && mkdir /data

FROM ${BASE_IMAGE}
ARG VERSION=unversioned
ARG REVISION=unknown
LABEL org.opencontainers.image.title="Dragonhall" \
    org.opencontainers.image.description="A game server for dragon board games with friends" \
    org.opencontainers.image.licenses="MIT" \
    org.opencontainers.image.version="${VERSION}" \
    org.opencontainers.image.revision="${REVISION}"
COPY --from=build /dragonhall /usr/local/bin/dragonhall
COPY --from=build --chown=65532:65532 --chmod=0700 /data /data
# The user `nonroot` of the base; a folder that is mounted on /data has to be this user's.
USER 65532:65532
ENV DRAGONHALL_LISTEN=0.0.0.0:8080 \
    DRAGONHALL_DATABASE=sqlite:/data/dragonhall.db
EXPOSE 8080
VOLUME /data
HEALTHCHECK --interval=30s --timeout=5s --start-period=10s \
    CMD ["/usr/local/bin/dragonhall", "healthcheck"]
ENTRYPOINT ["/usr/local/bin/dragonhall"]
CMD ["serve"]
