# The whole server in one image: docker build -t three-spires .
FROM node:20-slim AS build
WORKDIR /app
COPY . .
RUN npm ci && node -e "import('./scripts/build.mjs').then(({ ensureBuilt }) => ensureBuilt())"

FROM node:20-slim
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4600 DATA_DIR=/data
# libsql is native code and stays outside the bundle.
COPY --from=build /app/node_modules/libsql ./node_modules/libsql
COPY --from=build /app/node_modules/@libsql ./node_modules/@libsql
COPY --from=build /app/node_modules/@neon-rs ./node_modules/@neon-rs
COPY --from=build /app/dist ./dist
COPY --from=build /app/package.json ./
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 4600
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=15s --timeout=5s --start-period=30s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:'+process.env.PORT+'/health/live').then((a)=>process.exit(a.ok?0:1),()=>process.exit(1))"]
CMD ["node", "--enable-source-maps", "dist/server/main.js"]
