import type { Market } from '@kit/sdk/contract'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { FakeBetting, type FakeBettingProps } from '../../testing/fakeSite.tsx'
import { levels, market, runner } from '../../testing/market.ts'
import { meridianPage } from '../../testing/meridianPage.tsx'
import type { BettingServices } from '../../slip/model/bettingContext.ts'
import { draftOf } from '../../slip/model/slipState.ts'
import { InPlayScreen } from '../lists/InPlayScreen.tsx'
import { listChoice } from './listLayout.ts'

const draw = meridianPage()

const threeWay = [
  runner('11', 'Leeds', { back: levels(250), lay: levels(254) }),
  runner('12', 'Hull', { back: levels(300), lay: levels(310) }),
  runner('58805', 'The Draw', { back: levels(340), lay: levels(350) }),
]

const match = (index: number, facts: Partial<Market> = {}): Market => {
  const id = String(700 + index)
  return market({
    id: `1.${id}`,
    eventType: { id: '1', name: 'Soccer' },
    competition: { id: `c${Math.floor(index / 4)}`, name: `League ${Math.floor(index / 4)}`, region: '' },
    event: { ...market().event, id, name: `Leeds ${index} v Hull ${index}` },
    totalMatched: BigInt(index) * 100_000n,
    runners: threeWay,
    ...facts,
  })
}
const matches = (count: number) => Array.from({ length: count }, (_, index) => match(index))

/** Opens the in-play page on a phone or a laptop; the height of the site's bars is not included. */
async function open(
  markets: Market[],
  size = { width: 390, height: 844 },
  options: Partial<FakeBettingProps> = {},
) {
  await page.viewport(size.width, size.height)
  let services: BettingServices | undefined
  draw(
    <FakeBetting
      flags={{ 'betting.preset': 'trader' }}
      {...options}
      markets={markets}
      prepare={(own) => (services = own)}
    >
      <main style={{ padding: '52px 12px 56px' }}>
        <InPlayScreen />
      </main>
    </FakeBetting>,
  )
  await expect.poll(() => cells().length).toBeGreaterThan(0)
  return services!
}
const cells = () => [...document.querySelectorAll<HTMLElement>('button[data-runner][data-level="0"]')]
/** Prices that are fully visible above the fold, between the bars of a site. */
const wholeCells = (heightPx: number, barPx: number) =>
  cells().filter((cell) => {
    const { top, bottom, left, right } = cell.getBoundingClientRect()
    const isWhole = top >= 52 && bottom <= heightPx - barPx && left >= 0 && right <= window.innerWidth
    return isWhole && cell.textContent !== '' && cell.checkVisibility()
  })
const row = (name: string) => page.getByRole('article').filter({ hasText: name })
const change = ({ prices }: BettingServices, marketId: string, seq: number, facts: object) =>
  prices.apply({ marketId, epoch: 'a', seq, isImage: false, runners: [], ...facts })

