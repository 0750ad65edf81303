# A site behind nginx. The context is the folder of a created site:
#   docker build --file site.Dockerfile --build-arg HOST=brand.example --secret id=npmrc,src=$HOME/.npmrc ../harbour
FROM node:24-slim AS build
ARG HOST
ARG UPSTREAM=operator-1:4000,operator-2:4000
WORKDIR /site
COPY . .
RUN --mount=type=secret,id=npmrc,target=/root/.npmrc npm ci
RUN npm run build
RUN npx kit nginx --host "$HOST" --upstream "$UPSTREAM" --root /var/www/site \
    --certificate /etc/ssl/site/certificate.pem --key /etc/ssl/site/key.pem > /site/site.conf

FROM nginx:1.28
COPY --from=configuration nginx.conf /etc/nginx/nginx.conf
COPY --from=build /site/site.conf /etc/nginx/conf.d/default.conf
COPY --from=build /site/dist /var/www/site
EXPOSE 80 443
