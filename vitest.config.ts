import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defaultServerConditions } from 'vite'
import { defineConfig } from 'vitest/config'
import { chromiumLaunch } from './scripts/chromium.mjs'
import { foundBeforehand, fromSource } from './scripts/source.mjs'

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

/** The operator's own suites once more, on a PostgreSQL server: `KIT_DATABASE=postgres vitest run`. */
const onPostgres = {
  ...inNode,
  test: {
    name: 'postgres',
    include: ['packages/sandbox/src/**/*.test.ts'],
    // Of no database.
    exclude: ['**/feed/**', '**/node_modules/**'],
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
                name: 'node',
                include: ['packages/*/src/**/*.test.ts', 'scripts/**/*.test.ts', 'storybook/*/*.test.ts'],
                // Several processes need a database server: they are tested where there is one.
                exclude: ['**/*.browser.test.ts', '**/processes/**', '**/node_modules/**'],
                testTimeout: 20_000,
                hookTimeout: 30_000,
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
