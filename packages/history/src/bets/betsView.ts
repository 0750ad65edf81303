import { readStored } from '@kit/sdk'
import { betTypes } from '@kit/sdk/contract'
import type { BetType } from '../historyKind.ts'
import type { KeyValueStorage } from '@kit/shell/feature'
import { dayOf, presetRange, type Day, type DayRange } from '@kit/ui'
import * as z from 'zod/mini'

const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))

export const betTabs = ['open', 'ended', 'profit'] as const
export type BetTab = (typeof betTabs)[number]

const viewSchema = z.object({
  tab: z.enum(betTabs),
  type: z.enum(betTypes),
  days: z.nullable(z.object({ start: day, end: day })),
  page: z.int().check(z.minimum(1), z.maximum(100_000)),
  player: z.nullable(z.object({ id: z.string(), userName: z.string() })),
})

export interface BetsView {
  tab: BetTab
  type: BetType
  /** Null: the last seven days, counted from today. */
  days: DayRange | null
  page: number
  /** Staff only. */
  player: { id: string; userName: string } | null
}

export const firstView: BetsView = { tab: 'open', type: 'exchange', days: null, page: 1, player: null }

/** Any change except of the page returns to the first page. */
export const changeView = (view: BetsView, change: Partial<BetsView>): BetsView => ({
  ...view,
  page: 1,
  ...change,
})

const keptAs = 'kit.bets.view'

/** Reads the view from tab storage, so that Back from an event returns to the same list. Falls back to the first view. */
export function readView(storage: KeyValueStorage, types: readonly BetType[]): BetsView {
  const kept = readStored(storage, keptAs, viewSchema)
  const isWhole = kept && (kept.days === null || kept.days.start <= kept.days.end)
  const view = isWhole ? kept : firstView
  // The site may not have the bet type of the first view.
  return types.includes(view.type) ? view : { ...view, type: types[0] ?? view.type }
}

export const storeView = (storage: KeyValueStorage, view: BetsView): void =>
  storage.setItem(keptAs, JSON.stringify(view))

export const todayOf = (nowMs: number): Day => dayOf(new Date(nowMs))

export const shownDays = ({ days }: BetsView, today: Day): DayRange => days ?? presetRange('last7Days', today)
