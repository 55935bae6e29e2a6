# The service in a container; docs/deploy.md says how it is run. One image serves, migrates and runs an operator's commands: Prisma's
# command and tsx are packages of production.
FROM node:20-bookworm-slim AS build
WORKDIR /willow
ENV NEXT_TELEMETRY_DISABLED=1
COPY package.json package-lock.json ./
# No package runs a script of its own, as in `npm run demo`: nothing is fetched but the packages of the lock.
RUN npm ci --ignore-scripts --no-audit --no-fund
# The reader's library comes for every system; only this one's stays.
RUN node -e "const fs = require('fs'), at = 'node_modules/onnxruntime-node/bin/napi-v6/'; \
  for (const os of fs.readdirSync(at)) for (const cpu of fs.readdirSync(at + os)) \
    if (os !== process.platform || cpu !== process.arch) fs.rmSync(at + os + '/' + cpu, { recursive: true })"
COPY . .
# Needs no setting and no database: all of them are read when the service runs.
RUN npm run build && rm -rf .next/cache && npm prune --omit=dev --ignore-scripts --no-audit --no-fund

FROM node:20-bookworm-slim
WORKDIR /willow
ENV NODE_ENV=production NEXT_TELEMETRY_DISABLED=1 PORT=3000
# Owned by root and read by `node`: the service changes none of its own files.
COPY --from=build /willow ./
USER node
EXPOSE 3000
# Says whether the database answers as well. A platform that ends what is unhealthy must not be given this one (docs/deploy.md).
HEALTHCHECK --interval=30s --timeout=7s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/api/health').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--import", "tsx", "scripts/start.ts"]
