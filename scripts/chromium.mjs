import { existsSync } from 'node:fs'

const systemPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** The browser without its windows and menus: a test takes two thirds of the time in it (docs/decisions/tests.md). */
const headlessPlace = '/usr/bin/chromium-headless-shell'

const firstOf = (places) => places.find((place) => place && existsSync(place))

/** The Chromium that tests drive: CHROMIUM_PATH, a system one, else undefined, and Playwright then looks for its own. */
export const chromiumPath = () => firstOf([process.env.CHROMIUM_PATH, ...systemPlaces])

const launchOf = (executablePath) => ({
  ...(executablePath && { executablePath }),
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

/** Launch options where pictures or timings are compared: the whole browser, with the same flags everywhere. */
export const chromiumLaunch = () => launchOf(chromiumPath())

/** Launch options of tests of behaviour: the headless browser where the system has it. */
export const headlessLaunch = () =>
  launchOf(firstOf([process.env.CHROMIUM_PATH, headlessPlace, ...systemPlaces]))
