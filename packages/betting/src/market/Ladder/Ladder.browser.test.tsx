import '@kit/tokens'
import '@kit/tokens/brands/aurora'
import type { Live, LiveStatus } from '@kit/sdk'
import { ladderChanged, type PriceSize } from '@kit/sdk/contract'
import { Profiler } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { FakeBetting } from '../../testing/fakeSite.tsx'
import { levels, market } from '../../testing/market.ts'
import type { TakenPrice } from '../MarketGrid/PriceCell.tsx'
import type { LivePrices } from '../../prices/livePrices.ts'
import { Ladder, type AskedRung, type LadderProps } from './Ladder.tsx'
import type { LadderPrices } from './ladderRows.ts'

const england = market().runners[1]!

// The heights of rows come from the theme.
Object.assign(document.documentElement.dataset, { brand: 'aurora', mode: 'dark' })

let root: Root | undefined
afterEach(() => {
  root?.unmount()
  document.body.replaceChildren()
})

async function show(more: Omit<Partial<LadderProps>, 'marketId' | 'runner' | 'onTake'> = {}) {
  const taken: TakenPrice[] = []
  const sent: string[] = []
  const listeners = new Set<(payload: never) => void>()
  const statuses = new Set<(status: LiveStatus) => void>()
  let prices: LivePrices | undefined
  let renders = 0
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <FakeBetting
      prepare={(services) => {
        prices = services.prices
        const live: Partial<Live> = {
          send: ({ event }) => sent.push(event) > 0,
          onStatus: (listener) => (statuses.add(listener), () => statuses.delete(listener)),
          on: (declaration, listener) => {
            if (declaration.event === ladderChanged.event) listeners.add(listener)
            return () => listeners.delete(listener)
          },
        }
        Object.assign(services.site.operator.live, live)
      }}
    >
      <Profiler id="ladder" onRender={() => void (renders += 1)}>
        <Ladder
          marketId={market().id}
          runner={england}
          onTake={(price) => void taken.push(price)}
          {...more}
        />
      </Profiler>
    </FakeBetting>,
  )
  await vi.waitUntil(() => listeners.size > 0)
  return {
    taken,
    sent,
    prices: prices!,
    renders: () => renders,
    turn: (status: LiveStatus) => statuses.forEach((notify) => notify(status)),
    reconnect: () => statuses.forEach((notify) => notify('live')),
    send: (
      back: PriceSize[],
      lay: PriceSize[],
      runnerId = england.id,
      rest: Omit<LadderPrices, 'back' | 'lay'> = {},
    ) =>
      listeners.forEach((listener) =>
        listener({ docs: { marketId: market().id, runnerId, back, lay, ...rest } } as never),
      ),
  }
}

const deep = levels(122, 121, 120, 119, 118, 117, 116, 115, 114, 113, 112, 101)
const price = (name: string) => page.getByRole('button', { name, exact: true })

it('shows the best prices at once, and all prices when the operator has sent them', async () => {
  const { send, sent } = await show()
  await expect.element(price('Back 1.22 1,000')).toBeEnabled()
  await expect.element(price('Back 1.12')).toBeDisabled()
  send(deep, levels(124, 125, 130, 1_000))
  await expect.element(price('Back 1.12 11,000')).toBeEnabled()
  await expect.element(price('Lay 10.00 4,000')).toBeEnabled()
  expect(sent).toEqual(['postLadderSubscription'])
})

it('has the best price in the middle when it opens, and again when the player requests it', async () => {
  await show()
  const list = price('Back 1.22 1,000').element().closest('ol')!.parentElement!
  const offMiddle = () => {
    const { top, height } = list.getBoundingClientRect()
    return Math.abs(price('Back 1.22 1,000').element().getBoundingClientRect().top - top - height / 2)
  }
  await expect.poll(offMiddle).toBeLessThan(120)
  list.scrollTop = 0
  expect(offMiddle()).toBeGreaterThan(1_000)
  await page.getByRole('button', { name: 'Centre' }).click()
  await expect.poll(offMiddle).toBeLessThan(120)
})

it('shows the profit or loss of its runner, without and with the slip’s bet', async () => {
  await show({ amount: 50_000n, amountAfter: -12_000n })
  const outcome = page.getByText('If England wins').first().element().parentElement
  await expect.poll(() => outcome?.textContent).toMatch(/\+500\.00.*With this bet.*−120\.00/)
})

