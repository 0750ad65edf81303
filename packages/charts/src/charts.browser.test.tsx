import '@kit/tokens'
import '@kit/tokens/brands/meridian'
import { OperatorError } from '@kit/sdk'
import { marketChanged, type MarketChange } from '@kit/sdk/contract'
import type { EventMarketPrices } from '@kit/betting/feature'
import type { ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import AwayLine from './away/AwayLine.tsx'
import ChartSheet from './chart/ChartSheet.tsx'
import type { ChartsServices } from './chartsContext.ts'
import { FakeCharts, type FakeChartsProps, type FakeSite } from './testing/FakeCharts.tsx'
import { chartAsk, eventPrices, history, sampleNow } from './testing/samples.ts'

let root: Root | undefined
beforeAll(() => void Object.assign(document.documentElement.dataset, { brand: 'meridian', mode: 'dark' }))
afterEach(() => {
  root?.unmount()
  document.body.replaceChildren()
  vi.restoreAllMocks()
  Reflect.deleteProperty(document, 'visibilityState')
  document.documentElement.dataset['mode'] = 'dark'
})

function show(children: ReactNode, options: FakeChartsProps = {}) {
  let fake: (FakeSite & { services: ChartsServices }) | undefined
  root = createRoot(document.body.appendChild(document.createElement('div')))
  const draw = (parts: ReactNode) =>
    root?.render(
      <FakeCharts {...options} onSite={(own) => void (fake = own)}>
        {parts}
      </FakeCharts>,
    )
  draw(children)
  return { fake: () => fake!, draw }
}

const change = (own: Partial<MarketChange> = {}): { docs: MarketChange[] } => ({
  docs: [{ marketId: 'market-1', epoch: 'e', seq: 1, isImage: false, runners: [], ...own }],
})
const slider = () => page.getByRole('slider', { name: 'Chart of England' })
const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))

it('is drawn once per frame for any number of changes, and continues with the page’s prices', async () => {
  const best = { back: 196, lay: 198 }
  let now = sampleNow
  const { fake } = show(<ChartSheet ask={chartAsk({ best: () => best })} onClose={() => undefined} />, {
    nowMs: () => now,
  })
  await expect.element(slider()).toBeVisible()
  await frame()
  await frame()
  const draws = vi.spyOn(CanvasRenderingContext2D.prototype, 'clearRect')
  now += 2_000
  best.back = 190
  for (let turn = 0; turn < 500; turn += 1) fake().emit(marketChanged, change())
  await frame()
  await frame()
  expect(draws).toHaveBeenCalledTimes(1)
  await expect.element(page.getByText('Now: back 1.90, lay 1.98')).toBeVisible()
})

it('is drawn again in the colours of another theme', async () => {
  const colours = new Set<string>()
  vi.spyOn(CanvasRenderingContext2D.prototype, 'stroke').mockImplementation(function (
    this: CanvasRenderingContext2D,
  ) {
    colours.add(String(this.strokeStyle))
  })
  show(<ChartSheet ask={chartAsk()} onClose={() => undefined} />)
  await vi.waitUntil(() => colours.size > 0)
  const dark = new Set(colours)
  colours.clear()
  document.documentElement.dataset['mode'] = 'light'
  await vi.waitUntil(() => colours.size > 0)
  expect([...colours].some((colour) => !dark.has(colour))).toBe(true)
})

it('is read by keys: each change and event is announced', async () => {
  show(<ChartSheet ask={chartAsk()} onClose={() => undefined} />)
  await expect.element(slider()).toBeVisible()
  const said = () => slider().element().getAttribute('aria-valuetext')
  ;(slider().element() as HTMLElement).focus()
  expect(said()).toMatch(/^Use the left and right arrows/)
  await userEvent.keyboard('{PageDown}')
  await vi.waitUntil(() => said()?.endsWith('Open again'))
  await userEvent.keyboard('{PageDown}')
  await vi.waitUntil(() => said()?.endsWith('Wicket 112/4'))
  expect(said()).toMatch(/^\d\d:\d\d:\d\d: back \d\.\d\d, lay \d\.\d\d · Wicket 112\/4$/)
  const before = said()
  await userEvent.keyboard('{ArrowRight}')
  await vi.waitUntil(() => said() !== before)
})