describe('lists in rows', () => {
  it.each([
    { name: 'a phone', size: { width: 390, height: 844 }, barPx: 56, least: 24 },
    { name: 'a laptop', size: { width: 1_440, height: 900 }, barPx: 0, least: 40 },
  ])('Q-133 show at least $least whole prices above the fold of $name', async ({ size, barPx, least }) => {
    await open(matches(30), size)
    await expect.poll(() => wholeCells(size.height, barPx).length).toBeGreaterThanOrEqual(least)
  })

  it('fit a phone of 320 px without overflow', async () => {
    await open(matches(6), { width: 320, height: 700 })
    expect(document.documentElement.scrollWidth).toBe(320)
  })

  it('show both sides of an event even with text twice as large', async () => {
    document.documentElement.style.fontSize = '200%'
    try {
      await open([match(1, { event: { ...market().event, id: '1', name: 'Southampton v Wolverhampton' } })])
      const name = page.getByRole('link', { name: /^Southampton/ }).element()
      expect(name.scrollWidth).toBeLessThanOrEqual(name.clientWidth + 1)
      expect(name.scrollHeight).toBeLessThanOrEqual(name.clientHeight + 1)
    } finally {
      document.documentElement.style.fontSize = ''
    }
  })

  it('use the same store as the grid: prices are painted, marked when they move, and selected with a tap', async () => {
    const services = await open(matches(3))
    const draw = row('Leeds 1').getByRole('button', { name: /^Back The Draw/ })
    await expect.poll(() => draw.element().textContent).toMatch(/^3\.40/)
    change(services, '1.701', 2, { runners: [{ id: '58805', back: levels(345) }] })
    await expect.poll(() => draw.element().textContent).toMatch(/^3\.45/)
    await expect.element(draw).toHaveAttribute('data-price-move', 'up')
    await draw.click()
    await expect.poll(() => draftOf(services.slip.getState().slip)?.odds).toBe(345)
    await expect.element(draw).toHaveAttribute('aria-pressed', 'true')
  })

  it('cover a market that is suspended, and uncover it', async () => {
    const services = await open(matches(2))
    const prices = row('Leeds 0').getByRole('group')
    await expect.element(prices).not.toHaveAttribute('aria-disabled')
    change(services, '1.700', 2, { status: 'suspended' })
    await expect.element(row('Leeds 0').getByText('SUSPENDED')).toBeVisible()
    await expect.element(prices).toHaveAttribute('aria-disabled', 'true')
    change(services, '1.700', 3, { status: 'active' })
    await expect.element(row('Leeds 0').getByText('SUSPENDED')).not.toBeInTheDocument()
    await expect.element(prices).not.toHaveAttribute('aria-disabled')
  })

  it('are below the headings of their competitions, and sorted by the matched amount on request', async () => {
    await open(matches(6))
    await expect.element(page.getByRole('link', { name: 'League 1' })).toBeVisible()
    await page.getByRole('button', { name: 'Most matched' }).click()
    await expect.element(page.getByRole('link', { name: 'League 1' })).not.toBeInTheDocument()
    expect(page.getByRole('article').first().element().textContent).toContain('Leeds 5')
  })

  it('can be found by headings and names: times above competitions, and each event by its name', async () => {
    await open([match(1), match(2), match(9, { isInPlay: false })])
    await expect.element(page.getByRole('heading', { level: 2, name: /^In play/ })).toBeVisible()
    await expect.element(page.getByRole('heading', { level: 3, name: 'League 0' })).toBeVisible()
    await expect.element(page.getByRole('article', { name: 'Leeds 2 v Hull 2' })).toBeVisible()
  })

  it('have the heading 1 X 2 only above markets of home, draw and away', async () => {
    const twoWay = threeWay.slice(0, 2)
    await open(
      [
        match(1),
        match(5, { runners: twoWay }),
        match(9, { runners: ['A', 'B', 'C', 'D'].map((name) => runner(name, name, { back: levels(400) })) }),
      ],
      { width: 1_440, height: 900 },
    )
    const head = (league: string) =>
      page.getByRole('heading', { level: 3 }).filter({ hasText: league }).element().textContent
    expect([head('League 0'), head('League 1'), head('League 2')]).toEqual([
      'League 01X2',
      'League 1',
      'League 2',
    ])
    const [first, second] = row('Leeds 5')
      .getByRole('button', { name: /^(Back|Lay) / })
      .elements()
    expect(row('Leeds 5').getByRole('group').element().children).toHaveLength(2)
    expect(first?.getBoundingClientRect().top).toBe(second?.getBoundingClientRect().top)
  })

  it('can be filtered by a sport', async () => {
    await open([...matches(3), market()])
    await page
      .getByRole('group', { name: 'Narrow the list' })
      .getByRole('button', { name: 'Cricket' })
      .click()
    await expect.poll(() => page.getByRole('article').elements().length).toBe(1)
    await expect.element(row('Netherlands v England')).toBeVisible()
  })

  it('are rendered only near the screen if they are many', async () => {
    await open(matches(300))
    const rendered = () => page.getByRole('article').elements().length
    expect(rendered()).toBeLessThan(60)
    // Rows are measured when they are rendered, so the end moves until it is reached.
    await expect
      .poll(() => {
        window.scrollTo(0, document.documentElement.scrollHeight)
        return row('Leeds 299 ').elements().length
      })
      .toBe(1)
    expect(rendered()).toBeLessThan(60)
  })

  it('become cards with the player’s switch, and the browser stores the choice', async () => {
    const services = await open(matches(2))
    await page.getByRole('radio', { name: 'Cards' }).click()
    await expect.element(page.getByRole('heading', { level: 3, name: 'Leeds 0 v Hull 0' })).toBeVisible()
    expect(services.site.storage.getItem('kit.betting.lists')).toBe('cards')
    expect(listChoice({ storage: services.site.storage }).getState().layout).toBe('cards')
  })
})

it('a board shows tiles with the best back price of each runner', async () => {
  await open(matches(8), { width: 390, height: 844 }, { flags: { 'layout.lists': 'board' } })
  expect(row('Leeds 0 ').getByRole('button', { name: /^Back/ }).elements()).toHaveLength(3)
  expect(page.getByRole('button', { name: /^Lay/ }).elements()).toHaveLength(0)
})

it.each(['board', 'rows'] as const)(
  'a star in %s is fully visible even with text twice as large',
  async (layout) => {
    document.documentElement.style.fontSize = '200%'
    try {
      await open(
        [match(0), match(1, { isInPlay: false, openDate: '2026-11-22T12:40:00.000Z' })],
        { width: 390, height: 844 },
        { flags: { 'layout.lists': layout } },
      )
      await page.getByRole('button', { name: 'Favorite: Leeds 0 v Hull 0' }).findElement()
      for (const width of [320, 360, 390, 620]) {
        await page.viewport(width, 844)
        for (const article of page.getByRole('article').elements()) {
          const { bottom } = article.querySelector('[aria-pressed] svg')!.getBoundingClientRect()
          expect(bottom).toBeLessThanOrEqual(
            article.querySelector('[data-level]')!.getBoundingClientRect().top,
          )
        }
      }
    } finally {
      document.documentElement.style.fontSize = ''
    }
  },
)
