import '@kit/tokens'
import '@kit/tokens/brands/aurora'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { closeSlip, noAnswer, openSlip, stakeField } from '../../testing/openSlip.tsx'

beforeAll(() => void Object.assign(document.documentElement.dataset, { brand: 'aurora', mode: 'dark' }))
afterEach(closeSlip)

const question = () => page.getByRole('dialog', { name: 'Confirm your bet' })

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
  it('held down in the stake field does not place a bet', async () => {
    const { placed } = await openSlip({ onCall: noAnswer })
    await stakeField().fill('500')
    const held = new KeyboardEvent('keydown', { key: 'Enter', repeat: true, bubbles: true, cancelable: true })
    stakeField().element().dispatchEvent(held)
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(placed()).toBe(0)
  })

  it('BET-019 held down opens the confirmation, but does not confirm it', async () => {
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

  it('BET-019 bounced confirms nothing: the confirmation accepts Enter only after 0.4 s', async () => {
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
