import { casinoFrameMessage } from '@kit/sdk/contract'
import type { Browser, FrameLocator, Page } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { casinoOf } from '../../testing/casino.ts'
import { stakesMs } from './shared-round/sharedRound.ts'
import { startTestOperator, until, type TestOperator } from '../../testing/operator.ts'
import { launchBrowser, showGame, type ReceivedMessages } from '../../testing/showGame.ts'

// The pages of games in a real browser, in a page of the operator's origin and under its policy.

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

const show = (url: string) => showGame(browser, operator, url)

const said = (page: Page) => page.evaluate(() => (window as unknown as ReceivedMessages).said)

it('plays a round, shows its result, and sends it to the page around it', async () => {
  const player = await operator.newMember()
  const { page, frame, faults } = await show(await casino.urlOf(player, 'european-roulette'))
  const play = frame.getByRole('button', { name: 'Play', exact: true })
  expect(await play.isDisabled()).toBe(true)
  await frame.getByRole('button', { name: /^Red/ }).click()
  await frame.getByRole('textbox', { name: /^Stake/ }).fill('25')
  await play.click()
  const row = frame.locator('tbody tr')
  await row.waitFor()
  const text = (await row.innerText()).replaceAll(/\s+/g, ' ')
  expect(text).toMatch(/^Red 25 \d+ (red|black|green) -?25$/)
  const { availablePts } = await player.balance()
  expect(availablePts).toBe(text.includes(' red ') ? 100_025 : 99_975)
  expect(await frame.locator('#points').innerText()).toBe(availablePts.toLocaleString('en-IN'))
  await frame.getByText('Fair play').click()
  expect(await frame.getByText(/Last round, our seed: [\da-f]{64}/).count()).toBe(1)

  const messages = await until(async () => {
    const record = await said(page)
    return record.some(({ data }) => casinoFrameMessage.parse(data).said === 'round') && record
  })
  const words = messages.map(({ data }) => casinoFrameMessage.parse(data).said)
  expect(words.filter((word) => word !== 'resized')).toEqual(['ready', 'pointsChanged', 'round'])
  expect(words).toContain('resized')
  for (const { origin, isFrame } of messages) expect([origin, isFrame]).toEqual(['null', true])
  expect(faults).toEqual([])
  await page.close()
})

it('keeps the stake clear of the Play button on a phone, and groups its amounts', async () => {
  const player = await operator.newMember()
  const { page, frame } = await show(await casino.urlOf(player, 'lantern-reels'))
  await page.setViewportSize({ width: 390, height: 844 })
  await page.evaluate(() => document.querySelector('iframe')?.setAttribute('style', 'width: 100%'))
  const label = frame.locator('label', { has: page.locator('#stake') })
  expect(await label.innerText()).toMatch(/^Stake, [\d,]*\d to \d{1,2},\d{3}/)
  const stake = await frame.locator('#stake').boundingBox()
  const play = await frame.getByRole('button', { name: 'Play', exact: true }).boundingBox()
  if (!stake || !play) throw new Error('the stake and its button are not drawn')
  expect(stake.x + stake.width).toBeLessThanOrEqual(play.x)
  await page.close()
})

it('has no access to the site: no storage, no parent page, no call of the contract', async () => {
  const player = await operator.newMember()
  const { page } = await show(await casino.urlOf(player, 'lantern-reels'))
  const inside = page.frames().find((one) => one.url().includes('/casino-games/play/'))
  const reached = await inside?.evaluate(async () => {
    const works = async (attempt: () => unknown) => {
      try {
        await attempt()
        return true
      } catch {
        return false
      }
    }
    return {
      origin: self.origin,
      storage: await works(() => localStorage.getItem('kit.login')),
      cookies: await works(() => document.cookie),
      page: await works(() => parent.document.body),
      call: await works(async () => (await fetch('/api/common/home')).text()),
      markup: await works(() => (document.body.innerHTML = '<b>x</b>')),
    }
  })
  expect(reached).toEqual({
    origin: 'null',
    storage: false,
    cookies: false,
    page: false,
    call: false,
    markup: false,
  })
  await page.close()
})