it('selects the current price of its row, with its size', async () => {
  const { send, taken } = await show()
  send(deep, levels(124))
  await price('Back 1.15 8,000').click()
  expect(taken).toEqual([
    expect.objectContaining({ side: 'back', odds: 115, size: 800_000n, runnerId: england.id, run: 0 }),
  ])
})

it('clears prices that are no longer on offer, and ignores other runners', async () => {
  const { send } = await show()
  send(deep, [])
  await expect.element(price('Back 1.12 11,000')).toBeEnabled()
  send(levels(300), levels(310), '1')
  send(levels(122), [])
  await expect.element(price('Back 1.12')).toBeDisabled()
  expect(page.getByRole('button', { name: /^Back 3\.00 / }).query()).toBeNull()
})

it('adds a row for a price that is not on the exchange’s ladder', async () => {
  const { send } = await show()
  send(levels(213), [])
  await expect.element(price('Back 2.13 1,000')).toBeEnabled()
})

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))

const chromium = () => cdp() as unknown as { send(command: 'HeapProfiler.collectGarbage'): Promise<void> }

it('renders and retains nothing for a change without new prices: only sizes are written', async () => {
  const { send, renders } = await show()
  send(deep, levels(124))
  await expect.element(price('Back 1.12 11,000')).toBeEnabled()
  const rendersBefore = renders()
  const sentLadders: WeakRef<PriceSize[]>[] = []
  for (let change = 1; change <= 20; change += 1) {
    const back: PriceSize[] = [{ odds: 122, run: 0, size: BigInt(change) * 10_000n }]
    sentLadders.push(new WeakRef(back))
    send(back, [])
    await nextFrame()
  }
  await expect.element(price('Back 1.22 2,000')).toBeEnabled()
  await chromium().send('HeapProfiler.collectGarbage')
  // The current prices are retained.
  expect(sentLadders.filter((back) => back.deref()).length).toBeLessThanOrEqual(1)
  expect(renders()).toBe(rendersBefore)
})

it('can be navigated with the arrow keys: up and down on a side, sideways to the other', async () => {
  const { send, taken } = await show()
  send(deep, levels(124, 130))
  await expect.element(price('Back 1.12 11,000')).toBeEnabled()
  ;(price('Back 1.22 1,000').element() as HTMLElement).focus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(price('Back 1.21 2,000')).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(price('Lay 1.24 1,000')).toHaveFocus()
  await userEvent.keyboard('{ArrowUp}{Enter}')
  expect(taken).toEqual([expect.objectContaining({ side: 'lay', odds: 130 })])
  const stops = [...document.querySelectorAll<HTMLElement>('[data-odds] button')].filter(
    (one) => one.tabIndex === 0,
  )
  expect(stops.map((one) => one.getAttribute('aria-label'))).toEqual(['Lay 1.24 1,000', 'Back 1.22 1,000'])
})

it('subscribes again after a new connection, and shows when its prices are old', async () => {
  const { reconnect, sent, prices } = await show()
  reconnect()
  expect(sent).toEqual(['postLadderSubscription', 'postLadderSubscription'])
  prices.setStatus('connecting')
  await expect.element(page.getByText(/Prices interrupted/)).toBeVisible()
  root?.unmount()
  root = undefined
  expect(sent.at(-1)).toBe('deleteLadderSubscription')
})

it('shows the live best prices while there is no ladder: never sent, or after the connection was lost', async () => {
  const { prices, send, turn, taken } = await show()
  const move = (seq: number, odds: number) =>
    prices.apply({
      marketId: market().id,
      epoch: 'a',
      seq,
      isImage: true,
      status: 'active',
      runners: [{ id: england.id, back: levels(odds), lay: levels(odds + 10) }],
    })
  await expect.element(price('Back 1.22 1,000')).toBeEnabled()
  move(2, 130)
  await expect.element(price('Back 1.30 1,000')).toBeEnabled()
  await expect.element(price('Back 1.22')).toBeDisabled()
  send(deep, levels(124))
  await expect.element(price('Back 1.12 11,000')).toBeEnabled()
  turn('connecting')
  turn('live')
  move(3, 150)
  await expect.element(price('Back 1.50 1,000')).toBeEnabled()
  await expect.element(price('Back 1.22')).toBeDisabled()
  await price('Back 1.50 1,000').click()
  expect(taken.map(({ odds }) => odds)).toEqual([150])
})

