import { globSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defaultServerConditions } from 'vite'
import { defineConfig } from 'vitest/config'
import { chromiumPath, headlessLaunch } from './scripts/chromium.mjs'
import { fromSource } from './packages/vite/src/fromSource.ts'
import { foundBeforehand } from './scripts/foundBeforehand.ts'
import { showMotion } from './scripts/showMotion.ts'

const inNode = {
  resolve: fromSource.resolve,
  ssr: {
    resolve: {
      conditions: ['@kit/source', ...defaultServerConditions],
      externalConditions: ['@kit/source', 'node'],
    },
  },
  plugins: [vanillaExtractPlugin()],
}

/**
 * Test files share the modules that a worker has loaded: loading them again for each file took as long as the tests.
 * So a test restores clocks, globals and environment variables.
 */
const sharedModules = { isolate: false }

/** Browser tests that change a page permanently, e.g. its policy: each file has a separate page. */
const ownPage = 'packages/*/src/**/*.ownPage.browser.test.{ts,tsx}'

/**
 * Timeouts in ms, for a machine with other load: a test that hangs is reported late, and none fails because it is
 * slow.
 */
const patience = {
  testTimeout: 120_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 10_000 } },
  setupFiles: ['scripts/test/patience.ts'],
}
const operatorsOwn = 'packages/sandbox/src/**/*.test.ts'
/**
 * The operator's suites that run in the process even if a PostgreSQL server is available. The database in the process
 * is another engine with one connection, where a statement outside the current transaction waits forever. They cover
 * every call, and placing. The others take five times as long in the process: they run on the server, and all of them
 * here without a server or in `npm run prove`.
 */
const smoke = [
  'packages/sandbox/src/startSandbox.test.ts',
  'packages/sandbox/src/feed/**/*.test.ts',
  'packages/sandbox/src/operator/database/*.test.ts',
  'packages/sandbox/src/operator/http/{everyRow,sdk}.test.ts',
  'packages/sandbox/src/operator/bets/placeBet.test.ts',
  'packages/sandbox/src/operator/announcements/outbox.test.ts',
]
for (const pattern of smoke)
  if (globSync(pattern).length === 0) throw new Error(`${pattern} names no suite of the operator any more.`)

const operatorsEnv = { ...(chromiumPath() && { CHROMIUM_PATH: chromiumPath() }) }

/** The operator's own suites on a PostgreSQL server: `KIT_DATABASE=postgres vitest run`. */
const onPostgres = {
  ...inNode,
  test: {
    ...sharedModules,
    name: 'postgres',
    include: [operatorsOwn],
    // These use no database, or only the one in the process.
    exclude: ['**/feed/**', '**/database/openDatabase.test.ts', '**/node_modules/**'],
    env: operatorsEnv,
    globalSetup: ['packages/sandbox/src/testing/postgresSetup.ts'],
    ...patience,
  },
}

export default defineConfig({
  ...fromSource,
  test: {
    api: { host: '127.0.0.1' },
    // One more than the cores: tests wait half of their time, for a page, a database or a clock.
    maxWorkers: availableParallelism() + 1,
    projects:
      process.env['KIT_DATABASE'] === 'postgres'
        ? [onPostgres]
        : [
            {
              ...inNode,
              test: {
                ...patience,
                ...sharedModules,
                name: 'node',
                include: [
                  'packages/*/src/**/*.test.ts',
                  'scripts/**/*.test.ts',
                  'sites/*/*.test.ts',
                  'storybook/*/*.test.{ts,tsx}',
                  'e2e/bench/**/*.test.ts',
                ],
                exclude: [operatorsOwn, '**/*.browser.test.ts', '**/node_modules/**'],
              },
            },
            {
              ...inNode,
              test: {
                ...patience,
                name: 'operator',
                env: operatorsEnv,
                globalSetup: ['packages/sandbox/src/testing/testDataSetup.ts'],
                // A worker for each file: only the end of a process frees the memory of a database in it.
                include: process.env['KIT_OPERATOR_SUITES'] === 'smoke' ? smoke : [operatorsOwn],
                // Several processes need a database server: they are tested with PostgreSQL.
                exclude: ['**/processes/**', '**/node_modules/**'],
              },
            },
            {
              ...fromSource,
              plugins: [vanillaExtractPlugin(), react()],
              optimizeDeps: foundBeforehand,
              test: {
                name: 'browser',
                ...patience,
                ...sharedModules,
                // As on a site: the order of layers is known before any component's styles.
                setupFiles: [
                  'packages/tokens/src/index.ts',
                  ...patience.setupFiles,
                  'scripts/test/freshPage.ts',
                ],
                include: ['packages/*/src/**/*.browser.test.{ts,tsx}'],
                browser: {
                  enabled: true,
                  headless: true,
                  screenshotFailures: false,
                  provider: playwright({
                    launchOptions: headlessLaunch(),
                    contextOptions: { reducedMotion: 'reduce' },
                  }),
                  commands: { showMotion },
                  instances: [
                    { browser: 'chromium', name: 'browser', exclude: [ownPage, '**/node_modules/**'] },
                    { browser: 'chromium', name: 'own page', include: [ownPage], isolate: true },
                  ],
                },
              },
            },
          ],
  },
})
