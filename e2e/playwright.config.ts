import { defineConfig } from '@playwright/test'
import { headlessLaunch } from '../scripts/chromium.mjs'
import { isProof } from './scenario/isProof.ts'

// Flows watch the requests of pages, never those of a service worker. A watched worker that has just taken
// over sometimes hangs permanently, together with the page that it answers.
process.env['PLAYWRIGHT_DISABLE_SERVICE_WORKER_NETWORK'] = '1'

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
const desktop = { viewport: { width: 1440, height: 900 } }

/** Files that take more than a minute. They start first: at the end, one worker would run them while the others wait. */
const longest = /(firstFrame|specified(Account|Shell|Wallet))\.spec\.ts$/

export default defineConfig({
  testDir: 'flows',
  globalSetup: './scenario/seedOnce.ts',
  outputDir: '../.kit/test-results',
  timeout: 120_000,
  // A login on a busy machine takes ten seconds: its password is hashed while other flows load pages.
  expect: { timeout: 20_000 },
  // Flows wait more than they work: three of them use half of two cores.
  workers: 3,
  fullyParallel: false,
  forbidOnly: true,
  // A flow that passes at its second attempt is named, and more than two of them fail the gate
  // (docs/decisions/tests.md).
  retries: isProof ? 0 : 1,
  use: {
    browserName: 'chromium',
    // Brands follow the device. Flows see the dark mode. colorMode.spec.ts sees both.
    colorScheme: 'dark',
    launchOptions: headlessLaunch(),
    // A control that cannot be used within this time is a fault. A press counts until the next page has
    // started to load, which takes a busy machine ten seconds and more.
    actionTimeout: 30_000,
    // A second attempt records the page's document at each step. Recording every flow, with pictures, would
    // cost a fifth of the run.
    trace: { mode: 'on-first-retry', screenshots: false, sources: false },
    screenshot: 'only-on-failure',
    // A flow sees each request as it is sent. offline.spec.ts allows service workers.
    serviceWorkers: 'block',
    // A flow does not wait for animations. firstFrame.spec.ts watches movements while a page loads.
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
  },
  // A test runs on a phone. If it depends on the size, it is tagged @layout (runs on both) or @desktop.
  // The flows of the desktop run first: some take a minute, for which other workers would wait at the end.
  projects: [
    { name: 'desktop', use: desktop, grep: /@desktop|@layout/ },
    { name: 'phone, long files', use: phone, grepInvert: /@desktop/, testMatch: longest },
    { name: 'phone', use: phone, grepInvert: /@desktop/, testIgnore: longest },
  ],
})
