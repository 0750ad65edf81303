import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defaultServerConditions } from 'vite'
import { defineConfig } from 'vitest/config'
import { chromiumLaunch, chromiumPath } from './scripts/chromium.mjs'
import { fromSource } from './packages/vite/src/fromSource.ts'
import { foundBeforehand } from './scripts/foundBeforehand.ts'

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
 * Files of tests share the modules that a worker has read: reading them anew for each file took as long as the tests. So
 * a test leaves a clock, a global or a variable of the process as it found it.
 */
const sharedModules = { isolate: false }

const inProcess = { testTimeout: 20_000, hookTimeout: 30_000 }
const operatorsOwn = 'packages/sandbox/src/**/*.test.ts'
const operatorsEnv = { ...(chromiumPath() && { CHROMIUM_PATH: chromiumPath() }) }

/** The operator's own suites once more, on a PostgreSQL server: `KIT_DATABASE=postgres vitest run`. */
const onPostgres = {
  ...inNode,
  test: {
    ...sharedModules,
    name: 'postgres',
    include: [operatorsOwn],
    // Of no database.
    exclude: ['**/feed/**', '**/node_modules/**'],
    env: operatorsEnv,
    globalSetup: ['packages/sandbox/src/testing/postgresSetup.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
}

export default defineConfig({
  ...fromSource,
  test: {
    api: { host: '127.0.0.1' },
    projects:
      process.env['KIT_DATABASE'] === 'postgres'
        ? [onPostgres]
        : [
            {
              ...inNode,
              test: {
                ...inProcess,
                ...sharedModules,
                name: 'node',
                include: ['packages/*/src/**/*.test.ts', 'scripts/**/*.test.ts', 'storybook/*/*.test.ts'],
                exclude: [operatorsOwn, '**/*.browser.test.ts', '**/node_modules/**'],
              },
            },
            {
              ...inNode,
              test: {
                ...inProcess,
                name: 'operator',
                env: operatorsEnv,
                globalSetup: ['packages/sandbox/src/testing/testDataSetup.ts'],
                // A worker for each file: the memory of a database in the process comes back only with the process.
                include: [operatorsOwn],
                // Several processes need a database server: they are tested where there is one.
                exclude: ['**/processes/**', '**/node_modules/**'],
              },
            },
            {
              ...fromSource,
              plugins: [vanillaExtractPlugin(), react()],
              optimizeDeps: foundBeforehand,
              test: {
                name: 'browser',
                include: ['packages/*/src/**/*.browser.test.{ts,tsx}'],
                browser: {
                  enabled: true,
                  headless: true,
                  screenshotFailures: false,
                  provider: playwright({ launchOptions: chromiumLaunch() }),
                  instances: [{ browser: 'chromium' }],
                },
              },
            },
          ],
  },
})
