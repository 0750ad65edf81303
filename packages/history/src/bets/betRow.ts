import type { BetOwner } from '@kit/sdk/contract'
import type { HistoryBet, HistoryLine } from '@kit/shell/feature'

/** A row of a list: a bet, or several merged into one, with what the list says of it. */
export interface BetRow {
  bet: HistoryBet
  line: HistoryLine
  /** How many bets stand behind it. */
  count: number
}

/** What rows and cards need to know besides their bets. */
export interface RowProps {
  rows: readonly BetRow[]
  /** The name of the column for a bet's place. */
  placeName: string
  isStaff: boolean
  isOpen: boolean
  onOpen: (row: BetRow) => void
  onPlayer: (player: BetOwner) => void
}
