import '@kit/tokens'
import '@kit/tokens/brands/aurora'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { Market } from '@kit/sdk/contract'
import { showOddsIn } from '@kit/ui'
import { FakeBetting } from '../../testing/fakeSite.tsx'
import { bookmaker, levels, market, runner } from '../../testing/market.ts'
import { MarketGrid } from './MarketGrid.tsx'

let root: Root | undefined
beforeAll(() => void Object.assign(document.documentElement.dataset, { brand: 'aurora', mode: 'dark' }))
afterEach(async () => {
  root?.unmount()
  document.body.replaceChildren()
  document.documentElement.style.fontSize = ''
  await page.viewport(414, 896)
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

it('SHELL-124 a race with a result shows its winner first, and no hatching over its runners', async () => {
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

it('the status of a suspended market is not cut off by those of its runners', async () => {
  const gone = { back: [], lay: [] }
  const runners = [runner('1', 'Netherlands', gone), runner('2', 'England', gone)]
  show(bookmaker({ status: 'ball running', runners }))
  await expect.element(page.getByText('BALL RUNNING')).toBeVisible()
  await expect.poll(() => document.querySelectorAll('[data-empty]').length).toBe(4)
  const covers = page.getByText('SUSPENDED', { exact: true }).elements()
  expect(covers.map((cover) => getComputedStyle(cover).display)).toEqual(['none', 'none'])
})

it('the cover of suspended prices has exactly their size, on a phone and on a wide page', async () => {
  for (const width of [390, 1440]) {
    await page.viewport(width, 844)
    show(market({ status: 'suspended' }))
    const word = page.getByText('SUSPENDED', { exact: true }).last()
    await expect.element(word).toBeVisible()
    const cover = word.element().parentElement?.getBoundingClientRect()
    const cells = [...document.querySelectorAll('button[data-level]')]
      .map((cell) => cell.getBoundingClientRect())
      .filter((cell) => cell.width > 0)
    expect(cover?.right).toBeCloseTo(Math.max(...cells.map((cell) => cell.right)), 0)
    expect(cover?.left).toBeCloseTo(Math.min(...cells.map((cell) => cell.left)), 0)
    root?.unmount()
  }
})

it('the prices of a market that accepts no bets are marked disabled, and nothing else in its rows', async () => {
  const covered = () => page.getByRole('group', { disabled: true }).elements()
  show(market({ status: 'suspended' }))
  await expect.poll(() => covered().length).toBe(2)
  for (const prices of covered())
    expect([...prices.children].every((one) => one.matches('button[data-level]'))).toBe(true)
  root?.unmount()
  show(market())
  await expect.element(page.getByRole('listitem').first()).toBeVisible()
  expect(covered()).toEqual([])
})

it('a runner whose bookmaker prices were withdrawn shows it while the others are on offer', async () => {
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

it('with text twice as large the longest odds stay in their column, on a phone and on a wide page', async () => {
  document.documentElement.style.fontSize = '200%'
  const long = levels(100_000)
  for (const width of [320, 768, 1_280]) {
    await page.viewport(width, 700)
    show(market({ runners: [runner('1', 'Netherlands', { back: long, lay: long })] }))
    const best = () => [...document.querySelectorAll('button[data-runner][data-level="0"]')]
    await expect.poll(() => best().map((one) => one.textContent)).toEqual(['10001,000', '10001,000'])
    for (const { scrollWidth, clientWidth } of best())
      expect(`${width}: ${scrollWidth - clientWidth}`).toBe(`${width}: 0`)
    root?.unmount()
  }
})

it('MKT-013 the trainer of a horse is fully readable next to its prices', async () => {
  await page.viewport(320, 700)
  const trainerName = 'Bartholomew Featherstonehaugh-Cholmondeley'
  show(
    market({ eventType: { id: '7', name: 'Horse Racing' }, runners: [runner('1', 'Quay', { trainerName })] }),
  )
  const fact = page.getByText(new RegExp(trainerName))
  await expect.element(fact).toBeVisible()
  expect(fact.element().scrollWidth).toBeLessThanOrEqual(fact.element().clientWidth + 1)
  expect(getComputedStyle(fact.element()).whiteSpace).toBe('normal')
})

it('shows that a long race is suspended, wherever the player has scrolled', async () => {
  await page.viewport(390, 844)
  const runners = Array.from({ length: 60 }, (_, at) => runner(`${at}`, `Horse ${at}`, { back: [], lay: [] }))
  show(market({ name: 'Win', status: 'suspended', runners }))
  const label = page.getByText('SUSPENDED', { exact: true })
  await expect.element(label).toBeVisible()
  for (const top of [0, 500, document.documentElement.scrollHeight]) {
    window.scrollTo(0, top)
    await expect
      .poll(() => {
        const range = document.createRange()
        range.selectNodeContents(label.element())
        const box = range.getBoundingClientRect()
        return box.top >= 0 && box.bottom <= 844
      })
      .toBe(true)
  }
})

it('shows above the empty cells of an open race that there are no prices, until one arrives', async () => {
  await page.viewport(320, 844)
  const empty = { back: [], lay: [] }
  const race = (prices: object) =>
    market({
      name: 'Win',
      eventType: { id: '7', name: 'Horse Racing' },
      runners: [runner('1', 'Quay', prices), runner('2', 'Harbour', empty)],
    })
  show(race(empty))
  const note = page.getByText('No prices right now', { exact: true })
  await expect.element(note).toBeVisible()
  const topOfRunners = () => page.getByRole('list').element().getBoundingClientRect().top
  const top = topOfRunners()
  root?.unmount()
  show(race({}))
  await expect.element(page.getByText('Quay')).toBeVisible()
  await expect.element(note).not.toBeVisible()
  expect(topOfRunners()).toBe(top)
  root?.unmount()
  show({ ...race(empty), status: 'suspended' })
  await expect.element(page.getByText('SUSPENDED', { exact: true })).toBeVisible()
  expect(note.elements()).toEqual([])
})

it('prices on the screen are written again in another odds format, and bookmaker prices keep theirs', async () => {
  const figures = () =>
    [...document.querySelectorAll('button[data-level="0"]')].map(
      (cell) => cell.firstElementChild?.textContent,
    )
  show(market({ runners: [runner('1', 'England', { back: levels(250), lay: levels(252) })] }))
  await expect.poll(figures).toEqual(['2.50', '2.52'])
  try {
    await showOddsIn('fractional')
    expect(figures()).toEqual(['3/2', '38/25'])
    root?.unmount()
    show(bookmaker({ runners: [runner('1', 'England', { back: levels(9000), lay: levels(9500) })] }))
    await expect.poll(figures).toEqual(['90', '95'])
  } finally {
    await showOddsIn('decimal')
  }
  expect(figures()).toEqual(['90', '95'])
})
