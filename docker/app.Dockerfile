# One image for all of our programs; docker-compose.yml says which of them a container runs.
FROM node:26.10.0-slim AS packages
WORKDIR /app
RUN npm install --global pnpm@12.21.0
# The lists alone: as long as they stay the same, the installation is taken from the cache.
COPY pnpm-lock.yaml pnpm-workspace.yaml package.json ./
COPY schema/package.json schema/
COPY rules/package.json rules/
COPY db/package.json db/
COPY pictures/package.json pictures/
COPY vision/package.json vision/
COPY api/package.json api/
COPY search-indexer/package.json search-indexer/
COPY web/package.json web/
COPY tools/package.json tools/
# Only what a running program imports. Into an empty folder: pnpm leaves packages lying that an earlier, larger installation brought.
RUN CI=true pnpm install --frozen-lockfile --prod

FROM packages AS build
RUN CI=true pnpm install --frozen-lockfile
COPY . .
RUN cd web && node node_modules/vite/bin/vite.js build

FROM node:26.10.0-slim
ENV NODE_ENV=production
WORKDIR /app
# What changes least comes first, so that a new version of the shop is a small layer.
COPY --from=packages /app /app
COPY . .
COPY --from=build /app/web/dist web/dist
# Volumes take their owner from these folders; the program's own files belong to root.
RUN mkdir -p /data/mail /data/photos /data/pictures /data/processor && chown -R node:node /data
USER node
CMD ["node", "api/src/main.ts"]
