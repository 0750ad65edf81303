// Draws home and an event's page of b2c in each brand of the kit as grey boxes, in one sheet: no colour, no letter,
// no corner. `npm run grey-boxes -- [--out FILE] [--builds FOLDER]`. Builds a brand if the folder has no build of it.
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { chromium, type Browser } from 'playwright'
import sharp from 'sharp'
import { writeBusyDay } from '../../e2e/bench/prices/busyDay.ts'
import { demoPlayerOf } from '../../e2e/scenario/operatorClient.ts'
import { SandboxProcess } from '../../e2e/scenario/sandboxProcess.ts'
import { chromiumLaunch } from '../chromium.mjs'
import { root } from '../workspaces.ts'
import { difference, drawGreyBoxes, type Screen } from './drawGreyBoxes.ts'
import { greyBoxesOf, type GreyBox } from './greyBoxesOf.ts'

const { values } = parseArgs({ options: { out: { type: 'string' }, builds: { type: 'string' } } })
const out = path.resolve(values.out ?? path.join(root, '.kit/grey-boxes.png'))
const builds = path.resolve(values.builds ?? path.join(root, '.kit/grey-boxes'))

const screens: readonly Screen[] = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]
/** Scale of a screen in the sheet. */
const scale = 0.5
const gap = 24
/** Time for prices to arrive and lazy content to render, in ms. */
const settleMs = 4_000

const brands = readdirSync(path.join(root, 'packages/tokens/src/brands'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && existsSync(path.join(entry.parentPath, entry.name, 'brand.ts')))
  .map(({ name }) => name)

interface Drawn {
  page: string
  screen: Screen
  boxes: GreyBox[]
}

function build(brand: string): string {
  const folder = path.join(builds, brand)
  if (existsSync(path.join(folder, 'index.html'))) return folder
  const more = ['scripts/site.ts', 'b2c', '--brand', brand, '--out', folder]
  const { status } = spawnSync(process.execPath, ['--conditions=@kit/source', ...more], {
    cwd: root,
    stdio: 'inherit',
  })
  if (status !== 0) throw new Error(`b2c could not be built in ${brand}.`)
  return folder
}

async function draw(browser: Browser, sandbox: SandboxProcess): Promise<Drawn[]> {
  const drawn: Drawn[] = []
  for (const screen of screens) {
    const { operator, login } = await demoPlayerOf(sandbox)
    operator.close()
    const context = await browser.newContext({ viewport: screen, reducedMotion: 'reduce', locale: 'en-IN' })
    await context.addInitScript((kept) => localStorage.setItem('kit.login', kept), JSON.stringify(login))
    const page = await context.newPage()
    const take = async (name: string) => {
      await page.waitForTimeout(settleMs)
      await page.evaluate(() => scrollTo(0, 0))
      drawn.push({ page: name, screen, boxes: await page.evaluate(greyBoxesOf) })
    }
    await page.goto(sandbox.url)
    await page.getByRole('banner').getByText('Bal', { exact: true }).waitFor()
    await take('home')
    await page.getByRole('link', { name: 'Tidal Town' }).first().click()
    await page.getByRole('heading', { level: 1, name: 'Tidal Town' }).waitFor()
    await take('event')
    await context.close()
  }
  return drawn
}

const folder = await mkdtemp(path.join(tmpdir(), 'kit-grey-'))
const day = await writeBusyDay(folder)
const browser = await chromium.launch(chromiumLaunch())
const sheet: { brand: string; drawn: Drawn[] }[] = []
try {
  for (const brand of brands) {
    const sandbox = new SandboxProcess({
      ...day,
      state: path.join(folder, brand),
      site: build(brand),
    })
    await sandbox.start()
    sheet.push({ brand, drawn: await draw(browser, sandbox) })
    await sandbox.stop()
  }
} finally {
  await browser.close()
  await rm(folder, { recursive: true, force: true })
}

const rowHeight = Math.max(...screens.map(({ height }) => height)) * scale + gap
const columns = sheet[0]!.drawn.map(({ screen }) => screen.width * scale + gap)
const layers = await Promise.all(
  sheet.flatMap(({ drawn }, row) =>
    drawn.map(async ({ boxes, screen }, column) => ({
      input: await sharp(Buffer.from(drawGreyBoxes(boxes, screen)))
        .resize({ width: Math.round(screen.width * scale) })
        .png()
        .toBuffer(),
      left: Math.round(gap + columns.slice(0, column).reduce((sum, width) => sum + width, 0)),
      top: Math.round(gap + row * rowHeight),
    })),
  ),
)
const width = Math.round(gap + columns.reduce((sum, one) => sum + one, 0))
await mkdir(path.dirname(out), { recursive: true })
await sharp({
  create: { width, height: Math.round(gap + sheet.length * rowHeight), channels: 3, background: '#fff' },
})
  .composite(layers)
  .png({ palette: true })
  .toFile(out)

console.log(`${out}: ${sheet.map(({ brand }) => brand).join(', ')}, from above`)
console.log('| two brands that are most alike | home 390 | event 390 | home 1440 | event 1440 | most |')
console.log('| --- | ---: | ---: | ---: | ---: | ---: |')
const pairs = sheet.flatMap((one, index) =>
  sheet.slice(index + 1).map((other) => {
    const shares = one.drawn.map(({ boxes, screen }, at) => difference(boxes, other.drawn[at]!.boxes, screen))
    return { name: `${one.brand}, ${other.brand}`, shares, most: Math.max(...shares) }
  }),
)
const percent = (share: number) => `${Math.round(share * 100)} %`
for (const { name, shares, most } of pairs.toSorted((one, other) => one.most - other.most).slice(0, 8))
  console.log(`| ${name} | ${shares.map(percent).join(' | ')} | ${percent(most)} |`)
