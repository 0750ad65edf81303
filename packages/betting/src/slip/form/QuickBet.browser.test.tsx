import '@kit/tokens'
import '@kit/tokens/brands/aurora'
import { replayTaps } from '@kit/shell/boot'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { ConnectedMarket } from '../../screens/event/ConnectedMarket.tsx'
import { bet } from '../../testing/bet.ts'
import { closeSlip, noAnswer, openSlip, stakeField, type OpenSlipOptions } from '../../testing/openSlip.tsx'

beforeAll(() => void Object.assign(document.documentElement.dataset, { brand: 'aurora', mode: 'dark' }))
afterEach(closeSlip)

const quickSwitch = () => page.getByRole('switch', { name: 'Quick bet' })
const warning = () => page.getByRole('dialog', { name: 'Your exicting bet data will be cleared' })
const price = () => page.getByRole('button', { name: /^Back England/ }).first()
const withGrid = (options: OpenSlipOptions = {}) =>
  openSlip({ content: <ConnectedMarket marketId="1.200-1" />, ...options })

async function turnOn() {
  await quickSwitch().click()
  await warning().getByRole('button', { name: 'OK', exact: true }).click()
  await expect.element(quickSwitch()).toBeChecked()
}

describe('quick bets', () => {
  it('BET-013 BET-054 BET-056 show a warning before they are turned on; Cancel leaves slip and switch unchanged', async () => {
    const { services } = await withGrid()
    await stakeField().fill('700')
    await quickSwitch().click()
    await expect.element(warning()).toBeVisible()
    await warning().getByRole('button', { name: 'Cancel' }).click()
    await expect.element(warning()).not.toBeInTheDocument()
    await expect.element(quickSwitch()).not.toBeChecked()
    await expect.element(stakeField()).toHaveValue('700')
    expect(services.slip.getState().quickStake).toBeNull()
  })

  it('BET-055 BET-058 clear the slip when they are turned on, and stake the first quick stake', async () => {
    await withGrid({
      onCall: (name) => (name === 'getQuickBets' ? [{ label: '2k', value: 200_000n }] : undefined),
    })
    await turnOn()
    await expect.element(page.getByText('No Market Selected')).toBeVisible()
    await expect.element(page.getByRole('button', { name: '2k' })).toHaveAttribute('aria-pressed', 'true')
  })

  it('BET-053 BET-007 place the chosen stake at the tap, with the runner as nation', async () => {
    const { calls, requests, placed } = await withGrid({ onCall: noAnswer })
    await turnOn()
    await page
      .getByRole('group', { name: 'Stake of quick bets' })
      .getByRole('button', { name: '3000' })
      .click()
    await price().click()
    await expect.element(page.getByText('Betting in process')).toBeVisible()
    expect(placed()).toBe(1)
    expect(requests[calls.indexOf('placeBet')]).toMatchObject({
      stake: 300_000n,
      nation: 'England',
      runnerId: '2',
      side: 'back',
    })
  })

  it('BET-053 only fill the slip if the tap is from before hydration', async () => {
    const { placed } = await withGrid({ onCall: noAnswer })
    await turnOn()
    await expect.element(price()).toBeVisible()
    replayTaps([price().element()])
    await expect.element(page.getByRole('button', { name: /^Place Bet/ })).toBeEnabled()
    await expect.element(stakeField()).toHaveValue('1000')
    expect(placed()).toBe(0)
    await page.getByRole('button', { name: /^Place Bet/ }).click()
    await expect.poll(placed).toBe(1)
  })

  it('Q-084 ask first if the player wants to confirm', async () => {
    const { placed } = await withGrid({ user: { confirmBets: true }, onCall: noAnswer })
    await expect.element(page.getByRole('switch', { name: 'Confirm before placing' })).toBeChecked()
    await turnOn()
    await price().click()
    const question = page.getByRole('dialog', { name: 'Confirm your bet' })
    await expect.element(question).toBeVisible()
    expect(placed()).toBe(0)
    await question.getByRole('button', { name: 'Place Bet' }).click()
    await expect.poll(placed).toBe(1)
  })

  it('are refused by the same rules: nothing is sent, and the slip says why', async () => {
    const { placed } = await withGrid({ user: { available: 10_000n }, onCall: noAnswer })
    await expect.element(quickSwitch()).toBeEnabled()
    await turnOn()
    await price().click()
    await expect.element(page.getByText(/points short/)).toBeVisible()
    expect(placed()).toBe(0)
  })

  it('BET-032 report success in a line without a dialog, and stay on with their stake', async () => {
    const { services } = await withGrid({
      onCall: (name) =>
        name === 'placeBet'
          ? { bet: bet(), book: { marketId: '1.200-1', byRunner: [], exposure: 0n } }
          : undefined,
    })
    await turnOn()
    await price().click()
    await expect.element(page.getByRole('status').filter({ hasText: /^Placed: Back/ })).toBeVisible()
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    await expect
      .element(page.getByText('Quick bet is on: tapping a price places 1,000.00 immediately.'))
      .toBeVisible()
    expect(services.slip.getState().quickStake).toBe(100_000n)
  })

  it('BET-057 are for players: a visitor is asked to log in', async () => {
    const toasts: string[] = []
    let asked = 0
    await withGrid({
      isLoggedIn: false,
      isTapped: false,
      prepare: ({ site }) => {
        site.toast = (text) => void toasts.push(text)
        site.request = () => (asked += 1) > 0
      },
    })
    await quickSwitch().click()
    expect(toasts).toEqual(['Login First to Contiue ...'])
    expect(asked).toBe(1)
    await expect.element(quickSwitch()).not.toBeChecked()
  })
})
