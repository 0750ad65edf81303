import '@kit/tokens'
import '@kit/tokens/brands/aurora'
import './bench.css'
import { highestOdds, LadderStream, lowestOdds, oddsStep, type Depth } from './ladder/ladderStream.ts'
import { initialMarkets, sides, type Batch, type PriceStream, type WirePrice } from './stream.ts'
import type { LadderSubject, Subject } from './subject.ts'

interface FinalState extends Pick<PriceStream, 'ladders' | 'statuses'> {
  depth: Depth
}

/** Times in ms. */
export interface Measured {
  changes: number
  frames: number[]
  /** Times from the sending by the worker to the frame after the paint. */
  latencies: number[]
}

declare global {
  interface Window {
    gridBench: {
      start(rate: number): void
      stop(): Promise<Measured>
      wrongCells(): Promise<number>
    }
  }
}

/** Subject without markets, for ladders only. */
const noMarkets = (): Subject => ({
  receive() {},
  reveal() {},
  shown: () => undefined,
  shows: () => false,
})

const subjects: Record<
  string,
  () => Promise<(root: HTMLElement, markets: ReturnType<typeof initialMarkets>) => Subject>
> = {
  floor: async () => (await import('./floor.ts')).mountFloor(),
  kit: async () => (await import('./kit.tsx')).mountKit,
  tanstack: async () => (await import('./peers/tanstack.tsx')).mountTanstack,
  react: async () => (await import('./peers/reactState.tsx')).mountReactState,
  'ag-grid': async () => (await import('./peers/agGrid.ts')).mountAgGrid(true),
  'ag-grid-all': async () => (await import('./peers/agGrid.ts')).mountAgGrid(false),
  'floor-rows': async () => (await import('./layouts/floorRows.ts')).mountFloorRows('rows'),
  'kit-rows': async () => (await import('./layouts/kitRows.tsx')).mountKitRows('rows'),
  'floor-board': async () => (await import('./layouts/floorRows.ts')).mountFloorRows('board'),
  'kit-board': async () => (await import('./layouts/kitRows.tsx')).mountKitRows('board'),
  'floor-ladders': async () => noMarkets,
  'kit-ladders': async () => noMarkets,
}

type MountLadder = (
  root: HTMLElement,
  first: Depth,
  markets: ReturnType<typeof initialMarkets>,
) => LadderSubject

const floorLadder = async (): Promise<MountLadder> =>
  (await import('./ladder/floorLadder.ts')).mountFloorLadder
const agLadder = async (): Promise<MountLadder> => (await import('./ladder/agLadder.ts')).mountAgLadder
const kitLadder = async (): Promise<MountLadder> => (await import('./ladder/kitLadder.tsx')).mountKitLadder
const four = async (mount: Promise<MountLadder>): Promise<MountLadder> =>
  (await import('./layouts/fourLadders.ts')).mountFour(await mount)
const noLadder = async (): Promise<MountLadder> => () => ({ receive() {}, shown: () => undefined })
/** The other peers use the floor's ladder, which is an advantage for them. */
const ladders: Record<string, () => Promise<MountLadder>> = {
  kit: kitLadder,
  'ag-grid': agLadder,
  'ag-grid-all': agLadder,
  'floor-rows': noLadder,
  'kit-rows': noLadder,
  'floor-board': noLadder,
  'kit-board': noLadder,
  'floor-ladders': () => four(floorLadder()),
  'kit-ladders': () => four(kitLadder()),
}

const preciseNow = () => performance.timeOrigin + performance.now()
const query = new URLSearchParams(location.search)
const seed = Number(query.get('seed') ?? 1)
const name = query.get('subject') ?? 'floor'
const mount = await subjects[name]!()
const mountLadder = await (ladders[name] ?? floorLadder)()
const markets = initialMarkets(seed)
const subject = mount(document.querySelector<HTMLElement>('#root')!, markets)
const firstDepth = new LadderStream(seed).depth()
const ladder = mountLadder(document.querySelector<HTMLElement>('#ladder')!, firstDepth, markets)
const worker = new Worker(new URL('stream.worker.ts', import.meta.url), { type: 'module' })

let measured: Measured = { changes: 0, frames: [], latencies: [] }
let isRunning = false
let finalState: ((state: FinalState) => void) | undefined
const waitingForPaint: number[] = []
const painted = new MessageChannel()

// Posted inside the frame, this arrives after the frame's style, layout and paint.
painted.port1.addEventListener('message', () => {
  const now = preciseNow()
  for (const sentAt of waitingForPaint.splice(0)) measured.latencies.push(now - sentAt)
})
painted.port1.start()

worker.addEventListener('message', ({ data }: MessageEvent<Batch | FinalState>) => {
  if (!('text' in data)) return finalState?.(data)
  if (isRunning) measured.changes += data.changes
  subject.receive(data.text)
  if (data.ladder !== undefined) ladder.receive(data.ladder)
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

/** Counts rendered rows only. */
function wrongSteps(depth: Depth): number {
  let wrong = 0
  for (const side of sides) {
    const sizes = new Map(depth[side].map(({ odd, size }) => [Math.round(odd * 100), String(size)]))
    for (let odds = lowestOdds; odds <= highestOdds; odds += oddsStep) {
      const shown = ladder.shown(side, odds)
      if (shown !== undefined && shown !== (sizes.get(odds) ?? '')) wrong += 1
    }
  }
  return wrong
}

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
    const { ladders, depth } = await state
    let wrong = wrongSteps(depth)
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
            if (subject.shows?.(side, level) ?? true)
              check(subject.shown(market.id, runnerId, side, level), price)
      }
    }
    return wrong
  },
}
document.documentElement.dataset['ready'] = 'yes'
