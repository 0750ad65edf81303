import { readStored } from '@kit/sdk'
import { paymentStates, transactionTypes, type PaymentState } from '@kit/sdk/contract'
import type { KeyValueStorage } from '@kit/shell/feature'
import { dayOf, presetRange, type Day, type DayRange } from '@kit/ui'
import * as z from 'zod/mini'

export const transactionTabs = ['deposit', 'withdraw', 'statement'] as const
export type TransactionTab = (typeof transactionTabs)[number]

/** Source: TXN-021. */
export const movements = ['all', 'debit', 'credit'] as const
export type Movement = (typeof movements)[number]

/** Source: TXN-024. */
export type Cause = (typeof transactionTypes)[number]

const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))

const viewSchema = z.object({
  tab: z.enum(transactionTabs),
  status: z.enum(['all', ...paymentStates]),
  movement: z.enum(movements),
  cause: z.enum(transactionTypes),
  days: z.nullable(z.object({ start: day, end: day })),
  page: z.int().check(z.minimum(1), z.maximum(100_000)),
})

export interface TransactionsView {
  tab: TransactionTab
  /** Filter of requests. */
  status: 'all' | PaymentState
  /** Filter of the statement. */
  movement: Movement
  cause: Cause
  /** Range of days; null means the last seven, including today. Source: TXN-014. */
  days: DayRange | null
  page: number
}

export const firstView: TransactionsView = {
  tab: 'deposit',
  status: 'all',
  movement: 'all',
  cause: 'all',
  days: null,
  page: 1,
}

/** Any change except of the page goes back to the first page. */
export const changeView = (view: TransactionsView, change: Partial<TransactionsView>): TransactionsView => ({
  ...view,
  page: 1,
  ...change,
})

/** Resets filters, days and page; keeps the tab. Source: Q-122. */
export const resetView = ({ tab }: TransactionsView): TransactionsView => ({ ...firstView, tab })

/** Sources: TXN-022, TXN-023. */
export const statesToChoose = (hasCanceled: boolean): readonly PaymentState[] =>
  paymentStates.filter((state) => hasCanceled || state !== 'canceled')

const keptAs = 'kit.transactions.view'

/**
 * Reads the view from tab storage, so that Back returns to the same list. Falls back to the first
 * view.
 */
export function readView(storage: KeyValueStorage): TransactionsView {
  const kept = readStored(storage, keptAs, viewSchema)
  return kept && (kept.days === null || kept.days.start <= kept.days.end) ? kept : firstView
}

export const storeView = (storage: KeyValueStorage, view: TransactionsView): void =>
  storage.setItem(keptAs, JSON.stringify(view))

export const todayOf = (nowMs: number): Day => dayOf(new Date(nowMs))

export const shownDays = ({ days }: Pick<TransactionsView, 'days'>, today: Day): DayRange =>
  days ?? presetRange('last7Days', today)
