import { existsSync } from 'node:fs'

const systemPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** The Chromium that tests drive: CHROMIUM_PATH, a system one, else undefined, and Playwright then looks for its own. */
export const chromiumPath = () =>
  [process.env.CHROMIUM_PATH, ...systemPlaces].find((place) => place && existsSync(place))

/** Launch options for every runner: same flags everywhere, so that screenshots and timings compare. */
export const chromiumLaunch = () => ({
  ...(chromiumPath() && { executablePath: chromiumPath() }),
  args: [
    '--no-sandbox',
    '--disable-dev-shm-usage',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
    '--font-render-hinting=none',
    '--disable-lcd-text',
  ],
})
