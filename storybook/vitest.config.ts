import path from 'node:path'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { chromiumLaunch } from '../scripts/chromium.mjs'
import { fromSource } from '../packages/vite/src/fromSource.ts'
import { foundBeforehand } from '../scripts/foundBeforehand.ts'
import { pictureCommands } from './harness/pictureCommands.ts'

/**
 * Runs every story in a real Chromium with axe, then in other themes: KIT_STORY_SHARE of them, selected by
 * KIT_STORY_SEED, or all with KIT_PROVE. KIT_STORY_BRAND, KIT_STORY_MODE and KIT_STORY_DIRECTION set the
 * initial theme (default: aurora, dark, left to right). Matrices are compared as pictures.
 * KIT_ACCEPT_PICTURES=1 accepts them.
 */
export default defineConfig({
  ...fromSource,
  plugins: [storybookTest({ configDir: path.join(import.meta.dirname, '.storybook') })],
  optimizeDeps: foundBeforehand,
  test: {
    name: 'storybook',
    // One frame per file filled a renderer with 1.6 GB, which small machines kill, so stories share one, as
    // in Storybook.
    isolate: false,
    // Vitest leaves one core free, which is half of a small machine, so each core gets a page.
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    setupFiles: ['./harness/setup.ts'],
    provide: {
      themes: {
        // More than the number of themes means all.
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
      // A picture of a time is the same in every time zone.
      provider: playwright({ launchOptions: { ...chromiumLaunch(), env: { ...process.env, TZ: 'UTC' } } }),
      commands: pictureCommands,
      instances: [{ browser: 'chromium' }],
    },
  },
})
