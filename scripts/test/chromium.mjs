import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright'
import { chromiumPath } from '../chromium.mjs'

const isThere = () => chromiumPath() !== undefined || existsSync(chromium.executablePath())

const quietly = (command, args) =>
  spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0

/**
 * Finds or installs Chromium: from the system's packages if this process may, else Playwright's own. Throws a
 * sentence.
 */
export function ensureChromium() {
  if (isThere()) return
  if (process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('No Chromium found: installing the system’s package ...')
    quietly('apt-get', ['update', '-qq'])
    quietly('apt-get', [
      'install',
      '-y',
      '-qq',
      '--no-install-recommends',
      'chromium',
      'chromium-headless-shell',
      'fonts-dejavu-core',
    ])
  }
  if (!isThere()) {
    console.log('No Chromium found: installing Playwright’s own ...')
    quietly('playwright', ['install', 'chromium'])
  }
  if (!isThere()) {
    throw new Error(
      'The tests need Chromium, which could not be installed. Install it, or set CHROMIUM_PATH.',
    )
  }
}
