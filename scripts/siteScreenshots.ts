// Makes the screenshots in a site's manifest: `npm run site:screenshots -- [SITE]`. They show the built site with a
// simulated operator, in its active brand, and are committed: a build has no browser.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium } from 'playwright'
import sharp from 'sharp'
import { SandboxProcess } from '../e2e/scenario/sandboxProcess.ts'
import { activeBrand } from '../packages/vite/src/brand/activeBrand.ts'
import { chromiumLaunch } from './chromium.mjs'
import { root } from './workspaces.ts'

const site = path.join(root, 'sites', process.argv[2] ?? 'b2c')
const brand = (await activeBrand('./site.config.ts')(site)).brand.name
/** Chrome accepts screenshots of 320 to 3840 px, at most 2.3 times as high as wide. */
const pictures = [
  { name: 'narrow', viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 },
  { name: 'wide', viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 },
]
/** Time for prices to arrive and fade in, in ms. */
const settleMs = 4_000

const folder = await mkdtemp(path.join(tmpdir(), 'kit-screenshots-'))
const sandbox = new SandboxProcess({ state: path.join(folder, 'state'), site: path.join(site, 'dist') })
await sandbox.start()
const browser = await chromium.launch(chromiumLaunch())
try {
  await mkdir(path.join(site, 'screenshots'), { recursive: true })
  for (const { name, ...screen } of pictures) {
    const page = await browser.newPage({ ...screen, locale: 'en-IN', reducedMotion: 'reduce' })
    await page.goto(sandbox.url)
    await page.waitForTimeout(settleMs)
    const picture = await sharp(await page.screenshot())
      .png({ palette: true, compressionLevel: 9 })
      .toBuffer()
    await writeFile(path.join(site, 'screenshots', `${brand}-${name}.png`), picture)
    console.log(`${brand}-${name}.png: ${Math.round(picture.length / 1024)} kB`)
  }
} finally {
  await browser.close()
  await sandbox.stop()
  await rm(folder, { recursive: true, force: true })
}
