import type { Browser, FrameLocator, Page } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { casinoOf } from '../../testing/casino.ts'
import { startTestOperator, until, type TestOperator } from '../../testing/operator.ts'
import { launchBrowser, showGame } from '../../testing/showGame.ts'
import { games } from './catalogue.ts'
import { stakesMs } from './shared-round/sharedRound.ts'

// Plays every game by keyboard only, with the announcements of a screen reader.

let operator: TestOperator
let casino: ReturnType<typeof casinoOf>
let browser: Browser
/** Offset of the operator's clock from the browser's, in ms. */
let aheadMs = 0

beforeAll(async () => {
  operator = await startTestOperator([], {
    rateLimits: { bets: false, accounts: false, search: false },
    clock: () => Date.now() + aheadMs,
  })
  casino = casinoOf(operator)
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser.close()
  await operator.sandbox.close()
})

const own = games.filter(({ listed }) => Number(listed.id) < 2000).map((game) => game.listed.code)

const spoken = (frame: FrameLocator) => frame.locator('.spoken[role="status"]')

const focused = (frame: FrameLocator) =>
  frame.locator('body').evaluate(() => {
    const { id, dataset } = document.activeElement as HTMLElement
    return id || (dataset['choice'] === undefined ? '' : 'choice')
  })

async function tabTo(page: Page, frame: FrameLocator, what: string): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    if ((await focused(frame)) === what) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not reach ${what}.`)
}

const open = async (code: string) => {
  const shown = await showGame(browser, operator, await casino.urlOf(await operator.newMember(), code))
  const announced = async () => (await spoken(shown.frame).textContent())?.trim() ?? ''
  return {
    ...shown,
    announced,
    announces: (words: RegExp) => until(async () => words.test(await announced())),
  }
}

it('has every game of the catalogue', () => expect(own).toHaveLength(8))

async function playByKeys(page: Page, frame: FrameLocator, choices: number): Promise<void> {
  if (choices > 0) await tabTo(page, frame, 'choice')
  for (let choice = 0; choice < choices; choice += 1) {
    if (choice > 0) await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    // It was rendered again and kept focus.
    expect(await focused(frame)).toBe('choice')
  }
  await tabTo(page, frame, 'stake')
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('25')
  await page.keyboard.press('Tab')
  expect(await focused(frame)).toBe('play')
  await page.keyboard.press('Enter')
}

it.each(own.filter((code) => code !== 'kite' && code !== 'three-of-twenty'))(
  '%s is played by keyboard, announces its result, and the next round is one press away',
  async (code) => {
    const { page, frame, faults, announced, announces } = await open(code)
    await playByKeys(page, frame, Math.min(1, await frame.locator('[data-choice]').count()))
    // The lines of the reels may pay less than the stake, which is then a loss.
    expect(await announces(/\. (You (won|lost) [\d.]+|Stake returned)$/)).toBe(true)
    expect(await announced()).not.toMatch(/undefined|null/)
    expect(await focused(frame)).toBe('play')
    await spoken(frame).evaluate((place) => (place.textContent = ''))
    await page.keyboard.press('Enter')
    expect(await announces(/\. (You won|You lost|Stake returned)/)).toBe(true)
    expect(faults).toEqual([])
    await page.close()
  },
)

it('three-of-twenty is played by keyboard, and announces the stake and the result of the draw', async () => {
  const { page, frame, faults, announces } = await open('three-of-twenty')
  await playByKeys(page, frame, 3)
  expect(await announces(/^You staked 25 on /)).toBe(true)
  aheadMs += 60_000
  expect(await announces(/^Drawn: .*\. You (won|lost)/)).toBe(true)
  expect(await focused(frame)).toBe('play')
  expect(faults).toEqual([])
  await page.close()
})

it('kite is played by keyboard: it rises, is cashed out by a press or crashes, and each is announced', async () => {
  const { page, frame, announces } = await open('kite')
  await tabTo(page, frame, 'choice')
  await page.keyboard.press('Enter')
  await tabTo(page, frame, 'play')
  await page.keyboard.press('Enter')
  expect(await announces(/^You staked /)).toBe(true)
  expect(await focused(frame)).toBe('waiting')
  aheadMs += stakesMs
  expect(await announces(/^The kite (is up|fell)/)).toBe(true)
  // The same button cashes out, so that nothing is searched for during the round. After the crash, Enter does
  // nothing there.
  expect(['cash-out', 'waiting', '']).toContain(await focused(frame))
  await page.keyboard.press('Enter')
  // One round in forty takes longer than a minute.
  aheadMs += 300_000
  expect(await announces(/You won|You lost|fell/)).toBe(true)
  await page.close()
})

it('a refused stake is announced once', async () => {
  const { page, frame } = await open('lucky-seven')
  await tabTo(page, frame, 'choice')
  await page.keyboard.press('Enter')
  await tabTo(page, frame, 'stake')
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('1')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  const alerts = frame.getByRole('alert')
  await until(async () => ((await alerts.first().textContent()) ?? '').length > 0)
  expect(await alerts.count()).toBe(1)
  expect(await focused(frame)).toBe('play')
  await page.close()
})