it('requests a price with nothing on offer, and reads the offers also after it is closed', async () => {
  const asked: AskedRung[] = []
  const { send, taken } = await show({ onAsk: (one) => void asked.push(one) })
  send(deep, levels(124))
  await price('Ask to Back at 1.30').click()
  await price('Ask to Lay at 1.10').click()
  await price('Back 1.22 1,000').click()
  expect(asked.map(({ side, odds }) => [side, odds])).toEqual([
    ['back', 130],
    ['lay', 110],
  ])
  expect(taken.map(({ odds }) => odds)).toEqual([122])
  expect(asked[0]?.offered().back).toBe(deep)
  root?.unmount()
  root = undefined
  expect(asked[0]?.offered().back.map(({ odds }) => odds)).toEqual([122, 121, 120])
})

it('shows the player’s orders at their prices, and cancels one with a press that selects nothing', async () => {
  const cancelled: (readonly string[])[] = []
  const { taken, send } = await show({
    own: [{ side: 'back', odds: 130, left: 17_500n, ids: ['a', 'b'] }],
    onAsk: () => {
      throw new Error('asked')
    },
    onCancel: (ids) => void cancelled.push(ids),
  })
  // An offer at the same price arrives a moment before the order is reported as matched.
  send(levels(130), levels(131))
  await price('Cancel Back 1.30, 175 unmatched').click()
  expect([cancelled, taken]).toEqual([[['a', 'b']], []])
  await expect.element(price('Ask to Lay at 1.30')).toBeEnabled()
})

it('shows the amounts matched at each price, and marks the last one', async () => {
  const { send } = await show()
  const oddsOf = (odds: number) => document.querySelector(`[data-odds="${odds}"]`)!
  send(deep, levels(124), england.id, { traded: levels(123, 122), lastOdd: 123 })
  await expect.poll(() => oddsOf(123).textContent).toBe('1.231,000')
  expect(oddsOf(122).textContent).toContain('1.222,000')
  expect(oddsOf(123).querySelector('[data-last]')).not.toBeNull()
  send(deep, levels(124), england.id, { traded: levels(122), lastOdd: 122 })
  await expect.poll(() => oddsOf(123).textContent).toBe('1.23')
  expect([...document.querySelectorAll('[data-last]')]).toEqual([oddsOf(122).querySelector('[data-last]')])
})

it('shows at each price the result of closing the position there', async () => {
  await show({ position: { wins: 20_000n, loses: -10_000n } })
  const row = (odds: number) => document.querySelector(`[data-odds="${odds}"]`)?.textContent
  await expect.poll(() => row(200)).toBe('+50.002.00')
  expect(row(300)).toBe('0.003.00')
  expect(row(400)).toBe('−25.004.00')
})

it.each([{ percent: 100 }, { percent: 200 }])(
  'the headings are above their columns on the narrowest phone, with text at $percent %',
  async ({ percent }) => {
    document.documentElement.style.fontSize = `${percent}%`
    await page.viewport(320, 700)
    try {
      const { send } = await show({ position: { wins: 10_000n, loses: -5_000n } })
      send(levels(122), levels(124))
      const centre = page.getByRole('button', { name: 'Centre' }).element()
      // Rows off screen have no sizes.
      const row = document.querySelector('[data-odds="122"]')
      const middles = (element: Element) =>
        [...element.children].map((one) => {
          const { left, right } = one.getBoundingClientRect()
          return Math.round((left + right) / 2)
        })
      const [head, below] = [middles(centre.parentElement!), middles(row!)]
      expect(head).toHaveLength(4)
      for (const [index, middle] of head.entries()) expect(Math.abs(middle - below[index]!)).toBeLessThan(3)
      for (const one of row!.children) expect(one.getBoundingClientRect().width).toBeGreaterThan(30)
      expect(document.documentElement.scrollWidth).toBe(320)
    } finally {
      document.documentElement.style.fontSize = ''
      await page.viewport(414, 896)
    }
  },
)
