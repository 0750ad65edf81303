import '@kit/tokens'
import '@kit/tokens/brands/aurora'
import { OperatorError } from '@kit/sdk'
import { eventStatus } from '@kit/sdk/contract'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { bet } from '../../testing/bet.ts'
import { closeSlip, noAnswer, openSlip, placeButton, stakeField, tapped } from '../../testing/openSlip.tsx'
import { market, runner } from '../../testing/market.ts'
import { slipOf } from '../model/slipOf.ts'
import { emptySlip } from '../model/slipState.ts'

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

it('BET-021 Q-088 keeps the confirmation open until the answer, shows the answer, and closes two seconds after the placement', async () => {
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
  await expect.poll(() => services.slip.getState().succeeded, { timeout: 3_000 }).not.toBeNull()
  await expect.poll(() => question.query(), { timeout: 4_000 }).toBeNull()
  // The popup stays until Okay.
  await expect.element(page.getByRole('button', { name: 'Okay' })).toBeVisible()
})

it('BET-021 closes the confirmation of a refused bet: the slip says why', async () => {
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

const success = 'Congratulations! Your Bet Placed Successfully'
const question = () => page.getByRole('dialog', { name: 'Confirm your bet' })
async function ask() {
  await expect.element(page.getByRole('switch', { name: 'Confirm before placing' })).toBeChecked()
  await stakeField().fill('500')
  await placeButton().click()
  await expect.element(question()).toBeVisible()
}

it.each([
  { reason: 'expired', what: 'answers 401: the login has expired' },
  { reason: 'byAdmin', what: 'is on its way when the operator ends the login' },
  { reason: 'demoOver', what: 'is on its way when the demo is over' },
  { reason: 'asked', what: 'is on its way when the player logs out in another tab' },
] as const)(
  'BET-021 closes the confirmation of a bet whose call $what, reports no success, and looks the bet up after the next login',
  async ({ reason }) => {
    let fail: (() => void) | undefined
    const { services, calls } = await openSlip({
      user: { confirmBets: true },
      onCall: (name) =>
        name === 'placeBet'
          ? new Promise((_, reject) => {
              fail = () => reject(new OperatorError('unauthorized', 'Log in', { status: 401 }))
            })
          : undefined,
    })
    await ask()
    await question().getByRole('button', { name: 'Place Bet' }).click()
    await expect.poll(() => fail).toBeDefined()
    const { session } = services.site.operator
    session.end(reason)
    await expect.poll(() => question().query()).toBeNull()
    fail?.()
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(page.getByText(success).elements()).toEqual([])
    session.begin({ token: 'fresh', userType: 'user' }, false)
    slipOf(services).followPlayer('u1')
    await expect.poll(() => calls).toContain('findOrder')
    expect(question().query()).toBeNull()
  },
)

it('BET-021 closes the confirmation when the slip is emptied', async () => {
  const { services } = await openSlip({ user: { confirmBets: true }, onCall: noAnswer })
  await ask()
  await question().getByRole('button', { name: 'Place Bet' }).click()
  await expect.poll(() => services.slip.getState().slip.state).toBe('placing')
  services.slip.setState(emptySlip, true)
  await expect.poll(() => question().query()).toBeNull()
  expect(page.getByText(success).elements()).toEqual([])
})

it('BET-021 MKT-035 keeps the confirmation open and closable if confirming sends nothing because the prices do not add up', async () => {
  const { services, placed } = await openSlip({
    user: { confirmBets: true },
    markets: [market({ isManual: true })],
    flags: { 'betting.enforceOverround': true },
  })
  const toasts: string[] = []
  services.site.toast = (text) => void toasts.push(text)
  await ask()
  services.prices.seed(
    market({
      isManual: true,
      runners: [runner('1', 'Netherlands'), runner('2', 'England', { back: [], lay: [] })],
      sequence: { epoch: 'a', seq: 2 },
    }),
  )
  await question().getByRole('button', { name: 'Place Bet' }).click()
  await expect.poll(() => toasts).toEqual(['Bet Not Allowed'])
  expect(placed()).toBe(0)
  expect(page.getByText(success).elements()).toEqual([])
  await question().getByRole('button', { name: 'Cancel' }).click()
  await expect.poll(() => question().query()).toBeNull()
  expect(services.slip.getState().slip.state).toBe('editing')
})

it('BET-021 closes the confirmation if the page refuses the bet because the market was suspended meanwhile', async () => {
  const { services, placed } = await openSlip({ user: { confirmBets: true } })
  await ask()
  services.prices.seed(market({ status: 'suspended', sequence: { epoch: 'a', seq: 2 } }))
  await question().getByRole('button', { name: 'Place Bet' }).click()
  await expect.poll(() => question().query()).toBeNull()
  expect(placed()).toBe(0)
  expect(services.slip.getState().slip).toMatchObject({ refusal: { code: 'market-suspended' } })
})

it('OPEN-011 shows the spinner of Average Odds for one second', async () => {
  await openSlip({ openBets: [bet()] })
  await page.getByRole('tab', { name: /Open Bets/ }).click()
  const average = page.getByRole('switch', { name: 'Average Odds' })
  await expect.element(average).toBeVisible()
  const waits = vi.spyOn(globalThis, 'setTimeout')
  await average.click()
  await expect.poll(() => waits.mock.calls.map(([, ms]) => ms)).toContain(1_000)
  await expect.element(page.getByText('Calculating average odds')).not.toBeInTheDocument()
})

it('SOCK-029 SOCK-030 closes a market when the operator declares its result, and ignores other statuses', async () => {
  const received = new Map<string, (payload: never) => void>()
  const { services } = await openSlip({
    prepare: ({ site }) => {
      site.operator.live.on = (declaration, listener) => {
        received.set(declaration.event, listener as never)
        return () => undefined
      }
    },
  })
  const say = (status: string) =>
    received.get(eventStatus.event)?.({
      docs: { status, eventId: '300-1', marketId: { id: '1.200-1', type: 'betfair', externalType: '' } },
    } as never)
  await expect.poll(() => received.has(eventStatus.event)).toBe(true)
  say('active')
  expect(services.prices.structure('1.200-1')?.isClosed).toBe(false)
  say('result')
  expect(services.prices.structure('1.200-1')?.isClosed).toBe(true)
  expect(services.prices.isDeclared('1.200-1')).toBe(true)
})
