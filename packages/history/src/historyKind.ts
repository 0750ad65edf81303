import type { OperatorClient } from '@kit/sdk'
import type { AccountTransaction, BetOwner, BetState, betTypes, Minor, Page, Side } from '@kit/sdk/contract'
import type { Message, MessageId } from '@kit/ui'
import type { ReactNode } from 'react'

declare module '@kit/shell/feature' {
  interface Contributions {
    /** Kinds of bets that the history lists. */
    history?: HistoryKind[]
  }
}

/** A type of the bet filter. Source: OPEN-012. */
export type BetType = (typeof betTypes)[number]

/** The common fields of every bet. Amounts in minor units, dates ISO 8601. `player` is set for staff only. */
export interface HistoryBet {
  id: string
  stake: Minor
  /** The most it can win, without the stake. */
  profit: Minor
  state: BetState
  /** Profit or loss; 0 while open. */
  result: Minor
  createdAt: string
  updatedAt: string
  player?: BetOwner
}

/** The texts of a bet in a list. */
export interface HistoryLine {
  /** The name of the selection. */
  selection: string
  side?: Side
  /** The price in its market's notation; undefined if the game sets the odds. */
  price?: string
  /** The bet's event with a path of this site, or its game; `more` is the market or the game's provider. */
  place: { name: string; to?: string; more: string }
  /** The most it can lose, in minor units. */
  liability: Minor
}

/** A section of a settled bet's details, rendered in this order. */
export interface HistorySection {
  title: string
  text?: string
  facts?: readonly { name: string; value: string; more?: string; isSum?: boolean }[]
  /** Amounts that sum to a total, in minor units; a `result` is shown with its sign. */
  totals?: readonly { name: string; minor: Minor; kind: 'amount' | 'result' }[]
  /** A path of this site with more details. */
  link?: { name: string; to: string }
  /** Long values, one below the other. */
  proofs?: readonly { name: string; value: string }[]
  warning?: string
  note?: string
}

/** The market of a settled bet and its result, for summing profit and loss. */
export interface HistoryProfit {
  /** `event` is the event's name, `to` its path of this site. */
  market: { id: string; name: string; event: string; to?: string }
  sport: { id: string; name: string }
  /** The market's result as text; empty if the operator does not send it. */
  outcome: string
  /** The operator's commission on the profit of all the player's bets on the market, in minor units. */
  commission: Minor
}

export interface HistoryRequest {
  isOpen: boolean
  /** True to read the bets of a staff member's players instead of the user's own. */
  isStaff: boolean
  page: number
  limit: number
  gameType: BetType
  /** Settlement dates, ISO 8601. */
  startDate?: string
  endDate?: string
  /** Bets of one player only; for staff. */
  userId?: string
}

/** A TanStack query, reduced to the fields the history needs. */
export interface HistoryQuery<Row> {
  queryKey: readonly unknown[]
  queryFn(context: { signal: AbortSignal }): Promise<Page<Row>>
}

/** Reads and describes bets of one kind. Pure except for the queries; loaded with the history's screens. */
export interface HistoryReader<Bet extends HistoryBet = HistoryBet, Detail extends Bet = Bet> {
  /** Messages loaded with it. */
  messages: Readonly<Record<string, string>>
  /** The message key of the column header: event or game. */
  placeId: MessageId
  list(client: OperatorClient, request: HistoryRequest): HistoryQuery<Bet>
  lineOf(bet: Bet, message: Message): HistoryLine
  detail(client: OperatorClient, betId: string, isStaff: boolean): HistoryQuery<Detail>
  explain(bet: Detail, message: Message): HistorySection[]
  /**
   * Returns the bets of a statement's transaction, if it is of this kind: at most `limit` of them, and the number of
   * further ones.
   */
  ofTransaction(
    client: OperatorClient,
    transaction: AccountTransaction,
    limit: number,
  ): Promise<{ bets: readonly Bet[]; more: number }> | undefined
  /** Merges open bets into one row: the label of the switch, and the rows with their number of bets. */
  merge?: {
    Switch(props: { isOn: boolean; onChange: (isOn: boolean) => void }): ReactNode
    rows(bets: readonly Bet[]): (Bet & { count: number })[]
  }
  /** The player's actions on an own open bet, at the end of its row. */
  Action?(props: { bet: Bet }): ReactNode
  /** Sums the player's own settled bets, read page by page. */
  profit?: {
    list(
      client: OperatorClient,
      request: Pick<HistoryRequest, 'page' | 'limit' | 'startDate' | 'endDate'>,
    ): HistoryQuery<Detail>
    of(bet: Detail, message: Message): HistoryProfit
  }
  /** Shows how the player's own bet was placed, in its details. */
  Moment?(props: { bet: Bet | Detail }): ReactNode
}

/** A kind of bets that the history lists. */
export interface HistoryKind {
  id: string
  /** The filter types it covers. */
  types: readonly BetType[]
  load(): Promise<{ default: HistoryReader }>
}
