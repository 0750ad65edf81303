import '@kit/tokens'
import '@kit/tokens/brands/aurora'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { closeSlip, noAnswer, openSlip, stakeField } from '../../testing/openSlip.tsx'

beforeAll(() => void Object.assign(document.documentElement.dataset, { brand: 'aurora', mode: 'dark' }))
afterEach(closeSlip)

const question = () => page.getByRole('dialog', { name: 'Confirm your bet' })

/** A slip whose player wants to be asked, with a stake; the time passes as told. */
async function openAsking() {
  const clock = { nowMs: 10_000 }
  const opened = await openSlip({
    user: { confirmBets: true },
    onCall: noAnswer,
    prepare: ({ site }) => void (site.monotonicNow = () => clock.nowMs),
  })
  await expect.element(page.getByRole('switch', { name: 'Confirm before placing' })).toBeChecked()
  await stakeField().fill('500')
  return { ...opened, clock }
}

describe('Enter', () => {
  it('held down in the stake presses nothing by itself', async () => {
    const { placed } = await openSlip({ onCall: noAnswer })
    await stakeField().fill('500')
    const held = new KeyboardEvent('keydown', { key: 'Enter', repeat: true, bubbles: true, cancelable: true })
    stakeField().element().dispatchEvent(held)
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(placed()).toBe(0)
  })

  it('BET-019 held down asks, and does not answer its own question', async () => {
    const { placed, clock } = await openAsking()
    await stakeField().click()
    await userEvent.keyboard('{Enter}')
    await expect.element(question().getByRole('button', { name: 'Place Bet' })).toHaveFocus()
    clock.nowMs += 1_000
    const held = new KeyboardEvent('keydown', { key: 'Enter', repeat: true, bubbles: true, cancelable: true })
    question().getByRole('button', { name: 'Place Bet' }).element().dispatchEvent(held)
    expect(held.defaultPrevented).toBe(true)
    expect(placed()).toBe(0)
  })

  it('BET-019 bounced answers nothing: an answer takes 0.4 s at least', async () => {
    const { placed, clock } = await openAsking()
    await stakeField().click()
    await userEvent.keyboard('{Enter}')
    await expect.element(question().getByRole('button', { name: 'Place Bet' })).toHaveFocus()
    clock.nowMs += 399
    await userEvent.keyboard('{Enter}')
    expect(placed()).toBe(0)
    clock.nowMs += 1
    await userEvent.keyboard('{Enter}')
    await expect.poll(placed).toBe(1)
  })
})
