import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defaultServerConditions } from 'vite'
import { defineConfig } from 'vitest/config'
import { chromiumLaunch } from './scripts/chromium.mjs'
import { fromSource } from './scripts/source.mjs'

export default defineConfig({
  ...fromSource,
  test: {
    api: { host: '127.0.0.1' },
    projects: [
      {
        resolve: fromSource.resolve,
        ssr: {
          resolve: {
            conditions: ['@kit/source', ...defaultServerConditions],
            externalConditions: ['@kit/source', 'node'],
          },
        },
        plugins: [vanillaExtractPlugin()],
        test: {
          name: 'node',
          include: ['packages/*/src/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: ['**/*.browser.test.ts', '**/node_modules/**'],
          testTimeout: 20_000,
          hookTimeout: 30_000,
        },
      },
      {
        ...fromSource,
        plugins: [vanillaExtractPlugin(), react()],
        // Found while a test runs, a dependency would reload the page under it.
        optimizeDeps: {
          include: [
            'react',
            'react-dom/client',
            'react/jsx-dev-runtime',
            '@radix-ui/react-dialog',
            '@radix-ui/react-tabs',
            '@tanstack/react-query',
            '@tanstack/react-router',
            'clsx',
            'lucide-react',
            'pako',
            'radix-ui',
            'react-error-boundary',
            'react-hook-form',
            'react-intl',
            'socket.io-client',
            'zod/mini',
            'zustand',
            'zustand/vanilla',
          ],
        },
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
