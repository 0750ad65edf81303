import '@kit/tokens'
import '@kit/tokens/brands/aurora'
import './bench.css'
import { initialMarkets, sides, type Batch, type PriceStream, type WirePrice } from './stream.ts'
import type { Subject } from './subject.ts'

type FinalState = Pick<PriceStream, 'ladders' | 'statuses'>

/** What the runner reads after a run. Times in ms. */
export interface Measured {
  changes: number
  frames: number[]
  /** From the worker's send to the frame after the one that painted it. */
  latencies: number[]
}

declare global {
  interface Window {
    gridBench: {
      start(rate: number): void
      stop(): Promise<Measured>
      /** How many prices on the screen differ from the stream's last word. */
      wrongCells(): Promise<number>
    }
  }
}

const subjects: Record<
  string,
  () => Promise<(root: HTMLElement, markets: ReturnType<typeof initialMarkets>) => Subject>
> = {
  floor: async () => (await import('./floor.ts')).mountFloor,
  kit: async () => (await import('./kit.tsx')).mountKit,
  tanstack: async () => (await import('./peers/tanstack.tsx')).mountTanstack,
  react: async () => (await import('./peers/reactState.tsx')).mountReactState,
  'ag-grid': async () => (await import('./peers/agGrid.ts')).mountAgGrid(true),
  'ag-grid-all': async () => (await import('./peers/agGrid.ts')).mountAgGrid(false),
}

const preciseNow = () => performance.timeOrigin + performance.now()
const query = new URLSearchParams(location.search)
const seed = Number(query.get('seed') ?? 1)
const mount = await subjects[query.get('subject') ?? 'floor']!()
const markets = initialMarkets(seed)
const subject = mount(document.querySelector<HTMLElement>('#root')!, markets)
const worker = new Worker(new URL('stream.worker.ts', import.meta.url), { type: 'module' })

let measured: Measured = { changes: 0, frames: [], latencies: [] }
let isRunning = false
let finalState: ((state: FinalState) => void) | undefined
const waitingForPaint: number[] = []
const painted = new MessageChannel()

// Posted inside the frame, this arrives once the frame's style, layout and paint are done.
painted.port1.addEventListener('message', () => {
  const now = preciseNow()
  for (const sentAt of waitingForPaint.splice(0)) measured.latencies.push(now - sentAt)
})
painted.port1.start()

worker.addEventListener('message', ({ data }: MessageEvent<Batch | FinalState>) => {
  if (!('text' in data)) return finalState?.(data)
  if (isRunning) measured.changes += data.changes
  subject.receive(data.text)
  const isFirstOfFrame = waitingForPaint.length === 0
  waitingForPaint.push(data.sentAt)
  if (isFirstOfFrame) requestAnimationFrame(() => painted.port2.postMessage(null))
})

let lastFrame = 0
function countFrame(now: number): void {
  if (!isRunning) return
  if (lastFrame > 0) measured.frames.push(now - lastFrame)
  lastFrame = now
  requestAnimationFrame(countFrame)
}

const nextFrames = (count: number): Promise<void> =>
  new Promise((resolve) => {
    const step = (left: number) => (left === 0 ? resolve() : requestAnimationFrame(() => step(left - 1)))
    step(count)
  })

worker.postMessage({ seed, rate: 1 })

window.gridBench = {
  start(rate) {
    measured = { changes: 0, frames: [], latencies: [] }
    lastFrame = 0
    isRunning = true
    requestAnimationFrame(countFrame)
    worker.postMessage({ rate })
  },
  async stop() {
    isRunning = false
    const state = new Promise<FinalState>((resolve) => (finalState = resolve))
    worker.postMessage({ rate: 0 })
    await state
    await nextFrames(3)
    return measured
  },
  async wrongCells() {
    const state = new Promise<FinalState>((resolve) => (finalState = resolve))
    worker.postMessage({ rate: 0 })
    const { ladders } = await state
    let wrong = 0
    const check = (element: Element | undefined, { odd }: WirePrice) => {
      if (Number(element?.firstElementChild?.textContent || Number.NaN) !== odd) wrong += 1
    }
    for (const [index, runners] of ladders.entries()) {
      const market = markets[index]!
      subject.reveal(market.id)
      await nextFrames(6)
      for (const [sort, ladder] of runners.entries()) {
        const runnerId = market.runners[sort]!.id
        for (const side of sides)
          for (const [level, price] of ladder[side].entries())
            check(subject.shown(market.id, runnerId, side, level), price)
      }
    }
    return wrong
  },
}
document.documentElement.dataset['ready'] = 'yes'
