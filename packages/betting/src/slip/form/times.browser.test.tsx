import '@kit/tokens'
import '@kit/tokens/brands/aurora'
import { eventStatus } from '@kit/sdk/contract'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { bet } from '../../testing/bet.ts'
import { closeSlip, noAnswer, openSlip, placeButton, stakeField, tapped } from '../../testing/openSlip.tsx'
import { slipOf } from '../model/slipOf.ts'

beforeAll(() => void Object.assign(document.documentElement.dataset, { brand: 'aurora', mode: 'dark' }))
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
  closeSlip()
})

it('BET-016 counts the bet delay down each second, by the monotonic clock', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  let nowMs = 10_000
  await openSlip({
    user: { betDelaySeconds: 3 },
    onCall: noAnswer,
    isTapped: false,
    prepare(own) {
      own.site.monotonicNow = () => nowMs
      slipOf(own).dispatch({ type: 'priceTapped', draft: tapped })
    },
  })
  await expect.element(page.getByRole('switch', { name: 'Confirm before placing' })).toBeVisible()
  await stakeField().fill('500')
  await placeButton().click()
  const left = page.getByRole('timer', { name: 'Betting in process' })
  // The player's three seconds and the market's five.
  for (const seconds of ['8', '7', '6']) {
    await expect.poll(() => left.element().textContent).toBe(seconds)
    nowMs += 1_000
    vi.advanceTimersByTime(1_000)
  }
})

it('BET-021 closes the question two seconds after yes', async () => {
  const waits = vi.spyOn(globalThis, 'setTimeout')
  await openSlip({ user: { confirmBets: true }, onCall: noAnswer })
  await expect.element(page.getByRole('switch', { name: 'Confirm before placing' })).toBeChecked()
  await stakeField().fill('500')
  await placeButton().click()
  const question = page.getByRole('dialog', { name: 'Confirm your bet' })
  await expect.element(question).toBeVisible()
  waits.mockClear()
  await question.getByRole('button', { name: 'Place Bet' }).click()
  await expect.poll(() => waits.mock.calls.map(([, ms]) => ms)).toContain(2_000)
  await expect.element(question, { timeout: 5_000 }).not.toBeInTheDocument()
})

it('OPEN-011 shows the spinner of Average Odds for one second', async () => {
  await openSlip({ openBets: [bet()] })
  await page.getByRole('tab', { name: /Open Bets/ }).click()
  const average = page.getByRole('switch', { name: 'Average Odds' })
  await expect.element(average).toBeVisible()
  const waits = vi.spyOn(globalThis, 'setTimeout')
  await average.click()
  await expect.poll(() => waits.mock.calls.map(([, ms]) => ms)).toContain(1_000)
  await expect.element(page.getByText('Working out average odds')).not.toBeInTheDocument()
})

it('SOCK-029 SOCK-030 closes the market whose result the operator declares, and no other for another word', async () => {
  const heard = new Map<string, (payload: never) => void>()
  const { services } = await openSlip({
    prepare: ({ site }) => {
      site.operator.live.on = (declaration, listener) => {
        heard.set(declaration.event, listener as never)
        return () => undefined
      }
    },
  })
  const say = (status: string) =>
    heard.get(eventStatus.event)?.({
      docs: { status, eventId: '300-1', marketId: { id: '1.200-1', type: 'betfair', externalType: '' } },
    } as never)
  await expect.poll(() => heard.has(eventStatus.event)).toBe(true)
  say('active')
  expect(services.prices.structure('1.200-1')?.isClosed).toBe(false)
  say('result')
  expect(services.prices.structure('1.200-1')?.isClosed).toBe(true)
  expect(services.prices.isDeclared('1.200-1')).toBe(true)
})
