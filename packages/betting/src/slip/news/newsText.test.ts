import { expect, it } from 'vitest'
import { newsMessages } from './newsMessages.ts'
import { newsText } from './newsText.ts'

const message = (id: string, values: Record<string, unknown> = {}) =>
  newsMessages[id as keyof typeof newsMessages].replaceAll(/\{(\w+)\}/g, (_, key: string) =>
    String(values[key]),
  )

it('names two markets, counts more, and starts with the most serious change', () => {
  const markets = new Map([
    ['open', ['Match Odds', 'Bookmaker']],
    ['stale', ['One', 'Two', 'Three']],
  ] as const)
  expect(newsText({ markets, price: undefined }, message)).toBe(
    '3 markets: prices interrupted. Match Odds, Bookmaker: open again.',
  )
})

it.each([
  { was: '1.22', price: '1.25', text: 'England is now 1.25, was 1.22.' },
  { was: '1.22', price: '', text: 'England: nothing on offer now.' },
  { was: '', price: '1.25', text: 'England is on offer again at 1.25.' },
])('announces a price that went from "$was" to "$price"', ({ was, price, text }) => {
  expect(newsText({ markets: new Map(), price: { name: 'England', was, price } }, message)).toBe(text)
})
