'use client'
import type { HistoryPoint } from '@kit/sdk/contract'
import {
  Banner,
  Button,
  EmptyState,
  ErrorState,
  MoreMessages,
  SegmentedControl,
  Sheet,
  Skeleton,
  timeOrDay,
  useMediaQuery,
  useMessage,
  useNames,
} from '@kit/ui'
import { useCallback, useRef, useState } from 'react'
import type { ChartAsk } from '@kit/betting/feature'
import { chartMessages } from '../chartMessages.ts'
import { useCharts } from '../chartsContext.ts'
import { rowsOf } from '../model/rows.ts'
import { allPoints, type Series } from '../model/series.ts'
import { summaryOf } from '../model/summary.ts'
import { ranges, windowOf, type Range } from '../model/timeWindow.ts'
import * as styles from './chart.css.ts'
import { ChartFigures } from './ChartFigures.tsx'
import { ChartTable } from './ChartTable.tsx'
import type { ChartCanvas } from './createChartCanvas.ts'
import { RunnerChart } from './RunnerChart.tsx'
import { useHistory, useMarks, useTrimmed } from './useHistory.ts'
import { useLivePrices } from './useLivePrices.ts'

/** Minimum width at which a chart is next to the page. */
const wide = '(min-width: 1024px)'

function Ranges({ range, onRange }: { range: Range; onRange: (range: Range) => void }) {
  const message = useMessage()
  return (
    <SegmentedControl.Root
      className={styles.control}
      aria-label={message('charts.range')}
      value={range}
      onValueChange={(next: string) => onRange(ranges.find((one) => one === next) ?? range)}
    >
      {ranges.map((one) => (
        <SegmentedControl.Item key={one} value={one}>
          {message(`charts.range.${one}`)}
        </SegmentedControl.Item>
      ))}
    </SegmentedControl.Root>
  )
}

function Legend({ hasVolume, hasBets }: { hasVolume: boolean; hasBets: boolean }) {
  const message = useMessage()
  return (
    <ul className={styles.legend}>
      <li className={styles.swatch} data-swatch="back">
        {message('charts.back')}
      </li>
      <li className={styles.swatch} data-swatch="lay">
        {message('charts.lay')}
      </li>
      {hasVolume && (
        <li className={styles.swatch} data-swatch="volume">
          {message('charts.volume')}
        </li>
      )}
      {hasBets && (
        <li className={styles.swatch} data-swatch="own">
          {message('charts.own')}
        </li>
      )}
    </ul>
  )
}

function Drawn({ ask, series }: { ask: ChartAsk; series: Series }) {
  const message = useMessage()
  const { site } = useCharts()
  const canvas = useRef<ChartCanvas | null>(null)
  const onCanvas = useCallback((made: ChartCanvas | null) => void (canvas.current = made), [])
  const { seen, look, nowMs } = useLivePrices(ask, () => canvas.current?.invalidate())
  useTrimmed(seen, series)
  const marks = useMarks(series, ask)
  const [range, setRange] = useState<Range>('tenMinutes')
  const [isTableOpen, setIsTableOpen] = useState(false)
  const read = useCallback((): readonly HistoryPoint[] => {
    look()
    return allPoints(series, seen)
  }, [look, series, seen])
  const points = read()
  if (points.length === 0)
    return <EmptyState icon="clock" title={message('charts.empty')} text={message('charts.emptyText')} />
  const window = windowOf(range, points[0]?.at ?? nowMs, nowMs)
  const isStale = ask.best() === undefined
  const summary = summaryOf(points, window)
  return (
    <>
      {isStale && (
        <Banner tone="warning" icon="offline">
          {message('charts.stale')}
        </Banner>
      )}
      <ChartFigures ask={ask} summary={summary} />
      <Ranges range={range} onRange={setRange} />
      <RunnerChart ask={ask} read={read} marks={marks} window={window} onCanvas={onCanvas} />
      <Legend hasVolume={summary.traded !== undefined} hasBets={marks.some(({ kind }) => kind === 'bet')} />
      <p className={styles.quiet}>
        {message('charts.since', { time: timeOrDay(series.fromMs, site.now()) })}
      </p>
      <Button
        size="small"
        className={styles.control}
        aria-expanded={isTableOpen}
        onClick={() => setIsTableOpen(!isTableOpen)}
      >
        {message(isTableOpen ? 'charts.table.hide' : 'charts.table.show')}
      </Button>
      {isTableOpen && <ChartTable ask={ask} rows={rowsOf(points, marks, window)} />}
    </>
  )
}

function Loaded({ ask }: { ask: ChartAsk }) {
  const message = useMessage()
  const { site } = useCharts()
  const { query, asOf } = useHistory(ask)
  if (query.data)
    return (
      <>
        {asOf !== undefined && (
          <Banner tone="warning" icon="offline">
            {message('charts.asOf', { time: timeOrDay(asOf, site.now()) })}
          </Banner>
        )}
        <Drawn ask={ask} series={query.data} />
      </>
    )
  if (query.isError)
    return (
      <ErrorState
        title={message('charts.failed')}
        labels={{ retry: message('charts.retry') }}
        loading={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    )
  return (
    <div className={styles.loading} role="status" aria-busy aria-label={message('charts.loading')}>
      <Skeleton shape="block" height="56px" />
      <Skeleton shape="block" height="280px" />
    </div>
  )
}

function Titled({ ask, onClose }: ChartSheetProps) {
  const message = useMessage()
  const nameOf = useNames()
  const isWide = useMediaQuery(wide)
  return (
    <Sheet.Root open onOpenChange={(isOpen: boolean) => isOpen || onClose()}>
      <Sheet.Content
        edge={isWide ? 'end' : 'bottom'}
        title={message('charts.title', { runner: ask.runnerName })}
        labels={{ close: message('charts.close') }}
        className={styles.sheet}
      >
        <div className={styles.parts}>
          <p className={styles.quiet}>
            <bdi>{nameOf(ask.marketName)}</bdi>
            {' · '}
            <bdi>{ask.eventName}</bdi>
          </p>
          <Loaded ask={ask} />
        </div>
      </Sheet.Content>
    </Sheet.Root>
  )
}

export interface ChartSheetProps {
  ask: ChartAsk
  onClose: () => void
}

/** Sheet over the lower part of a phone, and next to the page on wide screens. */
export default function ChartSheet(props: ChartSheetProps) {
  return (
    <MoreMessages messages={chartMessages}>
      <Titled {...props} />
    </MoreMessages>
  )
}
