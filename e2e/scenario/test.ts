import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { test as base, expect, type Locator, type Page } from '@playwright/test'
import { hostOfSite, root } from '../../scripts/workspaces.ts'
import { isTakenOver } from './isTakenOver.ts'
import { writeScenario } from './markets.ts'
import { writePlayedMatch } from './playedMatch.ts'
import { linkChosenRecordings, recordedFixtures, recordedMatches, whyNoTestData } from './recordings.ts'
import { SandboxProcess } from './sandboxProcess.ts'
import { standingSites } from './throwaway.ts'

/** Factor by which a test's page is slower than this processor: `KIT_SLOW_TIMES=4` for a phone's. */
const slowTimes = Number(process.env['KIT_SLOW_TIMES'] ?? 1)

interface WorkerFixtures {
  /**
   * The feed that the operator of this file replays. A recorded one is simulated if recorded data is missing. Things to
   * try belong to the simulation.
   */
  feed: 'scripted' | 'recorded' | 'simulated'
  /** A folder of recordings to play alone, instead of chosen ones with matches and seasons. */
  recordingsFolder: string | undefined
  /** True to also play a match ball by ball, with a bookmaker market and sessions. */
  played: boolean
  /** Multiple of the recorded speed. */
  speed: number
  /**
   * True if its console is used: it settles markets by hand and sets faults, so no other file shares this
   * operator.
   */
  console: boolean
  /** True to serve every site, each at its host. Otherwise, it serves the exchange site at every host. */
  everySite: boolean
  /**
   * Files with the same operator name share one operator if their other options are equal. A file that
   * changes an account uses its own name.
   */
  operatorName: string
  sandbox: SandboxProcess
}
interface Fixtures {
  /** Policy violations, errors and failed loads of the page. Must be empty at the end. */
  faults: string[]
  /** Parts of texts that a test provokes on purpose. */
  expectedFaults: string[]
}

const everySiteByHost = standingSites
  .map((name) => `${hostOfSite(name)}=${path.join(root, 'sites', name, 'dist')}`)
  .join()

/** Keeps the offer of the app, which covers the page once per browser, from opening. Call it before the first navigation. */
export const withoutAppOffer = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    if (top === self && location.host && localStorage['kit.appOffered'] === undefined)
      localStorage['kit.appOffered'] = 'yes'
  })

/** Each runs with a separate operator process that serves the built site. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  feed: ['scripted', { scope: 'worker', option: true }],
  recordingsFolder: [undefined, { scope: 'worker', option: true }],
  played: [false, { scope: 'worker', option: true }],
  speed: [1, { scope: 'worker', option: true }],
  console: [false, { scope: 'worker', option: true }],
  everySite: [false, { scope: 'worker', option: true }],
  operatorName: ['shared', { scope: 'worker', option: true }],
  sandbox: [
    async ({ feed, recordingsFolder, played, speed, console: hasConsole, everySite }, use) => {
      const folder = await mkdtemp(path.join(tmpdir(), 'kit-e2e-'))
      if (feed === 'scripted') await writeScenario(folder)
      const matches = played ? path.join(folder, 'matches') : undefined
      if (matches) {
        await mkdir(matches)
        await writePlayedMatch(matches)
      }
      const streams = feed === 'scripted' ? folder : recordingsFolder
      const isChosen = feed === 'recorded' && recordingsFolder === undefined && whyNoTestData === undefined
      const state = path.join(folder, 'state')
      const { KIT_SEEDED_STATE: seeded } = process.env
      if (seeded) await cp(seeded, state, { recursive: true })
      const sandbox = new SandboxProcess({
        state,
        speed,
        faults: hasConsole,
        ...(everySite && { site: everySiteByHost }),
        ...(isChosen ? { matches: recordedMatches, fixtures: recordedFixtures } : { matches }),
        recordings: isChosen ? await linkChosenRecordings(folder) : streams,
      })
      await sandbox.start()
      await use(sandbox)
      await sandbox.stop()
      await rm(folder, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ sandbox }, use) => use(sandbox.url),
  expectedFaults: [[], { option: true }],
  faults: [
    async ({ page, expectedFaults }, use) => {
      const faults: string[] = []
      if (slowTimes > 1) {
        const cdp = await page.context().newCDPSession(page)
        await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowTimes })
      }
      page.on('console', (message) => {
        if (message.type() === 'error') faults.push(`console: ${message.text()} (${message.location().url})`)
      })
      page.on('pageerror', (error) => faults.push(`page error: ${error.message}`))
      await withoutAppOffer(page)
      await page.addInitScript(() => {
        addEventListener('securitypolicyviolation', (violation) => {
          console.error(`policy violation: ${violation.violatedDirective} ${violation.blockedURI}`)
        })
      })
      await use(faults)
      expect(faults.filter((fault) => !expectedFaults.some((part) => fault.includes(part)))).toEqual([])
    },
    { auto: true },
  ],
})
export { expect } from '@playwright/test'

const isPhone = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < 720

export async function demoLogin(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Demo Login' }).first().click()
  await expect(page.getByRole('banner').getByText('Bal', { exact: true })).toBeVisible({
    timeout: 30_000,
  })
}

/**
 * Does the same on a page that may reload, or ignore the button at first: the button is pressed again, as
 * people do.
 */
