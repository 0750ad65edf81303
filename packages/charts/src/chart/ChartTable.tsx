'use client'
import { Money, Table, useMessage } from '@kit/ui'
import type { ChartAsk } from '@kit/betting/feature'
import type { ChartRow } from '../model/rows.ts'
import { clockText, oddsOf, useChartWords } from './priceWords.ts'

export function ChartTable({ ask, rows }: { ask: ChartAsk; rows: readonly ChartRow[] }) {
  const message = useMessage()
  const words = useChartWords(ask.marketType)
  const price = (odds: number | undefined) => (odds === undefined ? '–' : oddsOf(odds, ask.marketType))
  return (
    <Table.Root caption={message('charts.table.caption', { runner: ask.runnerName })} maxBlockSize="18rem">
      <Table.Head>
        <Table.Row>
          <Table.Header>{message('charts.table.time')}</Table.Header>
          <Table.Header numeric>{message('charts.back')}</Table.Header>
          <Table.Header numeric>{message('charts.lay')}</Table.Header>
          <Table.Header numeric>{message('charts.traded')}</Table.Header>
          <Table.Header>{message('charts.table.happened')}</Table.Header>
        </Table.Row>
      </Table.Head>
      <Table.Body>
        {rows.map(({ at, point, marks, traded }) => (
          <Table.Row key={at}>
            <Table.Cell>{clockText(at)}</Table.Cell>
            <Table.Cell numeric>{price(point?.back)}</Table.Cell>
            <Table.Cell numeric>{price(point?.lay)}</Table.Cell>
            <Table.Cell numeric>
              {traded === undefined ? '–' : <Money minor={traded} kind="amount" display="short" />}
            </Table.Cell>
            <Table.Cell>{marks.map(words.mark).join(', ')}</Table.Cell>
          </Table.Row>
        ))}
      </Table.Body>
    </Table.Root>
  )
}
