import type { Bet, Minor } from '@kit/sdk/contract'
import type { AskedPrice } from '@kit/rules'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { BetDraft } from './betDraft.ts'
import { defaultTolerance, type PriceTolerance } from './priceTolerance.ts'
import type { SlipRefusal } from './slipRefusals.ts'

/**
 * What becomes of the selection in hand. `placing` and `checking` belong to one key: only that key's answer ends them. `checking` means that the
 * answer was lost and the operator is asked what became of the order; `isStuck` that it could not be asked for long, or
 * (`isSearched`) that it knows no keys and its open bets do not have the order.
 */
export type SlipStage =
  | { state: 'empty' }
  | { state: 'editing' | 'confirming'; draft: BetDraft }
  | { state: 'placing'; draft: BetDraft; key: string; armedAtMs: number; delaySeconds: number }
  | { state: 'checking'; draft: BetDraft; key: string; isStuck: boolean; isSearched?: boolean }
  | { state: 'placed'; draft: BetDraft; key: string; bet: Bet }
  | { state: 'refused'; draft: BetDraft; refusal: SlipRefusal }

/** A bet whose success popup is open, and the price that was asked for. */
export interface AnnouncedBet {
  /** Of its order. */
  key: string
  bet: Bet
  asked: AskedPrice
  /** Its success is a line, whatever the site shows for other bets. */
  isQuick: boolean
}

/** One of several selections that are placed together. Each is a slip of its own: its stage, its key, its answer. */
export interface SlipLine {
  /** Of the line, not of its order: a refused line that is sent again has another key. */
  id: string
  stage: Exclude<SlipStage, { state: 'empty' }>
  /** It was pressed and waits its turn; nothing of it has been sent. */
  isQueued: boolean
}

/** The slip while the player places several selections together. */
export interface SeveralState {
  lines: readonly SlipLine[]
  /** Whether the player is asked before they are sent. */
  isAsked: boolean
  /** How many are still to be placed, and whether one has no answer or waits its turn. The first load knows no more of them. */
  count: number
  isSending: boolean
}

export interface SlipState {
  /** The selection in hand. */
  slip: SlipStage
  /** Other selections, the newest first. They wait until the player takes one up. */
  kept: readonly BetDraft[]
  /** Several selections that are placed together; undefined while the slip holds one bet. */
  several?: SeveralState | undefined
  /** The stake that a tap places at once, in minor units; null while quick bets are off. */
  quickStake: Minor | null
  /** What the player lets happen when the price moves. */
  tolerance: PriceTolerance
  /** The tolerance that returns after a bet at any price. */
  usual: PriceTolerance
  /** The bet whose success popup is open; it stays until the player closes it. */
  announced: AnnouncedBet | null
  /** The success flag of the specification, from 0.5 s to 2 s after a placement: the key of its order. */
  succeeded: string | null
}

/** The state of a site's slip. What changes it is loaded with the slip (`createSlip`). */
export type SlipStore = StoreApi<SlipState>

export const emptySlip: SlipState = {
  slip: { state: 'empty' },
  kept: [],
  quickStake: null,
  tolerance: defaultTolerance,
  usual: defaultTolerance,
  announced: null,
  succeeded: null,
}

export const createSlipStore = (initial: SlipState = emptySlip): SlipStore =>
  createStore<SlipState>(() => initial)

/** True while an order of the slip has no answer: nothing may change it and nothing else may be placed. */
export const isBusy = (slip: SlipStage): slip is Extract<SlipStage, { state: 'placing' | 'checking' }> =>
  slip.state === 'placing' || slip.state === 'checking'

/** True until the player has seen the outcome of an order, or that it is unknown. */
export const isOutcomePending = ({ slip, several, announced }: SlipState): boolean =>
  announced !== null ||
  (several?.isSending ?? false) ||
  (isBusy(slip) && !(slip.state === 'checking' && slip.isStuck))

/** The draft of a slip that has one. */
export const draftOf = (slip: SlipStage): BetDraft | undefined =>
  slip.state === 'empty' ? undefined : slip.draft

/** How many selections the slip holds. */
export const selectionCount = ({ slip, kept, several }: SlipState): number =>
  kept.length + (slip.state === 'empty' ? 0 : 1) + (several?.count ?? 0)
