import '@kit/tokens'
import '@kit/tokens/brands/aurora'
import { MessagesProvider } from '@kit/ui'
import { createRef, Profiler } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { messages } from '../allMessages.ts'
import { PricingProvider } from '../prices/pricingContext.ts'
import { levels, market } from '../testing/market.ts'
import { MarketGrid } from './MarketGrid/MarketGrid.tsx'
import type { TakenPrice } from './MarketGrid/PriceCell.tsx'
import { createLivePrices } from '../prices/livePrices.ts'
import { flashMs } from '../prices/priceMarks.ts'
import { createPricePainter, restMs, writesPerSecond } from '../prices/pricePainter.ts'

const bestPrice = '[data-runner="2"][data-side="back"][data-level="0"]'

function mount() {
  const prices = createLivePrices()
  const frames: ((nowMs: number) => void)[] = []
  const waits: { callback: () => void; ms: number }[] = []
  const gates: ((isOnScreen: boolean) => void)[] = []
  const painter = createPricePainter(prices, {
    requestFrame: (callback) => frames.push(callback),
    wait: (callback, ms) => waits.push({ callback, ms }),
    watch: (_element, onChange) => {
      gates.push(onChange)
      return () => undefined
    },
  })
  prices.seed(market())
  prices.setStatus('live')
  let commits = 0
  const taken: TakenPrice[] = []
  const section = createRef<HTMLElement>()
  const container = document.body.appendChild(document.createElement('div'))
  const root = createRoot(container)
  const onTake = (price: TakenPrice) => void taken.push(price)
  root.render(
    <Profiler id="market" onRender={() => void (commits += 1)}>
      <MessagesProvider locale="en-IN" messages={messages}>
        <PricingProvider value={{ prices, painter }}>
          <MarketGrid ref={section} marketId={market().id} onTake={onTake} />
        </PricingProvider>
      </MessagesProvider>
    </Profiler>,
  )
  return {
    prices,
    container,
    taken,
    show: (isOnScreen: boolean) => gates.forEach((gate) => gate(isOnScreen)),
    frame(nowMs: number) {
      const callbacks = frames.splice(0)
      for (const callback of callbacks) callback(nowMs)
      return callbacks.length > 0
    },
    wait: () => waits.splice(0).map(({ callback, ms }) => (callback(), ms)),
    commits: () => commits,
    section,
    best: () => container.querySelector<HTMLButtonElement>(bestPrice)!,
    tick: (seq: number, ...odds: number[]) =>
      prices.apply({
        marketId: market().id,
        epoch: 'a',
        seq,
        isImage: false,
        runners: [{ id: '2', back: levels(...odds) }],
      }),
    end: () => {
      root.unmount()
      container.remove()
    },
  }
}

let page: ReturnType<typeof mount>
beforeEach(async () => {
  page = mount()
  await vi.waitUntil(() => page.container.querySelector(bestPrice)?.textContent?.includes('1.22'))
  page.show(true)
})
afterEach(() => page.end())

it('paints a thousand changes in one frame without React', () => {
  const before = page.commits()
  for (let seq = 2; seq < 1_002; seq++) page.tick(seq, 100 + seq)
  expect(page.best().textContent).toContain('1.22')
  expect(page.frame(1_000)).toBe(true)
  expect(page.best().textContent).toContain('11.01')
  expect(page.commits()).toBe(before)
})

it('is painted with a ref of the site, too', () => {
  expect(page.section.current?.dataset['market']).toBe(market().id)
})

it('names a price button by its side, runner, price and size', async () => {
  await expect.element(page.best()).toHaveAccessibleName('Back England 1.22 1,000')
})

it('removes the mark of a change with the first frame of prices after half a second', () => {
  page.tick(2, 130)
  page.frame(1_000)
  expect(page.best().dataset['priceMove']).toBe('up')
  page.tick(3, 130, 120)
  page.frame(1_000 + flashMs - 1)
  expect(page.best().dataset['priceMove']).toBe('up')
  page.tick(4, 130, 110)
  page.frame(1_000 + flashMs)
  expect(page.best().dataset['priceMove']).toBeUndefined()
})

it('shows the side of a price while its change is marked, because a price that moves all the time is always marked', () => {
  Object.assign(document.documentElement.dataset, { brand: 'aurora', mode: 'light' })
  const ground = () => getComputedStyle(page.best())
  const { backgroundColor } = ground()
  expect(ground().backgroundImage).toBe('none')
  for (const [seq, odds] of [
    [2, 130],
    [3, 120],
  ] as const) {
    page.tick(seq, odds)
    page.frame(seq * 1_000)
    expect(page.best().dataset['priceMove']).toBe(seq === 2 ? 'up' : 'down')
    expect(ground().backgroundImage).toContain('linear-gradient')
    expect(ground().backgroundColor).toBe(backgroundColor)
    expect(ground().backgroundSize).toBe('100% calc(100% - 4px)')
  }
})

