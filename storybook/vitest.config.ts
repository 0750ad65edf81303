import path from 'node:path'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { chromiumLaunch } from '../scripts/chromium.mjs'
import { fromSource } from '../packages/vite/src/fromSource.ts'
import { foundBeforehand } from '../scripts/foundBeforehand.ts'
import { pictureCommands } from './harness/pictureCommands.ts'

/**
 * Every story in a real Chromium, with axe over it, then in other themes: KIT_STORY_SHARE of them, drawn by KIT_STORY_SEED, or
 * with KIT_PROVE all. KIT_STORY_BRAND, KIT_STORY_MODE and KIT_STORY_DIRECTION choose what a story is played in: without
 * them aurora, dark, left to right. Every matrix is compared as a picture; KIT_ACCEPT_PICTURES=1 agrees to what it shows.
 */
export default defineConfig({
  ...fromSource,
  plugins: [storybookTest({ configDir: path.join(import.meta.dirname, '.storybook') })],
  optimizeDeps: foundBeforehand,
  test: {
    name: 'storybook',
    // A frame for each file filled a renderer with 1.6 GB, which a small machine ends: stories share one, as in the workshop.
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    setupFiles: ['./harness/setup.ts'],
    provide: {
      themes: {
        // More than there are is all of them.
        share: Number(process.env['KIT_STORY_SHARE'] ?? (process.env['KIT_PROVE'] ? 99 : 1)),
        seed: process.env['KIT_STORY_SEED'] ?? '',
      },
      acceptsPictures: process.env['KIT_ACCEPT_PICTURES'] === '1',
    },
    api: { host: '127.0.0.1' },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      // A picture of a time is the same wherever it is taken.
      provider: playwright({ launchOptions: { ...chromiumLaunch(), env: { ...process.env, TZ: 'UTC' } } }),
      commands: pictureCommands,
      instances: [{ browser: 'chromium' }],
    },
  },
})
