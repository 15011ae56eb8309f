# Stands in for node:26.10.0-slim: Debian, the binary of the npm package `node`, npm, and the official image's user `node`.
FROM hemline-stand-in:debian
LABEL hemline.stand-in="Debian with the node binary and the npm of npm's packages"
COPY node /usr/local/bin/node
COPY package /usr/local/lib/node_modules/npm
RUN ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm \
    && ln -s ../lib/node_modules/npm/bin/npx-cli.js /usr/local/bin/npx \
    && groupadd --gid 1000 node \
    && useradd --uid 1000 --gid node --shell /bin/bash --create-home node
# npm believes whom this machine believes.
ENV NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt
CMD ["node"]
