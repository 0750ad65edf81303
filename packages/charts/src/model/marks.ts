import type { Bet, HistoryMoment, Minor, Odds, Side } from '@kit/sdk/contract'
import { scaleOf, type TimeWindow } from './timeWindow.ts'

export type Mark =
  | { at: number; kind: 'moment'; moment: HistoryMoment }
  | { at: number; kind: 'bet'; side: Side; odds: Odds; stake: Minor }

/** Marks that are too near to each other to be drawn separately. */
export interface MarkGroup {
  /** Distance from the start in pixels. */
  x: number
  /** Marks in order of time, never empty. */
  marks: readonly [Mark, ...Mark[]]
}

type OwnBet = Pick<Bet, 'marketId' | 'runnerId' | 'createdAt' | 'side' | 'odds' | 'stake'>

export function marksOf(
  moments: readonly HistoryMoment[],
  bets: readonly OwnBet[],
  { marketId, runnerId }: { marketId: string; runnerId: string },
): Mark[] {
  const own = bets
    .filter((bet) => bet.marketId === marketId && bet.runnerId === runnerId)
    .map(({ createdAt, side, odds, stake }): Mark => ({
      at: Date.parse(createdAt),
      kind: 'bet',
      side,
      odds,
      stake,
    }))
    .filter(({ at }) => !Number.isNaN(at))
  return [...moments.map((moment): Mark => ({ at: moment.at, kind: 'moment', moment })), ...own].toSorted(
    (one, other) => one.at - other.at,
  )
}

const kinds = ['wicket', 'goal', 'review', 'in-play', 'innings', 'closed', 'suspended', 'resumed'] as const

const rankOf = (mark: Mark): number => (mark.kind === 'bet' ? kinds.length : kinds.indexOf(mark.moment.kind))

/**
 * Returns the most important mark of a group, which labels it: a wicket is more important than the suspension it
 * caused.
 */
export const mostTelling = (marks: MarkGroup['marks']): Mark =>
  marks.reduce((best, mark) => (rankOf(mark) < rankOf(best) ? mark : best))

/** A mark within `apart` pixels of the first of a group joins it. */
export function placeMarks(
  marks: readonly Mark[],
  { fromMs, toMs }: TimeWindow,
  width: number,
  apart: number,
): MarkGroup[] {
  const place = scaleOf(fromMs, toMs, 0, width)
  const groups: { x: number; marks: [Mark, ...Mark[]] }[] = []
  for (const mark of marks) {
    if (mark.at < fromMs || mark.at > toMs) continue
    const x = place(mark.at)
    const last = groups.at(-1)
    if (last && x - last.x < apart) last.marks.push(mark)
    else groups.push({ x, marks: [mark] })
  }
  return groups
}
