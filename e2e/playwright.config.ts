import { defineConfig } from '@playwright/test'
import { chromiumLaunch } from '../scripts/chromium.mjs'

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 }
const desktop = { viewport: { width: 1440, height: 900 } }

export default defineConfig({
  testDir: 'flows',
  outputDir: '../.kit/test-results',
  timeout: 120_000,
  expect: { timeout: 10_000 },
  // Flows wait more than they work.
  workers: 2,
  fullyParallel: false,
  forbidOnly: true,
  use: {
    browserName: 'chromium',
    launchOptions: chromiumLaunch(),
    // A control that can't be used within this is a fault, and a loop that retries must get its turn.
    actionTimeout: 10_000,
    // A failure keeps the page's document at each step. Pictures of each frame cost a fifth of the run.
    trace: { mode: 'retain-on-failure', screenshots: false, sources: false },
    screenshot: 'only-on-failure',
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
  },
  // A test runs on a phone, as most players do. What it shows may depend on the size: then it is tagged @layout and runs
  // on both, or @desktop and runs on that alone.
  projects: [
    { name: 'phone', use: phone, grepInvert: /@desktop/ },
    { name: 'desktop', use: desktop, grep: /@desktop|@layout/ },
  ],
})