it('keeps the read value while the chart moves on, so that it is not announced every second', async () => {
  let now = sampleNow
  show(<ChartSheet ask={chartAsk()} onClose={() => undefined} />, { nowMs: () => now })
  await expect.element(slider()).toBeVisible()
  const value = () => slider().element().getAttribute('aria-valuenow')
  const words = () => slider().element().getAttribute('aria-valuetext')
  ;(slider().element() as HTMLElement).focus()
  await userEvent.keyboard('{PageDown}')
  await vi.waitUntil(() => value() !== '100')
  const [before, said] = [value(), words()]
  now += 60_000
  // The chart moves every second.
  await new Promise((resolve) => setTimeout(resolve, 1_200))
  expect([value(), words()]).toEqual([before, said])
})

it('shows that the prices could not be loaded, and retries', async () => {
  let fails = true
  show(<ChartSheet ask={chartAsk()} onClose={() => undefined} />, {
    answers: {
      getPriceHistory: () => {
        if (fails) throw new OperatorError('unreachable', 'gone')
        return history()
      },
    },
  })
  const again = page.getByRole('button', { name: 'Try again' })
  await expect.element(again).toBeVisible()
  fails = false
  await again.click()
  await expect.element(slider()).toBeVisible()
})

/** Hides and shows the tab, with the browser's events. */
async function turn(state: DocumentVisibilityState) {
  // The listener is added after the first frame.
  await frame()
  await frame()
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state })
  document.dispatchEvent(new Event('visibilitychange'))
}

function watched(first: EventMarketPrices[]) {
  let now = sampleNow
  let markets = first
  const { fake, draw } = show(
    <div style={{ position: 'relative', blockSize: '56px' }}>
      <AwayLine eventId="event-1" markets={() => markets} />
    </div>,
    { nowMs: () => now },
  )
  return {
    fake,
    draw,
    later(ms: number, next: EventMarketPrices[] = markets) {
      now += ms
      markets = next
    },
  }
}

const status = () => page.getByRole('status')
const settled = () => new Promise((resolve) => setTimeout(resolve, 700))

it('shows on return to the tab what moved and how often the market was suspended, until dismissed', async () => {
  const { fake, later } = watched([eventPrices({ England: 150 })])
  await expect.element(status()).toBeInTheDocument()
  await turn('hidden')
  fake().emit(marketChanged, change({ status: 'suspended' }))
  fake().emit(marketChanged, change({ status: 'active' }))
  fake().emit(marketChanged, change({ status: 'suspended' }))
  later(31_000, [eventPrices({ England: 166 }, { isStale: true })])
  await turn('visible')
  await settled()
  expect(status().element().textContent).toBe('')
  later(500, [eventPrices({ England: 166 })])
  await expect.element(page.getByText('England 1.50 → 1.66')).toBeVisible()
  await expect.element(page.getByText('Match Odds suspended 2 times')).toBeVisible()
  await page.getByRole('button', { name: 'Dismiss' }).click()
  expect(status().element().textContent).toBe('')
})

it('shows nothing after less than half a minute away, or if nothing moved', async () => {
  const { later } = watched([eventPrices({ England: 150 })])
  await expect.element(status()).toBeInTheDocument()
  await turn('hidden')
  later(29_000, [eventPrices({ England: 190 })])
  await turn('visible')
  await settled()
  expect(status().element().textContent).toBe('')
  await turn('hidden')
  later(60_000, [eventPrices({ England: 190 })])
  await turn('visible')
  await settled()
  expect(status().element().textContent).toBe('')
})

it('shows it to a player who left the event and returns to it', async () => {
  const { draw, later } = watched([eventPrices({ England: 150 })])
  await expect.element(status()).toBeInTheDocument()
  draw(null)
  await expect.element(status()).not.toBeInTheDocument()
  later(40_000)
  draw(<AwayLine eventId="event-1" markets={() => [eventPrices({ England: 160 })]} />)
  await expect.element(page.getByText('England 1.50 → 1.60')).toBeVisible()
})
