import type { Bet, Minor } from '@kit/sdk/contract'
import type { RequestedPrice } from '@kit/rules'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { BetDraft } from './betDraft.ts'
import { defaultTolerance, type PriceTolerance } from './priceTolerance.ts'
import type { SlipRefusal } from './slipRefusals.ts'

/**
 * Stage of the active selection. `placing` and `checking` belong to one order key: only its answer ends them.
 * `checking`: the answer was lost and the order is looked up. `isStuck`: the look-up failed for some time, or (with
 * `isSearched`) the operator does not support keys and its open bets do not include the order.
 */
export type SlipStage =
  | { state: 'empty' }
  | { state: 'editing' | 'confirming'; draft: BetDraft }
  | { state: 'placing'; draft: BetDraft; key: string; sinceMs: number; delaySeconds: number }
  | { state: 'checking'; draft: BetDraft; key: string; isStuck: boolean; isSearched?: boolean }
  | { state: 'placed'; draft: BetDraft; key: string; bet: Bet }
  | { state: 'refused'; draft: BetDraft; refusal: SlipRefusal }

export interface AnnouncedBet {
  key: string
  bet: Bet
  asked: RequestedPrice
  /** True for a quick bet: its success is always a single line. */
  isQuick: boolean
}

/** One of several selections that are placed together. Each has its own stage, key and answer. */
export interface SlipLine {
  /** Id of the line, not of its order: a refused line that is sent again gets a new key. */
  id: string
  stage: Exclude<SlipStage, { state: 'empty' }>
  /** True if the line was pressed and waits for its turn; nothing has been sent yet. */
  isQueued: boolean
}

export interface LinesState {
  lines: readonly SlipLine[]
  isAsked: boolean
  /**
   * How many lines are still to be placed, and whether one has no answer or waits for its turn. The initial bundle has
   * only these.
   */
  count: number
  isSending: boolean
}

export interface SlipState {
  slip: SlipStage
  /** Other selections, newest first. They wait until the player selects one. */
  kept: readonly BetDraft[]
  /** Lines that are placed together; undefined while the slip has a single bet. */
  linesState?: LinesState | undefined
  /** The stake that a tap places at once, in minor units; null while quick bets are off. */
  quickStake: Minor | null
  tolerance: PriceTolerance
  /** The tolerance that applies again after a bet at any price. */
  usual: PriceTolerance
  /** The bet whose success popup is open, until the player closes it. */
  announced: AnnouncedBet | null
  /** Key of the order with the success flag, from 0.5 s to 2 s after its placement. Source: BET-026 to BET-028. */
  succeeded: string | null
}

/** The code that changes it is loaded with the slip (`createSlip`). */
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

/** Returns true while an order of the slip has no answer. Nothing may change it and nothing else may be placed. */
export const isBusy = (slip: SlipStage): slip is Extract<SlipStage, { state: 'placing' | 'checking' }> =>
  slip.state === 'placing' || slip.state === 'checking'

/** Returns true until the player has seen the outcome of an order, or that the outcome is unknown. */
export const isOutcomePending = ({ slip, linesState, announced }: SlipState): boolean =>
  announced !== null ||
  (linesState?.isSending ?? false) ||
  (isBusy(slip) && !(slip.state === 'checking' && slip.isStuck))

export const draftOf = (slip: SlipStage): BetDraft | undefined =>
  slip.state === 'empty' ? undefined : slip.draft

export const selectionCount = ({ slip, kept, linesState }: SlipState): number =>
  kept.length + (slip.state === 'empty' ? 0 : 1) + (linesState?.count ?? 0)
