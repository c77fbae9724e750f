# syntax=docker/dockerfile:1

FROM node:22-bookworm-slim AS page
WORKDIR /src/web-client
COPY web-client/package.json web-client/package-lock.json ./
RUN npm ci
COPY web-client ./
RUN npm run build

FROM rust:1.95-slim-bookworm AS chef
RUN cargo install --locked cargo-chef@0.1.78
WORKDIR /src

FROM chef AS plan
COPY . .
RUN cargo chef prepare --recipe-path recipe.json

FROM chef AS build
COPY --from=plan /src/recipe.json recipe.json
RUN cargo chef cook --release --locked --package dragonhall-server --recipe-path recipe.json
COPY . .
COPY --from=page /src/web-client/dist web-client/dist
RUN cargo build --release --locked --package dragonhall-server --bin dragonhall \
    && mkdir /data

FROM gcr.io/distroless/cc-debian12:nonroot
COPY --from=build /src/target/release/dragonhall /usr/local/bin/dragonhall
COPY --from=build --chown=nonroot:nonroot /data /data
ENV DRAGONHALL_LISTEN=0.0.0.0:8080 \
    DRAGONHALL_DATABASE=sqlite:/data/dragonhall.db
EXPOSE 8080
VOLUME /data
HEALTHCHECK --interval=30s --timeout=5s --start-period=10s \
    CMD ["/usr/local/bin/dragonhall", "healthcheck"]
ENTRYPOINT ["/usr/local/bin/dragonhall"]
CMD ["serve"]
