import type { BetOwner } from '@kit/sdk/contract'
import type { HistoryBet, HistoryLine, HistoryReader } from '../historyKind.ts'

export interface BetRow {
  bet: HistoryBet
  line: HistoryLine
  count: number
}

/** ISO 8601. */
export const momentOf = (bet: HistoryBet): string => (bet.state === 'open' ? bet.createdAt : bet.updatedAt)

export interface RowProps {
  rows: readonly BetRow[]
  placeName: string
  isStaff: boolean
  isOpen: boolean
  Action: HistoryReader['Action'] | undefined
  onOpen: (row: BetRow) => void
  onPlayer: (player: BetOwner) => void
}
