import '@kit/tokens'
import '@kit/tokens/brands/aurora'
import { OperatorError } from '@kit/sdk'
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

it('BET-021 Q-088 leaves the question open until the answer, shows it, and closes two seconds after the placement', async () => {
  let answer: ((placed: unknown) => void) | undefined
  const { services } = await openSlip({
    user: { confirmBets: true },
    onCall: (name) =>
      name === 'placeBet' ? new Promise((resolve) => (answer = resolve as typeof answer)) : undefined,
  })
  await expect.element(page.getByRole('switch', { name: 'Confirm before placing' })).toBeChecked()
  await stakeField().fill('500')
  await placeButton().click()
  const question = page.getByRole('dialog', { name: 'Confirm your bet' })
  await expect.element(question).toBeVisible()
  await question.getByRole('button', { name: 'Place Bet' }).click()
  // A bet delay is longer than those two seconds.
  await new Promise((resolve) => setTimeout(resolve, 2_200))
  await expect.element(question).toBeVisible()
  const waits = vi.spyOn(globalThis, 'setTimeout')
  answer?.({ bet: bet(), book: { marketId: '1.200-1', byRunner: [], exposure: 0n } })
  await expect
    .poll(() => page.getByText('Congratulations! Your Bet Placed Successfully').elements().length)
    .toBeGreaterThan(1)
  expect(waits.mock.calls.map(([, ms]) => ms)).toContain(2_000)
  await expect.poll(() => services.slip.getState().hasSucceeded, { timeout: 3_000 }).toBe(true)
  await expect.poll(() => question.query(), { timeout: 4_000 }).toBeNull()
  // The popup stays until Okay.
  await expect.element(page.getByRole('button', { name: 'Okay' })).toBeVisible()
})

it('BET-021 closes the question of a bet that was refused: the slip says why', async () => {
  await openSlip({
    user: { confirmBets: true },
    onCall: (name) =>
      name === 'placeBet'
        ? Promise.reject(new OperatorError('refused', 'No', { status: 409, code: 'price-gone' }))
        : undefined,
  })
  await expect.element(page.getByRole('switch', { name: 'Confirm before placing' })).toBeChecked()
  await stakeField().fill('500')
  await placeButton().click()
  const question = page.getByRole('dialog', { name: 'Confirm your bet' })
  await question.getByRole('button', { name: 'Place Bet' }).click()
  await expect.poll(() => question.query()).toBeNull()
  await expect.element(page.getByRole('alert')).toBeVisible()
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
