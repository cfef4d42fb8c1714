# syntax=docker/dockerfile:1
# docker buildx build --platform linux/amd64,linux/arm64 -t board-games .
ARG NODE=20

FROM node:${NODE}-bookworm-slim AS build
# Only where there is no ready-made binary of canvas or better-sqlite3 for the platform.
RUN apt-get update \
 && apt-get install -y --no-install-recommends build-essential python3 pkg-config \
    libcairo2-dev libpango1.0-dev libjpeg-dev libgif-dev librsvg2-dev \
 && rm -rf /var/lib/apt/lists/*
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --omit=dev --no-audit --no-fund
COPY src ./src
COPY scripts ./scripts
RUN npm run compile

FROM node:${NODE}-bookworm-slim
RUN apt-get update \
 && apt-get install -y --no-install-recommends libcairo2 libpango-1.0-0 libpangocairo-1.0-0 libjpeg62-turbo libgif7 librsvg2-2 \
 && rm -rf /var/lib/apt/lists/*
ENV NODE_ENV=production HEALTH_PORT=8741
WORKDIR /app
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/build ./build
COPY package.json ./package.json
COPY scripts/run.sh ./scripts/run.sh
COPY assets ./assets
COPY migrations ./migrations
RUN mkdir -m 700 data && chown node:node data
USER node
VOLUME /app/data
# Not `/ready`: a process that stands by, or that Discord is cut off from, is well, and a restart would not help it.
HEALTHCHECK --interval=30s --timeout=5s --start-period=10s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.HEALTH_PORT}/live`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["sh", "scripts/run.sh"]
