import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Browser, Page } from 'playwright'
import sharp from 'sharp'
import { finished, moment } from '../harness/builtStorybook.ts'
import { faultsOf, violationsOf, type Fault } from './examine.ts'
import type { Finding } from './failures.ts'
import type { Condition, Subject } from './plan.ts'

export interface Drawn {
  condition: Condition
  /** WebP, and JPEG at 60 % for the PDF, which would embed WebP unpacked. */
  webp: Buffer
  jpeg: Buffer
  width: number
  height: number
}

/** The brand that Storybook uses: one of its own, or another's CSS that is added to the page. */
export interface ActiveBrand {
  name: string
  css?: string
}

/** Maximum height in px, at which long screens are cut: 66 runners fit. */
const highest = 7000

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Waits until animations have ended and images have loaded. */
async function apply(page: Page, brand: string, condition: Condition): Promise<number> {
  const { mode, density = '', isRightToLeft = false, textPercent = 100 } = condition
  await page.setViewportSize({ width: condition.width, height: 900 })
  const height = await page.evaluate(
    async ({ brand, mode, density, isRightToLeft, textPercent }) => {
      const root = document.documentElement
      Object.assign(root.dataset, { brand, mode })
      if (density === '') delete root.dataset['density']
      else root.dataset['density'] = density
      root.dir = isRightToLeft ? 'rtl' : 'ltr'
      root.style.fontSize = textPercent === 100 ? '' : `${textPercent}%`
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
      for (const animation of document.getAnimations()) {
        if (animation.effect?.getComputedTiming().endTime === Infinity) animation.cancel()
        else animation.finish()
      }
      await document.fonts.ready
      const deadline = performance.now() + 2000
      while ([...document.images].some(({ complete }) => !complete) && performance.now() < deadline)
        await new Promise(requestAnimationFrame)
      return root.scrollHeight
    },
    { brand, mode, density, isRightToLeft, textPercent },
  )
  return Math.min(highest, height)
}

async function shoot(page: Page, condition: Condition, height: number): Promise<Drawn> {
  await page.setViewportSize({ width: condition.width, height })
  const png = await page.screenshot({ animations: 'disabled', caret: 'hide' })
  const jpegWidth = Math.round(condition.width * 0.6)
  const [webp, jpeg] = await Promise.all([
    sharp(png).webp({ quality: 82, effort: 2 }).toBuffer(),
    sharp(png).resize({ width: jpegWidth }).jpeg({ quality: 72 }).toBuffer(),
  ])
  return { condition, webp, jpeg, width: condition.width, height }
}

async function examine(page: Page, subject: Subject, condition: Condition): Promise<Finding[]> {
  const { checks } = condition
  const found = { axe: [] as Fault[], overflow: [] as Fault[], clipped: [] as Fault[] }
  if (checks.includes('axe')) found.axe = await violationsOf(page)
  if (checks.includes('overflow') || checks.includes('clipped')) Object.assign(found, await faultsOf(page))
  return checks.flatMap((kind) =>
    found[kind].map((fault) => ({ ...fault, kind, subject: subject.id, title: subject.title, condition })),
  )
}

/**
 * Opens a page of the built Storybook at `url` that renders one subject after another, or only checks them.
 */
export async function openStage(
  browser: Browser,
  url: string,
  { name, css }: ActiveBrand,
  { isListOnly = false }: { isListOnly?: boolean } = {},
) {
  const context = await browser.newContext({ reducedMotion: 'reduce', locale: 'en-IN', timezoneId: 'UTC' })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await page.clock.setFixedTime(moment)
  let complaints: string[] = []
  page.on('console', (message) => {
    // Storybook's frame has no icon.
    if (message.location().url.endsWith('/favicon.ico')) return
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text().split('\n')[0]!)
  })
  page.on('pageerror', ({ message }) => complaints.push(message.split('\n')[0]!))

  const open = async (id: string, mode: string) => {
    await page.setViewportSize({ width: 390, height: 900 })
    // A brand that Storybook does not know is applied when the story is rendered.
    const globals = `brand:${css === undefined ? name : 'wireframe'};mode:${mode};motion:reduced;matrix:one`
    await page.goto(`${url}/iframe.html?id=${id}&viewMode=story&globals=${globals}`)
    if (css !== undefined) await page.addStyleTag({ content: css })
    await finished(page)
    await page.addScriptTag({ content: axeSource })
  }

  return async function draw(
    subject: Subject,
    conditions: readonly Condition[],
  ): Promise<{ drawn: Drawn[]; findings: Finding[] }> {
    const [first] = conditions
    const drawn: Drawn[] = []
    const findings: Finding[] = []
    const shared = { subject: subject.id, title: subject.title, condition: first! }
    complaints = []
    try {
      await open(subject.id, first!.mode)
      for (const condition of conditions) {
        const height = await apply(page, name, condition)
        findings.push(...(await examine(page, subject, condition)))
        if (isListOnly) continue
        await session.send('Emulation.setEmulatedVisionDeficiency', { type: condition.vision ?? 'none' })
        drawn.push(await shoot(page, condition, height))
      }
    } catch (error) {
      const what = (error instanceof Error ? error.message : String(error)).split('\n')[0]!
      findings.push({ ...shared, kind: 'broken', what })
    }
    findings.push(...complaints.map((what) => ({ ...shared, kind: 'console' as const, what })))
    return { drawn, findings }
  }
}
