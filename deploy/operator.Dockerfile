# The sandbox as an operator. Build it once your registry has the packages (docs/deploy.md):
#   docker build --file operator.Dockerfile --build-arg SCOPE=@kit --secret id=npmrc,src=$HOME/.npmrc .
FROM node:24-slim
ARG SCOPE=@kit
ARG VERSION=1.0.0-rc.1
ENV NODE_ENV=production
WORKDIR /opt/operator
RUN --mount=type=secret,id=npmrc,target=/root/.npmrc \
    npm install --no-save --no-audit --no-fund "${SCOPE}/sandbox@${VERSION}" \
 && install --directory --owner=node --group=node /var/lib/operator
USER node
ENV KIT_HOST=0.0.0.0 KIT_STATE=/var/lib/operator KIT_METRICS=9464 KIT_CONSOLE=5000
EXPOSE 4000 5000 9464
HEALTHCHECK --interval=5s --timeout=2s --start-period=60s \
    CMD ["node", "-e", "fetch('http://127.0.0.1:4000/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node_modules/.bin/kit-sandbox"]
