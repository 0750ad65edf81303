/**
 * Four open charts and a stream of price changes, rendered by the kit or by a document that is replaced with
 * each change.
 */
import '@kit/tokens'
import '@kit/tokens/brands/meridian'
import type { HistoryPoint } from '@kit/sdk/contract'
import * as styles from '../../../packages/charts/src/chart/chart.css.ts'
import { createChartCanvas } from '../../../packages/charts/src/chart/createChartCanvas.ts'
import { layoutOf, sceneOf } from '../../../packages/charts/src/chart/scene.ts'
import { addSeen, type Best } from '../../../packages/charts/src/model/series.ts'
import { windowOf } from '../../../packages/charts/src/model/timeWindow.ts'
import { seededRandom } from '../../scenario/seededRandom.ts'

const charts = 4
/** Number of recorded points before the stream begins: ten minutes, one a second. */
const recorded = 600
const batchMs = 50

const random = seededRandom(18)
const oddsNear = (odds: number) => Math.max(110, odds + Math.round((random() - 0.5) * 6))

function recordedPoints(nowMs: number): HistoryPoint[] {
  let back = 200
  let traded = 0n
  return Array.from({ length: recorded }, (_, index) => {
    back = oddsNear(back)
    traded += BigInt(Math.round(random() * 100_000))
    return { at: nowMs - (recorded - index) * 1_000, back, lay: back + 2, traded }
  })
}

type Subject = (best: Best) => void

const words = { odds: (odds: number) => (odds / 100).toFixed(2), time: () => '12:00', mark: () => '' }

function kitChart(place: HTMLElement): Subject {
  const canvas = place.appendChild(document.createElement('canvas'))
  canvas.className = styles.canvas
  const points = recordedPoints(Date.now())
  let best: Best = { back: 200, lay: 202 }
  const chart = createChartCanvas(canvas, () => {
    addSeen(points, Date.now(), best)
    const window = windowOf('tenMinutes', points[0]!.at, Date.now())
    return { words, scene: (layout) => sceneOf(points, [], window, layout) }
  })
  return (next) => {
    best = next
    chart.invalidate()
  }
}

const svg = (name: string, attributes: Record<string, string | number>) =>
  `<${name} ${Object.entries(attributes)
    .map(([key, value]) => `${key}="${value}"`)
    .join(' ')} />`

/** The whole document is replaced with each change. */
function naiveChart(place: HTMLElement): Subject {
  const frame = place.appendChild(document.createElement('div'))
  const points = recordedPoints(Date.now())
  const { clientWidth, clientHeight } = frame
  const layout = layoutOf(clientWidth, clientHeight)
  return (best) => {
    addSeen(points, Date.now(), best)
    const { back, lay, bars, extent, window } = sceneOf(
      points,
      [],
      windowOf('tenMinutes', points[0]!.at, Date.now()),
      layout,
    )
    const { low, high } = extent ?? { low: 0, high: 1 }
    const x = (ms: number) => ((ms - window.fromMs) / (window.toMs - window.fromMs)) * layout.right
    const y = (odds: number) => layout.bottom - ((odds - low) / (high - low)) * (layout.bottom - layout.top)
    const line = (steps: typeof back) =>
      steps.map(({ fromMs, toMs, odds }) => `M${x(fromMs)} ${y(odds)}H${x(toMs)}`).join('')
    const rows = bars.map((share, index) => {
      const height = share * (layout.barsBottom - layout.barsTop)
      return svg('rect', { x: index * 8, y: layout.barsBottom - height, width: 6, height, fill: 'gray' })
    })
    frame.innerHTML = `<svg width="${clientWidth}" height="${clientHeight}">${rows.join('')}${svg('path', {
      d: line(lay),
      fill: 'none',
      stroke: 'gray',
    })}${svg('path', { d: line(back), fill: 'none', stroke: 'lime', 'stroke-width': 2 })}</svg>`
  }
}

const subjects = { kit: kitChart, naive: naiveChart }

/**
 * Feeds the charts for a while. Returns the length of each frame in ms, and the number of processed changes.
 */
async function run(seconds: number, perSecond: number) {
  const name = new URLSearchParams(location.search).get('subject') === 'naive' ? 'naive' : 'kit'
  const place = document.querySelector('main')!
  const receive = Array.from({ length: charts }, () => subjects[name](place))
  const frames: number[] = []
  const began = performance.now()
  let [last, made] = [began, 0]
  let back = 200
  const feed = setInterval(() => {
    // The number of changes due by now, even if the page is late, because a stream does not wait. It is
    // capped, or a slow subject would never render.
    const due = Math.min(((performance.now() - began) / 1_000) * perSecond, seconds * perSecond)
    const until = performance.now() + batchMs * 10
    while (made < due && performance.now() < until) {
      back = oddsNear(back)
      receive[made % charts]!({ back, lay: back + 2 })
      made += 1
    }
  }, batchMs)
  await new Promise<void>((resolve) => {
    const step = (now: number) => {
      frames.push(now - last)
      last = now
      if (now - began < seconds * 1_000) requestAnimationFrame(step)
      else resolve()
    }
    requestAnimationFrame(step)
  })
  clearInterval(feed)
  return { frames: frames.slice(1), made }
}

Object.assign(globalThis, { runCharts: run })
