import type { SiteAnswers } from '../answers.ts'
import { oldestNode } from '../nodeVersion.ts'
import type { PackageManager } from '../packageManager.ts'
import { scope } from '../scope.ts'

/** Commands that install exactly the lock file's versions on a clean machine. */
const cleanInstall: Readonly<Record<PackageManager, string>> = {
  npm: 'npm ci',
  pnpm: 'npx --yes pnpm@latest-10 install --frozen-lockfile',
  yarn: 'corepack enable && yarn install --immutable',
  bun: 'npx --yes bun@latest install --frozen-lockfile',
}

const lockFiles: Readonly<Record<PackageManager, string>> = {
  npm: 'package-lock.json',
  pnpm: 'pnpm-lock.yaml',
  yarn: 'yarn.lock',
  bun: 'bun.lock',
}

/** The Node that the kit is built and tested with. */
const node = 24

/** The workflow for GitHub. The same commands run on any other server. */
export const workflowFile = (
  manager: PackageManager,
): string => `# Builds and checks the site. Commit ${lockFiles[manager]}, which the first step installs from.
name: site
on: [push, pull_request]
permissions:
  contents: read
jobs:
  site:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v5
      - uses: actions/setup-node@v5
        with:
          node-version: ${node}
      # Does the registry of ${scope} need a login? Write its token into ~/.npmrc before this step, from a secret.
      - run: ${cleanInstall[manager]}
      - run: npm run build
      - run: npm run check
      - run: npm test
`

export const dockerFile = (
  { id }: SiteAnswers,
  manager: PackageManager,
): string => `# The built site, plain files for a web server. To get them: docker build --output dist .
# Or in the image of your web server: COPY --from=${id} / /srv/site
FROM node:${node}-slim AS build
WORKDIR /site
COPY . .
# A registry that needs a login: docker build --secret id=npmrc,src=$HOME/.npmrc .
RUN --mount=type=secret,id=npmrc,target=/root/.npmrc ${cleanInstall[manager]}
RUN npm run build

FROM scratch
COPY --from=build /site/dist /
`

export const dockerIgnoreFile = `node_modules
dist
.kit
.git
`

export const readmeFile = (
  { name, kind, registry }: SiteAnswers,
  manager: PackageManager,
): string => `# ${name.replaceAll(/[\\`*_[\]<>#]/g, String.raw`\$&`)}

A ${kind} site, made with \`npm create ${scope}/site\`. It needs Node ${oldestNode} or newer.

    ${manager} install
    npm start          # builds the site and serves it with a sandbox operator
    npm run dev        # hot reload; npm run sandbox in another terminal is an operator for it
    npm run build      # dist, plain files for a web server
    npm run check      # compiles the files, and says what is wrong with the site
    npm test           # builds the site and looks at its first screen in a browser

| file             |                                                                              |
| ---------------- | ---------------------------------------------------------------------------- |
| \`site.config.ts\` | features, languages, operator: what the site is made of                      |
| \`brand.ts\`       | colours, fonts, name: everything else is derived from them                   |
| \`site.test.ts\`   | what \`npm test\` does; it uses Chrome, Edge, or the browser of CHROMIUM_PATH |
| \`vite.config.ts\` | the build                                                                    |
| \`.npmrc\`         | where the packages of ${scope} come from                                       |
| \`Dockerfile\`     | builds the site in a container                                               |

\`.kit\` holds the sandbox with its accounts and passwords. It is not committed.
${
  registry === undefined
    ? ''
    : `
## Packages

Packages of ${scope} come from ${registry} (\`.npmrc\`). To use another registry, change the address there.
`
}
## Upgrade

\`npx kit upgrade\` raises all packages of ${scope} to the latest version, installs them, changes the files of the site as the release
asks, and checks the site. Then run \`npm test\`.
`
