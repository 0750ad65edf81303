import path from 'node:path'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { chromiumLaunch } from '../scripts/chromium.mjs'
import { fromSource } from '../scripts/source.mjs'

/**
 * Every story in a real Chromium, with axe over it. KIT_STORY_BRAND, KIT_STORY_MODE and KIT_STORY_DIRECTION choose the
 * theme of a run: without them aurora, dark, left to right.
 */
export default defineConfig({
  ...fromSource,
  plugins: [storybookTest({ configDir: path.join(import.meta.dirname, '.storybook') })],
  // Found while a story runs, a dependency would reload the page under it.
  optimizeDeps: {
    include: [
      'react',
      'react-dom',
      'react-dom/client',
      'react/jsx-runtime',
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
    name: 'storybook',
    api: { host: '127.0.0.1' },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions: chromiumLaunch() }),
      instances: [{ browser: 'chromium' }],
    },
  },
})