it('uses the colours of the site, and accepts them from its window and origin only', async () => {
  const { page, frame } = await show(await casino.urlOf(await operator.newMember(), 'lantern-reels'))
  const background = () =>
    frame.locator('html').evaluate((element) => getComputedStyle(element).backgroundColor)
  const before = await background()
  const send = (message: object) =>
    page.evaluate((data) => document.querySelector('iframe')?.contentWindow?.postMessage(data, '*'), message)
  const look = { mode: 'light', colours: { canvas: 'rgb(1, 2, 3)' }, hasSound: false, isOnline: true }
  await frame.locator('body').evaluate((_body, data) => window.postMessage(data, '*'), {
    to: 'casino-game',
    ...look,
  })
  await send({ to: 'another-game', ...look })
  expect(await background()).toBe(before)
  await send({ to: 'casino-game', ...look, colours: { canvas: 'url(x)', '0; x': 'red' } })
  await send({ to: 'casino-game', ...look })
  expect(await until(async () => (await background()) === 'rgb(1, 2, 3)')).toBe(true)
  await page.close()
})

/** Returns positions in px from the top of the game's page. */
const placesOf = (frame: FrameLocator, controls: readonly string[]) =>
  frame
    .locator('main')
    .evaluate(
      (main, asked) =>
        asked.map((control) => [
          control,
          Math.round((main.querySelector(control)?.getBoundingClientRect().top ?? NaN) + scrollY),
        ]),
      controls,
    )

it.each(['european-roulette', 'lucky-seven', 'teen-patti', 'lantern-reels', 'hundred-faces'])(
  'keeps every control of %s in the same position from the first round on',
  async (code) => {
    const { page, frame } = await show(await casino.urlOf(await operator.newMember(), code))
    const choice = frame.locator('[data-choice]').first()
    const controls = [...((await choice.count()) > 0 ? ['.choices'] : []), '.action', 'details']
    const before = await placesOf(frame, controls)
    if ((await choice.count()) > 0) await choice.click()
    for (let round = 1; round <= 3; round += 1) {
      await frame.getByRole('button', { name: 'Play', exact: true }).click()
      await frame
        .locator('tbody tr')
        .nth(round - 1)
        .waitFor()
      expect(await placesOf(frame, controls)).toEqual(before)
    }
    await page.close()
  },
)

it('keeps every control of a crash game in the same position during stakes, rise and after the crash', async () => {
  const player = await operator.newMember()
  const { page, frame } = await show(await casino.urlOf(player, 'kite'))
  const controls = ['.choices', '.action', 'details']
  const phase = () => frame.locator('#phase').getAttribute('data-phase')
  await until(async () => (await phase()) === 'stakes')
  const before = await placesOf(frame, controls)
  await frame.getByRole('button', { name: /^At 1\.50/ }).click()
  await frame.getByRole('button', { name: 'Play', exact: true }).click()
  await frame.getByRole('button', { name: 'You staked' }).waitFor()
  const seen = new Set<string>()
  let ends = 0
  let last: string | null = 'stakes'
  await until(async () => {
    aheadMs += 400
    const now = await phase()
    if (now === null) return false
    expect([now, await placesOf(frame, controls)]).toEqual([now, before])
    if (now !== last && now === 'fallen') ends += 1
    seen.add((last = now))
    return seen.size === 3 && ends > 1
  })
  await page.close()
}, 60_000)

it('lets a player cash out in a crash round that all players share', async () => {
  const player = await operator.newMember()
  const { page, frame, faults } = await show(await casino.urlOf(player, 'kite'))
  const ended = async () => {
    const { body } = await player.call('GET', 'api/user/casino/openBet/history')
    return (body as { docs: { status: string; result: number }[] }).docs
  }
  let docs = await ended()
  // Sometimes it crashes immediately. The next round then counts.
  while (docs[0]?.status !== 'won') {
    const before = docs.length
    await frame.getByRole('button', { name: /^Cash out yourself/ }).click()
    await frame.getByRole('button', { name: 'Play', exact: true }).click()
    await frame.getByRole('button', { name: 'You staked' }).waitFor()
    aheadMs += stakesMs
    // It is paid during the round, unless that crashed first.
    docs = await until(async () => {
      const takeIn = frame.getByRole('button', { name: 'Cash out', exact: true })
      if (await takeIn.isVisible()) await takeIn.click({ timeout: 1000 }).catch(() => undefined)
      const now = await ended()
      return now.length > before && now
    })
    if (docs[0]?.status === 'won') await frame.getByText(/^Cashed out at .*: you won/).waitFor()
    aheadMs += 60_000
  }
  await frame.locator('td.won').first().waitFor()
  const sum = docs.reduce((total, { result }) => total + result, 0)
  const { availablePts, exposure } = await player.balance()
  expect(availablePts + exposure).toBeCloseTo(100_000 + sum, 6)
  expect(faults.filter((fault) => !fault.includes('409'))).toEqual([])
  await page.close()
})
