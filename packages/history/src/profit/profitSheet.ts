import type { ExportCell, ExportSheet } from '@kit/sdk/sheets'
import type { Message } from '@kit/ui'
import { profitTotal, type ProfitBy, type ProfitGroup } from './profitGroups.ts'

const text = (value: string): ExportCell => ({ text: value })

function namesOf(
  by: ProfitBy,
  message: Message,
  nameOf: (name: string) => string,
): readonly [string, (group: ProfitGroup) => ExportCell][] {
  if (by === 'day') return [[message('history.profit.by.day'), ({ id }) => text(id)]]
  const sport = [
    message('history.profit.by.sport'),
    ({ last }: ProfitGroup) => text(nameOf(last.sport.name)),
  ] as const
  if (by === 'sport') return [[...sport]]
  return [
    [message('history.profit.ended'), ({ endedAt }) => ({ moment: endedAt })],
    [message('history.profit.event'), ({ last }) => text(last.market.event)],
    [message('history.profit.by.market'), ({ last }) => text(nameOf(last.market.name))],
    [...sport],
    [message('history.profit.outcome'), ({ last }) => text(last.outcome)],
  ]
}

/** The rows sum to the total below them. */
export function profitSheet(
  by: ProfitBy,
  groups: readonly ProfitGroup[],
  message: Message,
  nameOf = (name: string) => name,
): ExportSheet {
  const names = namesOf(by, message, nameOf)
  return {
    title: message('history.profit'),
    columns: [
      ...names.map(([name]) => name),
      message('history.profit.bets'),
      message('history.profit.stake'),
      message('history.profit.commission'),
      message('history.profit.net'),
    ],
    rows: groups.map((group) => ({
      id: group.id,
      cells: [
        ...names.map(([, cellOf]) => cellOf(group)),
        text(String(group.bets)),
        { minor: group.stake },
        { minor: group.commission },
        { minor: group.net },
      ],
    })),
    sums: [{ label: message('history.profit.net'), minor: profitTotal(groups).net }],
  }
}
