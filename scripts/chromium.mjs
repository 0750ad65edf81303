import { existsSync } from 'node:fs'

const systemPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** Chromium without windows and menus: tests take two thirds of the time (docs/decisions/tests.md). */
const headlessPlace = '/usr/bin/chromium-headless-shell'

const firstOf = (places) => places.find((place) => place && existsSync(place))

/**
 * Returns the Chromium for tests: CHROMIUM_PATH, or a system one. Undefined if there are neither; Playwright then
 * uses its own.
 */
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

/**
 * Returns the launch options for comparing pictures or timings: the whole browser, with the same flags everywhere.
 */
export const chromiumLaunch = () => launchOf(chromiumPath())

/** Returns the launch options for tests of behaviour: the headless browser if the system has it. */
export const headlessLaunch = () =>
  launchOf(firstOf([process.env.CHROMIUM_PATH, headlessPlace, ...systemPlaces]))
