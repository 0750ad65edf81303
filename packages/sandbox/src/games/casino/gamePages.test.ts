import { casinoFrameMessage } from '@kit/sdk/contract'
import { chromium, type Browser, type FrameLocator, type Page } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { casinoOf } from '../../testing/casino.ts'
import { startTestOperator, until, type TestOperator } from '../../testing/operator.ts'

// The pages of games in a real browser, inside a page of the operator's own origin and under its policy.

let operator: TestOperator
let casino: ReturnType<typeof casinoOf>
let browser: Browser

beforeAll(async () => {
  operator = await startTestOperator([], { rateLimits: { bets: false, accounts: false, search: false } })
  casino = casinoOf(operator)
  // Where the system's Chromium is, the runner knows; else it is Playwright's own.
  const executablePath = process.env['CHROMIUM_PATH']
  browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] })
})
afterAll(async () => {
  await browser.close()
  await operator.sandbox.close()
})

interface Heard {
  said: { origin: string; data: unknown; isFrame: boolean }[]
}

/** Shows a game in a frame, and hears what it says. */
async function show(url: string): Promise<{ page: Page; frame: FrameLocator; faults: string[] }> {
  const page = await browser.newPage()
  const faults: string[] = []
  page.on('console', (message) => {
    // The page around the frame is a bare answer, without an icon.
    if (message.type() === 'error' && !message.location().url.endsWith('/favicon.ico'))
      faults.push(message.text())
  })
  page.on('pageerror', (error) => faults.push(error.message))
  await page.goto(`${operator.url}/api/common/home`)
  await page.evaluate((address) => {
    const heard = window as unknown as Heard
    heard.said = []
    const frame = document.createElement('iframe')
    frame.src = address
    frame.style.cssText = 'width: 390px; height: 800px'
    addEventListener('message', ({ origin, data, source }) =>
      heard.said.push({ origin, data, isFrame: source === frame.contentWindow }),
    )
    document.body.append(frame)
  }, url)
  const frame = page.frameLocator('iframe')
  await frame.getByRole('heading', { level: 1 }).waitFor()
  return { page, frame, faults }
}

const said = (page: Page) => page.evaluate(() => (window as unknown as Heard).said)

it('plays a round, shows what it brought, and tells the page around it so', async () => {
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
  expect(await frame.locator('#points').innerText()).toBe(String(availablePts))
  await frame.getByText('Fair play').click()
  expect(await frame.getByText(/Last round, our seed: [\da-f]{64}/).count()).toBe(1)

  const messages = await until(async () => {
    const heard = await said(page)
    return heard.length >= 2 && heard
  })
  expect(messages.map(({ data }) => casinoFrameMessage.parse(data).said)).toEqual(['ready', 'pointsChanged'])
  for (const { origin, isFrame } of messages) expect([origin, isFrame]).toEqual(['null', true])
  expect(faults).toEqual([])
  await page.close()
})

it('reaches nothing of the site: no storage, no page around it, no call of the contract', async () => {
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

it('lets a kite be taken in by hand', async () => {
  const player = await operator.newMember()
  const { page, frame, faults } = await show(await casino.urlOf(player, 'kite'))
  await frame.getByRole('button', { name: /^By hand/ }).click()
  const ended = async () => {
    const { body } = await player.call('GET', 'api/user/casino/openBet/history')
    return (body as { docs: { status: string; result: number }[] }).docs
  }
  let docs = await ended()
  // Now and then it falls at once: the next one then.
  while (docs[0]?.status !== 'won' && docs[0]?.status !== 'void') {
    const before = docs.length
    await frame.getByRole('button', { name: 'Play', exact: true }).click({ timeout: 10_000 })
    docs = await until(async () => {
      await frame
        .getByRole('button', { name: 'Take it in' })
        .click({ timeout: 300 })
        .catch(() => {})
      const now = await ended()
      return now.length > before && now
    })
  }
  await frame.locator('tbody tr').first().locator('td.won, td.void').waitFor({ timeout: 5000 })
  const sum = docs.reduce((total, { result }) => total + result, 0)
  const { availablePts, exposure } = await player.balance()
  expect(availablePts + exposure).toBeCloseTo(100_000 + sum, 6)
  expect(faults.filter((fault) => !fault.includes('409'))).toEqual([])
  await page.close()
})
