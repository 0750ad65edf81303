import path from 'node:path'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { chromiumLaunch } from '../scripts/chromium.mjs'
import { foundBeforehand, fromSource } from '../scripts/source.mjs'

/**
 * Every story in a real Chromium, with axe over it. KIT_STORY_BRAND, KIT_STORY_MODE and KIT_STORY_DIRECTION choose the
 * theme of a run: without them aurora, dark, left to right.
 */
export default defineConfig({
  ...fromSource,
  plugins: [storybookTest({ configDir: path.join(import.meta.dirname, '.storybook') })],
  optimizeDeps: foundBeforehand,
  test: {
    name: 'storybook',
    // A frame for each file filled a renderer with 1.6 GB, which a small machine ends: stories share one, as in the workshop.
    isolate: false,
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
