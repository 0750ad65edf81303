import type { OperatorClient } from '@kit/sdk'
import type { AccountTransaction, BetOwner, BetState, betTypes, Minor, Page, Side } from '@kit/sdk/contract'
import type { Message, MessageId } from '@kit/ui'
import type { ReactNode } from 'react'

/** A type of the bet filter. Source: OPEN-012. */
export type BetType = (typeof betTypes)[number]

/** What every kind of bet has. Amounts in minor units, dates ISO 8601. `player` is told to staff. */
export interface HistoryBet {
  id: string
  stake: Minor
  /** The most it can bring besides the stake. */
  profit: Minor
  state: BetState
  /** What it brought; 0 while open. */
  result: Minor
  createdAt: string
  updatedAt: string
  player?: BetOwner
}

/** What a list says of a bet. */
export interface HistoryLine {
  /** What was bet on, in words. */
  selection: string
  side?: Side
  /** The price as its market writes it; none where the game has the odds. */
  price?: string
  /** Where the bet belongs: an event with a path of this site, or a game; and its market, or who makes the game. */
  place: { name: string; to?: string; more: string }
  /** The most it can lose, minor units. */
  liability: Minor
}

/** Part of what there is to know of a bet that ended, drawn in this order. */
export interface HistorySection {
  title: string
  text?: string
  facts?: readonly { name: string; value: string; more?: string; isSum?: boolean }[]
  /** Amounts that are added up, minor units; a `result` is written with its sign. */
  totals?: readonly { name: string; minor: Minor; kind: 'amount' | 'result' }[]
  /** Long values, one under another. */
  proofs?: readonly { name: string; value: string }[]
  warning?: string
  note?: string
}

/** Which bets are asked for. */
export interface HistoryRequest {
  isOpen: boolean
  /** Whether the bets of the players below are asked for instead of one's own. */
  isStaff: boolean
  page: number
  limit: number
  gameType: BetType
  /** The days on which they ended, ISO 8601. */
  startDate?: string
  endDate?: string
  /** Of one player only; for staff. */
  userId?: string
}

/** A query of TanStack's, reduced to what the history needs. */
export interface HistoryQuery<Row> {
  queryKey: readonly unknown[]
  queryFn(context: { signal: AbortSignal }): Promise<Page<Row>>
}

/** How bets of one kind are read and put in words. Pure but for the queries; loaded with the history's screens. */
export interface HistoryReader<Bet extends HistoryBet = HistoryBet, Detail extends Bet = Bet> {
  /** Words that come with it. */
  messages: Readonly<Record<string, string>>
  /** The key of the column's name for a bet's place: event, game. */
  placeId: MessageId
  list(client: OperatorClient, request: HistoryRequest): HistoryQuery<Bet>
  lineOf(bet: Bet, message: Message): HistoryLine
  detail(client: OperatorClient, betId: string, isStaff: boolean): HistoryQuery<Detail>
  explain(bet: Detail, message: Message): HistorySection[]
  /** The bets behind a line of the statement, where that line is of this kind: at most `limit` of them, and how many more. */
  ofTransaction(
    client: OperatorClient,
    transaction: AccountTransaction,
    limit: number,
  ): Promise<{ bets: readonly Bet[]; more: number }> | undefined
  /** Open bets that can be shown as one: the switch for it, and the rows with how many bets each stands for. */
  merge?: {
    Switch(props: { isOn: boolean; onChange: (isOn: boolean) => void }): ReactNode
    rows(bets: readonly Bet[]): (Bet & { count: number })[]
  }
}

/** A kind of bets that the history lists. */
export interface HistoryKind {
  id: string
  /** The types of the filter it answers. */
  types: readonly BetType[]
  load(): Promise<{ default: HistoryReader }>
}
