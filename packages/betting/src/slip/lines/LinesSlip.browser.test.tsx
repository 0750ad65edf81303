import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { OperatorError } from '@kit/sdk'
import { levels, market } from '../../testing/market.ts'
import { meridianPage } from '../../testing/meridianPage.tsx'
import { half, openTrader, priceOf, type OpenTraderOptions } from '../../testing/openTrader.tsx'
import { slipOf } from '../model/slipOf.ts'

const draw = meridianPage()

const open = (options: OpenTraderOptions = {}) =>
  openTrader(draw, {
    room: { paddingBlockEnd: '600px' },
    prepare: (services) => slipOf(services).followPlayer('u1'),
    ...options,
  })
const line = (name: string) => half().getByRole('group', { name, exact: true })
const stakeForAll = () => half().getByRole('textbox', { name: 'Stake for all' })

async function collect() {
  await priceOf('Match Odds', /^Back England/).click()
  await priceOf('Bookmaker', /^Back England/).click()
  await half().getByRole('button', { name: 'Place all 2 together' }).click()
  await expect.element(line('Back England, Match Odds')).toBeVisible()
}

describe('multiple lines in the slip', () => {
  it('Q-133 places them with one press and one total, and each line shows its result', async () => {
    const { orders } = await open()
    await collect()
    await stakeForAll().fill('500')
    await expect.element(half().getByRole('button', { name: 'Place 2 bets · 1,000.00' })).toBeVisible()
    await half().getByRole('button', { name: 'Place 2 bets · 1,000.00' }).click()
    await expect
      .poll(
        () =>
          half()
            .getByText(/^Placed: Back England/)
            .elements().length,
      )
      .toBe(2)
    expect(orders.map(({ stake }) => stake)).toEqual([50_000n, 50_000n])
    expect(new Set(orders.map(({ key }) => key)).size).toBe(2)
    await expect.element(half().getByText('2 placed, 0 rejected, 0 pending')).toBeVisible()
  })

  it('adds and marks a price with a tap, and removes it with a second tap', async () => {
    const { services } = await open()
    await collect()
    const lay = priceOf('Match Odds', /^Lay Netherlands/)
    await lay.click()
    await expect.element(line('Lay Netherlands, Match Odds')).toBeVisible()
    await expect.element(lay).toHaveAttribute('aria-pressed', 'true')
    await lay.click()
    await expect.element(line('Lay Netherlands, Match Odds')).not.toBeInTheDocument()
    await expect.element(lay).not.toHaveAttribute('aria-pressed')
    expect(services.slip.getState().linesState?.lines).toHaveLength(2)
  })

  it('shows a price change only in its own line, and accepts it with a press', async () => {
    const { services } = await open()
    await collect()
    services.prices.apply({
      marketId: '1.200-1',
      epoch: 'a',
      seq: 2,
      isImage: false,
      runners: [{ id: '2', back: levels(118) }],
    })
    const moved = half().getByRole('button', { name: /Now.*1\.18/ })
    await expect.element(moved).toBeVisible()
    await moved.click()
    await expect
      .element(line('Back England, Match Odds').getByRole('spinbutton', { name: 'Odds' }))
      .toHaveValue('1.18')
  })

  it('keeps a refused line with the operator’s message, and the others as placed', async () => {
    await open({
      answer: (count) => {
        if (count !== 1) return undefined
        throw new OperatorError('refused', 'The book is full', { status: 409, code: 'full', details: {} })
      },
    })
    await collect()
    await stakeForAll().fill('500')
    await half()
      .getByRole('button', { name: /^Place 2 bets/ })
      .click()
    await expect.element(half().getByText('The book is full')).toBeVisible()
    await expect.element(half().getByText('1 placed, 1 rejected, 0 pending')).toBeInTheDocument()
    await expect.element(half().getByRole('button', { name: /^Place 1 bet ·/ })).toBeVisible()
  })

  it('leaves out a suspended market, and says why the button counts one less', async () => {
    const { services } = await open()
    await collect()
    await stakeForAll().fill('500')
    services.prices.seed(market({ status: 'suspended', sequence: { epoch: 'a', seq: 5 } }))
    await expect.element(half().getByRole('button', { name: /^Place 1 bet ·/ })).toBeVisible()
    await expect
      .element(half().getByText('1 selection is left out: its market is not accepting bets.'))
      .toBeInTheDocument()
  })

  it('says how many points are missing for all together, and sends nothing', async () => {
    const { orders } = await open({ user: { available: 60_000n } })
    await collect()
    await stakeForAll().fill('500')
    await expect
      .element(half().getByText(/^You are 400\.00 points short for these bets together/))
      .toBeInTheDocument()
    await half()
      .getByRole('button', { name: /^Place 2 bets/ })
      .click({ force: true })
    expect(orders).toEqual([])
  })

  it('asks before sending if the player wants to confirm', async () => {
    const { orders } = await open({ user: { confirmBets: true } })
    await collect()
    await stakeForAll().fill('500')
    await half()
      .getByRole('button', { name: /^Place 2 bets/ })
      .click()
    const dialog = page.getByRole('dialog', { name: 'Confirm your bets' })
    await expect.element(dialog.getByText('2 bets with a stake of 1,000.00 together')).toBeVisible()
    expect(orders).toEqual([])
    await dialog.getByRole('button', { name: 'Place Bet' }).click()
    await expect.poll(() => orders.length).toBe(2)
  })

  it('Q-131 keeps the confirmation open while prices move with any price accepted: a tick would close it under the thumb', async () => {
    const { services, orders } = await open({ user: { confirmBets: true } })
    await collect()
    // The confirmation hides the page from queries by role.
    const cell = priceOf('Match Odds', /^Back England/).element()
    slipOf(services).dispatch({ type: 'toleranceChosen', tolerance: { pricePolicy: 'any', priceSteps: 1 } })
    await stakeForAll().fill('500')
    await half()
      .getByRole('button', { name: /^Place 2 bets/ })
      .click()
    const dialog = page.getByRole('dialog', { name: 'Confirm your bets' })
    await expect.element(dialog).toBeVisible()
    services.prices.apply({
      marketId: '1.200-1',
      epoch: 'a',
      seq: 2,
      isImage: false,
      runners: [{ id: '2', back: levels(118) }],
    })
    await expect.poll(() => cell.textContent).toContain('1.18')
    await dialog.getByRole('button', { name: 'Place Bet' }).click()
    await expect.poll(() => orders.length).toBe(2)
  })

  it('becomes a single slip with a press, which keeps the selections', async () => {
    const { services } = await open()
    await collect()
    await stakeForAll().fill('500')
    await half().getByRole('button', { name: 'One bet at a time' }).click()
    await expect.element(half().getByRole('textbox', { name: 'Stake', exact: true })).toHaveValue('500')
    expect(services.slip.getState().kept).toHaveLength(1)
  })

  it('is filled in and placed with the keyboard only', async () => {
    const { orders } = await open()
    await collect()
    ;(stakeForAll().element() as HTMLElement).focus()
    await userEvent.keyboard('500{Enter}')
    await expect.poll(() => orders.length).toBe(2)
  })

  it('classic keeps the slip of the specification: nothing offers multiple lines', async () => {
    await open({ flags: {} })
    await priceOf('Match Odds', /^Back England/).click()
    await expect.element(page.getByRole('dialog', { name: 'Bet slip' })).toBeVisible()
    expect(page.getByText('Place several bets together').query()).toBeNull()
  })
})