export async function demoLoginAtLast(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Demo Login' }).first()
  const figures = page.getByRole('banner').getByText('Bal', { exact: true })
  await expect(async () => {
    if (await button.isVisible()) await button.click()
    await expect(figures).toBeVisible({ timeout: 8_000 })
  }).toPass({ timeout: 45_000 })
}

/**
 * Opens the page of the event whose link contains this text, from the home page, which is loaded if
 * necessary.
 */
export async function openEvent(page: Page, words: string | RegExp): Promise<void> {
  if (page.url() === 'about:blank' || new URL(page.url()).pathname !== '/') await page.goto('/')
  await isTakenOver(page)
  await page.getByRole('link', { name: words }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(words)
}

export const bestPrice = (within: Page | Locator, side: 'Back' | 'Lay', runner: string): Locator =>
  within
    .getByRole('button', { name: new RegExp(`^${side} ${runner}`) })
    .and(within.locator('[data-level="0"]'))

export const stakeField = (page: Page) => page.getByRole('textbox', { name: 'Stake' })

/**
 * Selects a runner's best price and types a stake. Leaves the slip open and ready to be placed. On a busy
 * machine, prices may be stale for a moment. A tap then selects nothing, and is repeated.
 */
export async function fillSlip(
  page: Page,
  side: 'Back' | 'Lay',
  runner: string,
  stake: string,
): Promise<void> {
  let isTapped = false
  await expect(async () => {
    if (!isTapped || !(await stakeField(page).isVisible()))
      await bestPrice(page, side, runner).click({ timeout: 10_000 })
    isTapped = true
    await expect(stakeField(page)).toBeVisible({ timeout: 5_000 })
  }).toPass({ timeout: 45_000 })
  await stakeField(page).fill(stake)
}

export const placeButton = (page: Page) => page.getByRole('button', { name: 'Place Bet' })

export async function showSlip(page: Page): Promise<void> {
  await expect(async () => {
    if (isPhone(page) && !(await stakeField(page).isVisible()))
      await page.getByRole('navigation').getByRole('button', { name: /Bet$/ }).click({ timeout: 5_000 })
    await page.getByRole('tab', { name: 'Betslip' }).click({ timeout: 5_000 })
    await expect(stakeField(page)).toBeVisible({ timeout: 5_000 })
  }).toPass({ timeout: 45_000 })
}

export async function showOpenBets(page: Page): Promise<Locator> {
  const tab = page.getByRole('tab', { name: /^Open Bets/ })
  await expect(async () => {
    // A sheet that is still closing shows a tab that is about to disappear.
    await expect(page.locator('[role="dialog"][data-state="closed"]')).toHaveCount(0, { timeout: 5_000 })
    if (isPhone(page) && !(await tab.isVisible())) {
      await page.getByRole('navigation').getByRole('button', { name: /Bet$/ }).click({ timeout: 5_000 })
    }
    await tab.click({ timeout: 5_000 })
    await expect(tab).toHaveAttribute('aria-selected', 'true', { timeout: 5_000 })
  }).toPass({ timeout: 45_000 })
  return page.getByRole('tabpanel', { name: /^Open Bets/ })
}
