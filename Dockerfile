# The release that `npm run release` makes, in one image: docker build -t three-spires .
# With --build-arg COMMIT=$(git rev-parse HEAD) it can say what it was built from.
# Its commands are beside it, as in: docker compose exec spires node dist/server/backup.js
FROM node:24-slim AS build
WORKDIR /app
# What is installed changes seldom, sources often: the first layers stay as they are.
COPY package.json package-lock.json ./
COPY packages/bots/package.json packages/bots/
COPY packages/client/package.json packages/client/
COPY packages/device/package.json packages/device/
COPY packages/engine/package.json packages/engine/
COPY packages/games/package.json packages/games/
COPY packages/in-words/package.json packages/in-words/
COPY packages/kernel/package.json packages/kernel/
COPY packages/lab/package.json packages/lab/
COPY packages/mystic-spires/package.json packages/mystic-spires/
COPY packages/pictures/package.json packages/pictures/
COPY packages/rigs/package.json packages/rigs/
COPY packages/server/package.json packages/server/
COPY packages/session/package.json packages/session/
COPY packages/slay-the-spire/package.json packages/slay-the-spire/
COPY packages/stygian-society/package.json packages/stygian-society/
COPY packages/table/package.json packages/table/
COPY packages/terminal/package.json packages/terminal/
COPY packages/web/package.json packages/web/
COPY packages/what-if/package.json packages/what-if/
# A release needs no tools for tests.
RUN npm ci --omit=dev
COPY . .
ARG COMMIT
RUN npm run release -- /release/three-spires

FROM node:24-slim
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4600 DATA_DIR=/data
COPY --from=build /release/three-spires ./
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 4600
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=15s --timeout=5s --start-period=30s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:'+process.env.PORT+'/health/live').then((a)=>process.exit(a.ok?0:1),()=>process.exit(1))"]
CMD ["node", "--enable-source-maps", "dist/server/main.js"]