it('requests few frames while a mark is shown, removes it without further prices, and requests none after that', () => {
  page.tick(2, 130)
  page.frame(1_000)
  let frames = 0
  for (let passed = restMs; passed <= flashMs; passed += restMs) {
    expect(page.frame(1_000 + passed)).toBe(false)
    expect(page.best().dataset['priceMove']).toBe('up')
    expect(page.wait()).toEqual([restMs])
    if (page.frame(1_000 + passed)) frames += 1
  }
  expect(frames).toBe(flashMs / restMs)
  expect(page.best().dataset['priceMove']).toBeUndefined()
  expect(page.wait()).toEqual([])
  expect(page.frame(2_000)).toBe(false)
})

it('requests no frame of its own while prices cause them', () => {
  page.tick(2, 130)
  page.frame(1_000)
  page.tick(3, 140)
  page.frame(1_016)
  page.wait()
  expect(page.frame(1_050)).toBe(false)
  page.wait()
  expect(page.frame(1_100)).toBe(true)
})

it('writes a price in a flood ten times a second, and the last one in the end', () => {
  let writes = 0
  let last = ''
  for (let frame = 0; frame < 120; frame += 1) {
    page.tick(2 + frame, 130 + frame)
    if (frame % 3 === 0) page.wait()
    page.frame(10_000 + frame * (1_000 / 60))
    const shown = page.best().querySelector('span')!.textContent
    if (shown !== last) writes += 1
    last = shown
  }
  // Two seconds, and a few at once at the start.
  expect(writes).toBeGreaterThanOrEqual(2 * writesPerSecond)
  expect(writes).toBeLessThanOrEqual(2 * writesPerSecond + 4)
  // A frame ran while it waited, so it waits again.
  page.wait()
  page.wait()
  expect(page.frame(12_200)).toBe(true)
  expect(page.best().textContent).toContain('2.49')
})

it('removes a price at once if it is no longer on offer, in the middle of a flood', () => {
  for (let seq = 2; seq < 12; seq += 1) {
    page.tick(seq, 130 + seq)
    page.frame(10_000 + seq)
  }
  page.tick(12)
  page.frame(10_013)
  expect(page.best().dataset['empty']).toBe('')
})

it('does not render the status of a market off screen until it becomes visible', async () => {
  page.show(false)
  const before = page.commits()
  const suspend = (seq: number, status: string) =>
    page.prices.apply({ marketId: market().id, epoch: 'a', seq, isImage: false, status, runners: [] })
  suspend(2, 'suspended')
  suspend(3, 'active')
  suspend(4, 'suspended')
  await new Promise((resolve) => setTimeout(resolve))
  expect(page.commits()).toBe(before)
  page.show(true)
  await expect.poll(() => page.container.textContent).toContain('SUSPENDED')
})

it('holds the changes of a market off screen and paints the last of them when it becomes visible', () => {
  page.show(false)
  page.tick(2, 130)
  page.tick(3, 140)
  expect(page.frame(1_000)).toBe(false)
  expect(page.best().textContent).toContain('1.22')
  page.show(true)
  page.frame(1_016)
  expect(page.best().textContent).toContain('1.40')
})

it('selects the painted price, not a later one that was not shown', () => {
  page.tick(2, 130)
  page.best().click()
  page.frame(1_000)
  page.best().click()
  expect(page.taken.map(({ odds }) => odds)).toEqual([122, 130])
})

it('shows an empty cell if nothing is on offer, and disables it', async () => {
  expect(page.best().hasAttribute('aria-disabled')).toBe(false)
  page.tick(2)
  page.frame(1_000)
  expect(page.best().dataset['empty']).toBe('')
  expect(page.best().textContent).toBe('')
  await expect.element(page.best()).toHaveAccessibleName('Back England')
  expect(page.best().getAttribute('aria-disabled')).toBe('true')
  page.tick(3, 130)
  page.frame(2_000)
  expect(page.best().hasAttribute('aria-disabled')).toBe(false)
})

it('MKT-011 covers an inactive market with its status in capitals', async () => {
  page.prices.apply({
    marketId: market().id,
    epoch: 'a',
    seq: 2,
    isImage: false,
    status: 'ball running',
    runners: [],
  })
  await expect.poll(() => page.container.textContent).toContain('BALL RUNNING')
  expect(page.container.querySelector('[data-market-status="ball running"]')).not.toBeNull()
})
