import type { Page } from '@playwright/test'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { root } from '../../scripts/workspaces.ts'
import { writeScenario } from './markets.ts'
import { copyWithNextBuild } from './nextBuild.ts'
import { SandboxProcess } from './sandboxProcess.ts'

/** `act` receives a function that releases the site's next build. */
export async function onReleasedSite(
  page: Page,
  act: (own: SandboxProcess, release: () => Promise<void>) => Promise<void>,
) {
  const folder = await mkdtemp(path.join(tmpdir(), 'kit-builds-'))
  await writeScenario(folder)
  const site = path.join(folder, 'site')
  const release = await copyWithNextBuild(path.join(root, 'sites/b2c/dist'), site)
  const state = path.join(folder, 'state')
  if (process.env['KIT_SEEDED_STATE']) await cp(process.env['KIT_SEEDED_STATE'], state, { recursive: true })
  const own = new SandboxProcess({ state, recordings: folder, site })
  await own.start()
  try {
    await act(own, release)
  } finally {
    // A page whose operator has stopped would log errors.
    await page.close()
    await own.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

/** Returns undefined while it is loading. */
export const programOf = (page: Page) =>
  page.evaluate(() => /"entry":"([^"]+)"/.exec(document.getElementById('kit-page')?.textContent ?? '')?.[1])
