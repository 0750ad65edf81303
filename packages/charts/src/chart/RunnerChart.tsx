'use client'
import type { HistoryPoint } from '@kit/sdk/contract'
import { useMessage } from '@kit/ui'
import {
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type PointerEvent,
} from 'react'
import type { ChartAsk } from '@kit/betting/feature'
import type { Mark } from '../model/marks.ts'
import { nearestStop, readingAt, stopOfKey, stopsIn, type Reading } from '../model/reading.ts'
import type { TimeWindow } from '../model/timeWindow.ts'
import * as styles from './chart.css.ts'
import { createChartCanvas, type ChartCanvas, type ChartSource } from './createChartCanvas.ts'
import { clockText, oddsOf, useChartWords } from './priceWords.ts'
import { layoutOf, sceneOf } from './scene.ts'

export interface RunnerChartProps {
  ask: ChartAsk
  /** Called at most once per frame. */
  read: () => readonly HistoryPoint[]
  marks: readonly Mark[]
  window: TimeWindow
  /** Called with null on unmount. */
  onCanvas: (canvas: ChartCanvas | null) => void
}

function useReadingText({ marketType }: ChartAsk) {
  const message = useMessage()
  const words = useChartWords(marketType)
  return ({ at, point, marks }: Reading): string => {
    const time = clockText(at)
    const price = (odds: number | undefined) =>
      odds === undefined ? message('charts.none') : oddsOf(odds, marketType)
    const prices = point
      ? message('charts.read', { time, back: price(point.back), lay: price(point.lay) })
      : message('charts.readNothing', { time })
    return [prices, ...marks.map(words.mark)].join(' · ')
  }
}

function nowText(
  message: ReturnType<typeof useMessage>,
  { marketType }: ChartAsk,
  point: HistoryPoint | undefined,
): string {
  const price = (odds: number | undefined) =>
    odds === undefined ? message('charts.none') : oddsOf(odds, marketType)
  return message('charts.now', { back: price(point?.back), lay: price(point?.lay) })
}

/**
 * A runner's prices and volume over time, drawn on a canvas. Pointer, touch and keys read it: it is a slider over the
 * times of changes, and announces the prices at each.
 */
export function RunnerChart({ ask, read, marks, window, onCanvas }: RunnerChartProps) {
  const message = useMessage()
  const words = useChartWords(ask.marketType)
  const textOf = useReadingText(ask)
  const element = useRef<HTMLCanvasElement>(null)
  const canvas = useRef<ChartCanvas>(null)
  const helpId = useId()
  const [cursor, setCursor] = useState<number>()
  // The position at the last move. The window moves every second, and a changed value would be announced each time.
  const [share, setShare] = useState(1)
  const isInside = cursor !== undefined && cursor >= window.fromMs
  const source = useRef<ChartSource>(null)
  useLayoutEffect(() => {
    source.current = {
      words,
      scene: (layout) => ({
        ...sceneOf(read(), marks, window, layout),
        ...(isInside && { cursor }),
      }),
    }
    canvas.current?.invalidate()
  })
  useEffect(() => {
    if (!element.current) return undefined
    const made = createChartCanvas(element.current, () => source.current!)
    canvas.current = made
    onCanvas(made)
    return () => {
      onCanvas(null)
      made.stop()
    }
  }, [onCanvas])

  const moveTo = (at: number | undefined) => {
    setCursor(at)
    setShare(at === undefined ? 1 : (at - window.fromMs) / (window.toMs - window.fromMs))
  }
  const stops = () => stopsIn(read(), marks, window)
  const readAt = ({ clientX, currentTarget }: PointerEvent<HTMLElement>) => {
    const box = currentTarget.getBoundingClientRect()
    const { right } = layoutOf(box.width, box.height)
    const share = Math.min(Math.max((clientX - box.left) / right, 0), 1)
    moveTo(nearestStop(stops(), window.fromMs + share * (window.toMs - window.fromMs)))
  }
  const press = (event: KeyboardEvent) => {
    const next = stopOfKey(event.key, isInside ? cursor : undefined, stops(), marks)
    if (next === undefined) return
    event.preventDefault()
    moveTo(next)
  }
  const points = read()
  const shown = isInside ? textOf(readingAt(points, marks, cursor)) : nowText(message, ask, points.at(-1))
  return (
    <div className={styles.chart}>
      <p className={styles.reading} aria-hidden>
        {shown}
      </p>
      <div
        role="slider"
        tabIndex={0}
        aria-label={message('charts.chart', { runner: ask.runnerName })}
        aria-describedby={helpId}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={isInside ? Math.round(share * 100) : 100}
        // A text that changed every second would be announced every second.
        aria-valuetext={isInside ? shown : message('charts.help')}
        className={styles.plot}
        onKeyDown={press}
        onPointerDown={readAt}
        onPointerMove={readAt}
        onPointerLeave={({ pointerType }) => pointerType === 'mouse' && moveTo(undefined)}
      >
        <canvas ref={element} aria-hidden className={styles.canvas} data-chart-points={points.length} />
      </div>
      <p id={helpId} className={styles.help}>
        {message('charts.help')}
      </p>
    </div>
  )
}
