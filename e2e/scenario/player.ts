import type { Operator } from '@kit/sdk'
import { getPoints, listOpenBets, type Bet } from '@kit/sdk/contract'
import type { Browser, BrowserContext, Locator, Page } from '@playwright/test'
import { FaultySocket } from './faultySocket.ts'
import { isTakenOver } from './isTakenOver.ts'
import { demoPlayerOf } from './operatorClient.ts'
import type { SandboxProcess } from './sandboxProcess.ts'
import { bestPrice, expect } from './test.ts'

export interface ScenarioMarket {
  title: string
  runner: string
}
export const steadyMarket: ScenarioMarket = { title: 'Harbour Hawks v River Kings', runner: 'River Kings' }
export const driftingMarket: ScenarioMarket = {
  title: 'Falling Stars v Standing Stones',
  runner: 'Falling Stars',
}

export interface Player {
  context: BrowserContext
  page: Page
  socket: FaultySocket
  operator: Operator
  /** The market on their screen and the runner whose price is watched, by the operator's ids. */
  marketId: string
  runnerId: string
  /** Returns the points available at the operator. */
  available(): Promise<number>
  bets(): Promise<readonly Bet[]>
  /** Throws if the page had an error. */
  close(): Promise<void>
}

export interface Opening {
  market: ScenarioMarket
  isPhone?: boolean
  /** Runs before the page opens. */
  prepare?: (page: Page) => Promise<void>
}

const pointsOf = (minor: bigint): number => Number(minor) / 100

/** The page is loaded once. */
export async function openPlayer(
  browser: Browser,
  sandbox: SandboxProcess,
  { market, isPhone = false, prepare }: Opening,
): Promise<Player> {
  const viewport = isPhone ? { width: 390, height: 844 } : { width: 1440, height: 900 }
  const { operator, login } = await demoPlayerOf(sandbox)
  const kept = [{ name: 'kit.login', value: JSON.stringify(login) }]
  const context = await browser.newContext({
    storageState: { cookies: [], origins: [{ origin: new URL(sandbox.url).origin, localStorage: kept }] },
    baseURL: sandbox.url,
    viewport,
    hasTouch: isPhone,
    isMobile: isPhone,
  })
  const page = await context.newPage()
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  const socket = new FaultySocket()
  await socket.bend(page)
  await prepare?.(page)
  await page.goto('/')
  // Taps before React are tested in firstFrame.spec.ts.
  await isTakenOver(page)
  await page.getByRole('link', { name: market.title }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(market.title, { timeout: 30_000 })
  await expect(bestPrice(page, 'Back', market.runner)).toBeEnabled()
  // Until its images arrive, prices are stale and a tap selects nothing.
  await expect(page.locator('section[data-market]').first()).not.toHaveAttribute('data-stale', '', {
    timeout: 30_000,
  })
  const idOf = async (locator: Locator, name: string) => (await locator.first().getAttribute(name)) ?? ''
  return {
    context,
    page,
    socket,
    operator,
    marketId: await idOf(page.locator('section[data-market]'), 'data-market'),
    runnerId: await idOf(bestPrice(page, 'Back', market.runner), 'data-runner'),
    available: async () => pointsOf((await operator.client.call(getPoints, {})).available),
    bets: async () => (await operator.client.page(listOpenBets, { page: 1, limit: 100 })).docs,
    async close() {
      operator.close()
      await context.close()
      expect(errors).toEqual([])
    },
  }
}

/** Marks stale odds. */
export const shownOdds = ({ page, marketId, runnerId }: Player) =>
  page.evaluate(
    ([market, runner]) => {
      const grid = document.querySelector(`[data-market="${market}"]`)
      const cell = grid?.querySelector(`[data-runner="${runner}"][data-side="back"][data-level="0"]`)
      return {
        odds: Number(cell?.firstElementChild?.textContent),
        isStale: grid?.hasAttribute('data-stale') ?? true,
      }
    },
    [marketId, runnerId],
  )

/** Returns the balance in the header, in points. An abbreviated amount has the full one as its title. */
export async function shownBalance(page: Page): Promise<number> {
  // Not by role: a dialog hides the banner from queries by role.
  const amount = page.locator('header dd').first()
  const text =
    (await amount
      .locator('[title]')
      .first()
      .getAttribute('title', { timeout: 500 })
      .catch(() => null)) ?? (await amount.textContent())
  return Number(text?.replaceAll(',', ''))
}
