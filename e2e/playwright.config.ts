import { defineConfig } from '@playwright/test'
import { headlessLaunch } from '../scripts/chromium.mjs'
import { isProof } from './scenario/isProof.ts'

// Flows watch what pages ask for, never what a service worker does. Watched as well, one that has just taken over is now and
// then held for ever, and with it the page that it answers.
process.env['PLAYWRIGHT_DISABLE_SERVICE_WORKER_NETWORK'] = '1'

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
const desktop = { viewport: { width: 1440, height: 900 } }

export default defineConfig({
  testDir: 'flows',
  globalSetup: './scenario/seedOnce.ts',
  outputDir: '../.kit/test-results',
  timeout: 120_000,
  expect: { timeout: 10_000 },
  // Flows wait more than they work: three of them keep half of two cores busy.
  workers: 3,
  fullyParallel: false,
  forbidOnly: true,
  // A flow that passes at its second try is named, and more than two of them fail the gate (docs/decisions/tests.md).
  retries: isProof ? 0 : 1,
  use: {
    browserName: 'chromium',
    // Brands follow the device. Flows see the dark mode; colorMode.spec.ts sees both.
    colorScheme: 'dark',
    launchOptions: headlessLaunch(),
    // A control that can't be used within this is a fault. A press counts until the page that it leads to has begun, which
    // takes a busy machine ten seconds and more.
    actionTimeout: 30_000,
    // A second try keeps the page's document at each step: kept of every flow, that and pictures cost a fifth of the run.
    trace: { mode: 'on-first-retry', screenshots: false, sources: false },
    screenshot: 'only-on-failure',
    // A flow sees each request as it is sent; offline.spec.ts allows what the others do without.
    serviceWorkers: 'block',
    // A flow does not wait for slides and fades; what moves as a page comes in is watched by firstFrame.spec.ts.
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
  },
  // A test runs on a phone, as most players do. What it shows may depend on the size: then it is tagged @layout and runs
  // on both, or @desktop and runs on that alone.
  // The few flows of the desktop first: some take a minute, and at the end the other workers would wait for them.
  projects: [
    { name: 'desktop', use: desktop, grep: /@desktop|@layout/ },
    { name: 'phone', use: phone, grepInvert: /@desktop/ },
  ],
})
