import type { BetOwner } from '@kit/sdk/contract'
import type { HistoryBet, HistoryLine, HistoryReader } from '../historyKind.ts'

/** A row of a list: one bet, or several merged into one. */
export interface BetRow {
  bet: HistoryBet
  line: HistoryLine
  /** How many bets the row stands for. */
  count: number
}

/** When a bet was placed (open) or settled. ISO 8601. */
export const momentOf = (bet: HistoryBet): string => (bet.state === 'open' ? bet.createdAt : bet.updatedAt)

export interface RowProps {
  rows: readonly BetRow[]
  /** Header of the column that says where the bet belongs: event or game. */
  placeName: string
  isStaff: boolean
  isOpen: boolean
  /** What a player can do with an open bet, as its kind has it. */
  Action: HistoryReader['Action'] | undefined
  onOpen: (row: BetRow) => void
  onPlayer: (player: BetOwner) => void
}
