import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { levels } from '../testing/market.ts'
import { meridianPage } from '../testing/meridianPage.tsx'
import { half, openTrader, priceOf, type OpenTraderOptions } from '../testing/openTrader.tsx'

const draw = meridianPage()

/** Time by which the clock of presses is advanced, in ms. */
let laterMs = 0

/** Opens a page whose operator matches bets at odds a hundredth higher than requested. */
const open = (options: OpenTraderOptions = {}) =>
  openTrader(draw, {
    room: { paddingBlock: '300px' },
    oddsOf: ({ odds }) => odds + 1,
    prepare: ({ site }) => void Object.assign(site, { monotonicNow: () => performance.now() + laterMs }),
    ...options,
  })
const price = () => priceOf('Match Odds', /^Back England/)
const chip = () => half().getByRole('button', { name: 'Add 1000' })
const place = () => half().getByRole('button', { name: /^Place Bet/ })
const line = () => page.getByText(/^Placed: /)

describe('the slip of the preset trader', () => {
  it('Q-133 places a bet with a price, a chip and Place: three taps, and a line shows the result', async () => {
    const { orders } = await open()
    await price().click()
    await chip().click()
    await place().click()
    await expect.element(line()).toBeVisible()
    expect(line().element().textContent).toMatch(/^Placed: Back .* for 1,000\.00requested 1\.22$/)
    expect(orders).toHaveLength(1)
    expect(page.getByRole('dialog').query()).toBeNull()
    await expect.element(half()).not.toBeInTheDocument()
  })

  it('announces the result in an existing status element, as text only, and returns the focus to the price', async () => {
    await open()
    const place = () =>
      page
        .getByRole('status')
        .elements()
        .filter((one) => one.className.includes('laced'))
    ;(price().element() as HTMLElement).focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(half().getByRole('textbox', { name: 'Stake' })).toHaveFocus()
    const [before] = place()
    expect(before?.textContent).toBe('')
    await userEvent.keyboard('1000')
    await new Promise((resolve) => setTimeout(resolve, 500))
    await userEvent.keyboard('{Enter}')
    await expect.element(line()).toBeVisible()
    expect(line().element()).toBe(before)
    expect(before?.hasAttribute('title')).toBe(false)
    await expect.element(price()).toHaveFocus()
  })

  it('keeps the market above it visible, live and tappable', async () => {
    const { services } = await open()
    await price().click()
    await expect.element(half()).toBeVisible()
    const edge = () => half().element().getBoundingClientRect()
    await expect.poll(() => price().element().getBoundingClientRect().bottom - edge().top).toBeLessThan(0)
    expect(edge().height).toBeLessThanOrEqual(422)
    services.prices.apply({
      marketId: '1.200-1',
      epoch: 'a',
      seq: 2,
      isImage: false,
      runners: [{ id: '2', back: levels(130) }],
    })
    await expect.poll(() => price().element().textContent).toMatch(/^1\.30/)
    await price().click()
    await expect.element(half().getByRole('button', { name: 'Place Bet · 1.30' })).toBeVisible()
  })

  it('shows everything a bet needs without scrolling, and its settings behind one button', async () => {
    await open()
    await price().click()
    const { bottom } = half().element().getBoundingClientRect()
    for (const part of [half().getByRole('textbox', { name: 'Stake' }), chip(), place()]) {
      await expect.element(part).toBeVisible()
      expect(part.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(bottom)
    }
    expect(half().getByRole('switch', { name: 'Quick bet' }).query()).toBeNull()
    await half().getByText('Bet settings').click()
    await expect.element(half().getByRole('switch', { name: 'Quick bet' })).toBeVisible()
  })

  it('is closed by Escape from inside, and nothing is placed', async () => {
    const { orders } = await open()
    await price().click()
    await half().getByRole('textbox', { name: 'Stake' }).click()
    await userEvent.keyboard('{Escape}{Escape}')
    await expect.element(half()).not.toBeInTheDocument()
    await expect.element(price()).toHaveFocus()
    expect(orders).toEqual([])
  })

  const afterBounce = () => void (laterMs += 1_000)
  const betAndWait = async () => {
    await price().click()
    await chip().click()
    await place().click()
    await expect.element(line()).toBeVisible()
    afterBounce()
  }

  it('repeats the bet with a new key, once per press', async () => {
    const { orders } = await open()
    await betAndWait()
    await page.getByRole('button', { name: 'Repeat' }).click()
    await expect.poll(() => orders.length).toBe(2)
    const [one, other] = orders
    expect([other?.stake, other?.odds, other?.side]).toEqual([one?.stake, 122, 'back'])
    expect(other?.key).not.toBe(one?.key)
  })

  it('fills in the opposite bet with its stake, and places nothing automatically', async () => {
    const { orders } = await open()
    await betAndWait()
    await page.getByRole('button', { name: 'Lay off' }).click()
    await expect.element(half().getByRole('button', { name: 'Place Bet · 1.24' })).toBeVisible()
    await expect.element(half().getByRole('textbox', { name: 'Stake' })).toHaveValue('1000')
    expect(orders).toHaveLength(1)
  })

  it('BET-017 BET-018 each choice is a flag: the dialog of the specification waits for Okay', async () => {
    await open({ flags: { 'betting.preset': 'trader', 'betting.slip.success': 'dialog' } })
    await price().click()
    await chip().click()
    await place().click()
    const dialog = page.getByRole('dialog', { name: 'Congratulations! Your Bet Placed Successfully' })
    await dialog.getByRole('button', { name: 'Okay' }).click()
    await expect.element(dialog).not.toBeInTheDocument()
  })

  it('BET-017 classic is the default: a sheet over the page, and the dialog', async () => {
    await open({ flags: {} })
    await price().click()
    await expect.element(page.getByRole('dialog', { name: 'Bet slip' })).toBeVisible()
    expect(half().query()).toBeNull()
  })
})

describe('its keyboard shortcuts', () => {
  const focusedMarket = () =>
    document.activeElement?.closest('[data-market]')?.querySelector('h2')?.textContent ?? ''

  it('N and P move between markets, from anywhere on the page', async () => {
    await open()
    const stops = () =>
      [...document.querySelectorAll<HTMLElement>('button[data-runner]')].filter(
        ({ tabIndex }) => tabIndex === 0,
      )
    await expect.poll(() => stops().length).toBe(2)
    await userEvent.keyboard('n')
    expect(focusedMarket()).toBe('Match Odds')
    await userEvent.keyboard('n')
    expect(focusedMarket()).toBe('Bookmaker')
    await userEvent.keyboard('p')
    expect(focusedMarket()).toBe('Match Odds')
  })

  it('A accepts the moved price, from the stake field', async () => {
    const { services } = await open()
    await price().click()
    await half().getByRole('textbox', { name: 'Stake' }).click()
    services.prices.apply({
      marketId: '1.200-1',
      epoch: 'a',
      seq: 2,
      isImage: false,
      runners: [{ id: '2', back: levels(118) }],
    })
    await expect.element(half().getByRole('button', { name: /Now.*1\.18/ })).toBeVisible()
    await userEvent.keyboard('a')
    await expect.element(half().getByRole('button', { name: 'Place Bet · 1.18' })).toBeVisible()
    await expect.element(half().getByRole('textbox', { name: 'Stake' })).toHaveValue('')
  })
})
