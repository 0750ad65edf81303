import '@kit/tokens'
import '@kit/tokens/brands/aurora'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { Market } from '@kit/sdk/contract'
import { FakeBetting } from '../../testing/fakeSite.tsx'
import { bookmaker, market, runner } from '../../testing/market.ts'
import { MarketGrid } from './MarketGrid.tsx'

let root: Root | undefined
beforeAll(() => void Object.assign(document.documentElement.dataset, { brand: 'aurora', mode: 'dark' }))
afterEach(() => {
  root?.unmount()
  document.body.replaceChildren()
})

function show(own: Market) {
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <FakeBetting markets={[own]}>
      <MarketGrid marketId={own.id} />
    </FakeBetting>,
  )
}
const names = () =>
  page
    .getByRole('listitem')
    .elements()
    .map((row) => row.textContent ?? '')

it('SHELL-124 a race with a result has its winner first, and nothing hatched over its runners', async () => {
  const horse = (id: string, status: 'winner' | 'loser' | 'removed') =>
    runner(id, `Horse ${id}`, { status, back: [], lay: [] })
  show(
    market({
      name: 'Win',
      eventType: { id: '7', name: 'Horse Racing' },
      status: 'closed',
      isClosed: true,
      runners: [horse('1', 'removed'), horse('2', 'loser'), horse('3', 'loser'), horse('4', 'winner')],
    }),
  )
  await expect.element(page.getByText('RESULT')).toBeVisible()
  expect(names().map((text) => /Horse \d/.exec(text)?.[0])).toEqual([
    'Horse 4',
    'Horse 2',
    'Horse 3',
    'Horse 1',
  ])
  expect(getComputedStyle(page.getByText('RESULT').element()).backgroundImage).toBe('none')
})

it('the word of a market that is suspended as a whole is not cut by those of its runners', async () => {
  const gone = { back: [], lay: [] }
  const runners = [runner('1', 'Netherlands', gone), runner('2', 'England', gone)]
  show(bookmaker({ status: 'ball running', runners }))
  await expect.element(page.getByText('BALL RUNNING')).toBeVisible()
  await expect.poll(() => document.querySelectorAll('[data-empty]').length).toBe(4)
  const covers = page.getByText('SUSPENDED', { exact: true }).elements()
  expect(covers.map((cover) => getComputedStyle(cover).display)).toEqual(['none', 'none'])
})

it('a runner whose prices a bookmaker has taken away says so while the others stand', async () => {
  show(bookmaker({ runners: [runner('1', 'Netherlands', { back: [], lay: [] }), runner('2', 'England')] }))
  await expect
    .poll(() =>
      page
        .getByText('SUSPENDED', { exact: true })
        .elements()
        .map((cover) => getComputedStyle(cover).display),
    )
    .toEqual(['grid', 'none'])
})
