import type { BetOwner } from '@kit/sdk/contract'
import type { HistoryBet, HistoryLine, HistoryReader } from '../historyKind.ts'

/** A row of a list: one bet, or several merged into one. */
export interface BetRow {
  bet: HistoryBet
  line: HistoryLine
  /** Number of bets in the row. */
  count: number
}

/** Returns when a bet was placed (open) or settled. ISO 8601. */
export const momentOf = (bet: HistoryBet): string => (bet.state === 'open' ? bet.createdAt : bet.updatedAt)

export interface RowProps {
  rows: readonly BetRow[]
  /** Header of the column with the event or game. */
  placeName: string
  isStaff: boolean
  isOpen: boolean
  /** The player's action on an open bet, from its kind. */
  Action: HistoryReader['Action'] | undefined
  onOpen: (row: BetRow) => void
  onPlayer: (player: BetOwner) => void
}
