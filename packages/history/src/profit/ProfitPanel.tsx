'use client'
import { csvOf, csvType, downloadFile, RangeMoved } from '@kit/sdk/sheets'
import type { HistoryReader } from '../historyKind.ts'
import {
  Button,
  dayOf,
  EmptyState,
  ErrorState,
  Money,
  MoreMessages,
  Progress,
  SegmentedControl,
  Skeleton,
  Stats,
  TableToolbar,
  useMessage,
  useNames,
  type DayRange,
} from '@kit/ui'
import { useState } from 'react'
import { Age } from '../bets/Age.tsx'
import * as styles from '../bets/bets.css.ts'
import { profitBy, profitGroups, profitTotal, type ProfitBy, type ProfitSums } from './profitGroups.ts'
import { profitMessages } from './profitMessages.ts'
import { profitSheet } from './profitSheet.ts'
import { ProfitTable } from './ProfitTable.tsx'
import { useProfit } from './useProfit.ts'

export interface ProfitPanelProps {
  reader: HistoryReader
  days: DayRange
}

export default function ProfitPanel({ reader, days }: ProfitPanelProps) {
  return (
    <MoreMessages messages={{ ...reader.messages, ...profitMessages }}>
      {reader.profit && <Profit profit={reader.profit} days={days} />}
    </MoreMessages>
  )
}

const isProfitBy = (value: string): value is ProfitBy => profitBy.some((by) => by === value)

function By({ by, onChange }: { by: ProfitBy; onChange: (by: ProfitBy) => void }) {
  const message = useMessage()
  return (
    <SegmentedControl.Root
      aria-label={message('history.profit.by')}
      value={by}
      onValueChange={(value: string) => isProfitBy(value) && onChange(value)}
    >
      {profitBy.map((one) => (
        <SegmentedControl.Item key={one} value={one}>
          {message(`history.profit.by.${one}`)}
        </SegmentedControl.Item>
      ))}
    </SegmentedControl.Root>
  )
}

function Totals({ total }: { total: ProfitSums }) {
  const message = useMessage()
  return (
    <Stats.Root>
      <Stats.Stat label={message('history.profit.net')} value={<Money minor={total.net} kind="result" />} />
      <Stats.Stat label={message('history.profit.bets')} value={String(total.bets)} />
      <Stats.Stat label={message('history.profit.stake')} value={<Money minor={total.stake} />} />
      {total.commission !== 0n && (
        <Stats.Stat label={message('history.profit.commission')} value={<Money minor={total.commission} />} />
      )}
    </Stats.Root>
  )
}

function Reading({ progress: { done, total } }: { progress: { done: number; total: number } }) {
  const message = useMessage()
  return (
    <div className={styles.loading} role="status" aria-busy aria-label={message('history.profit.loading')}>
      {total > done && <Progress label={message('history.profit.loading')} value={done} max={total} />}
      <Skeleton shape="block" height="72px" />
      <Skeleton shape="block" height="240px" />
    </div>
  )
}

function Profit({ profit, days }: { profit: NonNullable<HistoryReader['profit']>; days: DayRange }) {
  const message = useMessage()
  const nameOf = useNames()
  const [by, setBy] = useState<ProfitBy>('market')
  const { query, bets, progress } = useProfit(profit, days)
  if (query.isPending) return <Reading progress={progress} />
  if (!bets) {
    return (
      <ErrorState
        title={message(query.error instanceof RangeMoved ? 'history.profit.moved' : 'history.failed')}
        labels={{ retry: message('history.retry') }}
        loading={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    )
  }
  if (bets.length === 0) {
    return (
      <>
        <Age query={query} />
        <EmptyState
          icon="bet"
          title={message('history.noneEnded')}
          text={message('history.profit.noneText')}
        />
      </>
    )
  }
  const groups = profitGroups(bets, by, (iso) => dayOf(new Date(iso)))
  const download = () =>
    downloadFile(
      new Blob([csvOf(profitSheet(by, groups, message, nameOf))], { type: csvType }),
      `profit-by-${by}-${days.start}-${days.end}.csv`,
    )
  return (
    <div className={styles.list} aria-busy={query.isFetching && query.isPlaceholderData}>
      <Age query={query} />
      <Totals total={profitTotal(groups)} />
      <TableToolbar
        label={message('history.profit.tools')}
        actions={
          <Button size="small" onClick={download}>
            {message('history.profit.csv')}
          </Button>
        }
      >
        <By by={by} onChange={setBy} />
      </TableToolbar>
      <ProfitTable by={by} groups={groups} />
    </div>
  )
}
