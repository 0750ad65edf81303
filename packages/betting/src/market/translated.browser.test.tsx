import '@kit/tokens'
import '@kit/tokens/brands/aurora'
import { translatePage } from '@kit/shell/testing'
import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { levels } from '../testing/market.ts'
import { closeSlip, oddsField, openSlip } from '../testing/openSlip.tsx'
import type { BettingServices } from '../slip/model/bettingContext.ts'
import { useTakePrice } from '../slip/useTakePrice.ts'
import { MarketGrid } from './MarketGrid/MarketGrid.tsx'

afterEach(() => {
  closeSlip()
  document.documentElement.classList.remove('translated-ltr')
})

const Grid = () => <MarketGrid marketId="1.200-1" onTake={useTakePrice()} />
const cell = () =>
  document.querySelector<HTMLButtonElement>('[data-runner="2"][data-side="back"][data-level="0"]')!
const reprice = ({ prices }: BettingServices, seq: number, odds: number) =>
  prices.apply({
    marketId: '1.200-1',
    epoch: 'a',
    seq,
    isImage: false,
    runners: [{ id: '2', back: levels(odds) }],
    totalMatched: 1_000_000n + BigInt(seq) * 100_000n,
  })

it.each([
  ['a browser', false],
  ['an extension that translates numbers too', true],
])(
  'SHELL-128 prices stay live on a page translated by %s, and the slip selects the shown price',
  async (_by, isHarsh) => {
    const { services } = await openSlip({ isTapped: false, content: <Grid /> })
    await expect.poll(() => cell()?.innerText).toMatch(/^\d/)
    for (const [seq, odds, shown] of [
      [2, 131, '1.31'],
      [3, 132, '1.32'],
      [4, 97, '0.97'],
    ] as const) {
      translatePage({ isHarsh })
      reprice(services, seq, odds)
      await expect.poll(() => cell().innerText.split('\n')[0], { timeout: 3000 }).toBe(shown)
    }
    translatePage({ isHarsh })
    reprice(services, 5, 145)
    await expect.poll(() => cell().innerText.split('\n')[0], { timeout: 3000 }).toBe('1.45')
    cell().click()
    await expect.element(oddsField()).toHaveValue('1.45')
    await expect.poll(() => page.getByRole('button', { name: /Now/ }).element().textContent).toContain('1.45')
    translatePage({ isHarsh })
    reprice(services, 6, 150)
    await expect.poll(() => page.getByRole('button', { name: /Now/ }).element().textContent).toContain('1.50')
    expect(cell().innerText.split('\n')[0]).toBe('1.50')
  },
)
