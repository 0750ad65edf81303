import type { AccountTransaction, Minor, PaymentRequest } from '@kit/sdk/contract'
import { paymentStates } from '@kit/sdk/contract'
import type { ExportCell, ExportSheet } from '@kit/sdk/sheets'
import type { Message } from '@kit/ui'
import { causeText } from '../statement/causeText.ts'

const text = (value: string): ExportCell => ({ text: value })
const sumOf = (rows: readonly { amount: Minor }[]): Minor =>
  rows.reduce((total, { amount }) => total + amount, 0n)

/** Sums the amounts by state; approved ones match the ledger. */
export function sheetOfRequests(
  tab: 'deposit' | 'withdraw',
  rows: readonly PaymentRequest[],
  message: Message,
): ExportSheet {
  const bonus = rows
    .filter(({ state }) => state === 'approved')
    .reduce((total, { bonusAmount }) => total + bonusAmount, 0n)
  return {
    title: message(`wallet.transactions.tab.${tab}`),
    columns: [
      message('wallet.transactions.moment'),
      message('wallet.transactions.amount'),
      message('wallet.transactions.bonus'),
      message('wallet.transactions.type'),
      message('wallet.transactions.utr'),
      message('wallet.transactions.status'),
      message('wallet.transactions.remarks'),
      message('wallet.transactions.id'),
    ],
    rows: rows.map((row) => ({
      id: row.id,
      cells: [
        { moment: row.createdAt },
        { minor: row.amount },
        { minor: row.bonusAmount },
        text(row.paymentType),
        text(row.utr),
        text(message(`wallet.request.state.${row.state}`)),
        text(row.remarks),
        text(row.id),
      ],
    })),
    sums: [
      ...paymentStates.flatMap((state) => {
        const own = rows.filter((row) => row.state === state)
        return own.length === 0
          ? []
          : [{ label: message(`wallet.request.state.${state}`), minor: sumOf(own) }]
      }),
      ...(bonus > 0n ? [{ label: message('wallet.transactions.bonus'), minor: bonus }] : []),
    ],
  }
}

export function sheetOfStatement(rows: readonly AccountTransaction[], message: Message): ExportSheet {
  return {
    title: message('wallet.transactions.tab.statement'),
    columns: [
      message('wallet.transactions.moment'),
      message('wallet.transactions.amount'),
      message('wallet.transactions.what'),
      message('wallet.transactions.remarks'),
      message('wallet.transactions.id'),
    ],
    rows: rows.map((row) => ({
      id: row.id,
      cells: [
        { moment: row.createdAt },
        { minor: row.amount },
        text(causeText(row, message)),
        text(row.remarks),
        text(row.request?.id ?? row.market?.id ?? row.casino?.roundId ?? ''),
      ],
    })),
    sums: [
      {
        label: message('wallet.transactions.movement.credit'),
        minor: sumOf(rows.filter(({ amount }) => amount > 0n)),
      },
      {
        label: message('wallet.transactions.movement.debit'),
        minor: sumOf(rows.filter(({ amount }) => amount < 0n)),
      },
      { label: message('wallet.export.sum'), minor: sumOf(rows) },
    ],
  }
}
