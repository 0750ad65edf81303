import type { Bet, Odds } from '@kit/sdk/contract'
import type { BetDraft } from './betDraft.ts'
import type { SlipRefusal } from './slipRefusals.ts'

/**
 * The slip. `placing` and `checking` belong to one key: only that key's answer ends them. `checking` means that the
 * answer was lost and the operator is asked what became of the order; `isStuck` that it could not be asked for long.
 */
export type Slip =
  | { state: 'empty' }
  | { state: 'editing' | 'confirming'; draft: BetDraft }
  | { state: 'placing'; draft: BetDraft; key: string; armedAtMs: number; delaySeconds: number }
  | { state: 'checking'; draft: BetDraft; key: string; isStuck: boolean }
  | { state: 'placed'; draft: BetDraft; key: string; bet: Bet }
  | { state: 'refused'; draft: BetDraft; refusal: SlipRefusal }

export interface SlipState {
  slip: Slip
  /** The bet whose success popup is open; it stays until the player closes it. */
  announced: Bet | null
  /** The success flag of the specification: from 0.5 s to 2 s after a placement. */
  hasSucceeded: boolean
}

export type SlipEvent =
  | { type: 'priceTapped'; draft: Omit<BetDraft, 'stakeText'> }
  | { type: 'stakeTyped'; stakeText: string }
  | { type: 'oddsEdited'; odds: Odds }
  /** The price on offer is taken; `run` is a session's. */
  | { type: 'oddsAccepted'; odds: Odds; run?: number | undefined }
  | { type: 'cleared' }
  | { type: 'confirmAsked' }
  | { type: 'confirmDismissed' }
  | { type: 'refusedHere'; refusal: SlipRefusal }
  | { type: 'armed'; key: string; atMs: number; delaySeconds: number }
  | { type: 'resumed'; key: string; draft: BetDraft }
  | { type: 'answerLost'; key: string }
  | { type: 'checkStuck'; key: string }
  | { type: 'checkRetried'; key: string }
  | { type: 'accepted'; key: string; bet: Bet }
  | { type: 'refused'; key: string; refusal: SlipRefusal }
  | { type: 'placedCleared'; key: string }
  | { type: 'succeededReset' }
  | { type: 'announcementClosed' }
  /** The player left: nothing of the slip stays on the screen. An armed order is resumed after the next login. */
  | { type: 'left' }

export const emptySlip: SlipState = { slip: { state: 'empty' }, announced: null, hasSucceeded: false }

/** True while an order of the slip has no answer: nothing may change it and nothing else may be placed. */
export const isBusy = (slip: Slip): slip is Extract<Slip, { state: 'placing' | 'checking' }> =>
  slip.state === 'placing' || slip.state === 'checking'

/** The draft of a slip that has one. */
export const draftOf = (slip: Slip): BetDraft | undefined => (slip.state === 'empty' ? undefined : slip.draft)

function edited(slip: Slip, change: Partial<BetDraft>): Slip {
  if (slip.state === 'empty' || slip.state === 'placed' || isBusy(slip)) return slip
  return { state: 'editing', draft: { ...slip.draft, ...change } }
}

function tapped(slip: Slip, draft: Omit<BetDraft, 'stakeText'>): Slip {
  if (isBusy(slip)) return slip
  // What was typed is kept for the next selection; what was placed is spent.
  const stakeText = slip.state === 'empty' || slip.state === 'placed' ? '' : slip.draft.stakeText
  return { state: 'editing', draft: { ...draft, stakeText } }
}

function next(slip: Slip, event: SlipEvent): Slip {
  switch (event.type) {
    case 'priceTapped':
      return tapped(slip, event.draft)
    case 'stakeTyped':
      return edited(slip, { stakeText: event.stakeText })
    case 'oddsEdited':
      return edited(slip, { odds: event.odds })
    case 'oddsAccepted':
      return edited(slip, {
        odds: event.odds,
        seenOdds: event.odds,
        ...(event.run !== undefined && { run: event.run }),
      })
    case 'cleared':
      return isBusy(slip) ? slip : { state: 'empty' }
    case 'confirmAsked':
      return slip.state === 'editing' || slip.state === 'refused'
        ? { state: 'confirming', draft: slip.draft }
        : slip
    case 'confirmDismissed':
      return slip.state === 'confirming' ? { state: 'editing', draft: slip.draft } : slip
    case 'refusedHere':
      return slip.state === 'editing' || slip.state === 'confirming' || slip.state === 'refused'
        ? { state: 'refused', draft: slip.draft, refusal: event.refusal }
        : slip
    case 'armed':
      return slip.state === 'editing' || slip.state === 'confirming' || slip.state === 'refused'
        ? {
            state: 'placing',
            draft: slip.draft,
            key: event.key,
            armedAtMs: event.atMs,
            delaySeconds: event.delaySeconds,
          }
        : slip
    case 'resumed':
      return isBusy(slip) ? slip : { state: 'checking', draft: event.draft, key: event.key, isStuck: false }
    default:
      return answered(slip, event)
  }
}

/** Events of one order: those of any other key change nothing. */
function answered(slip: Slip, event: SlipEvent): Slip {
  if (!('key' in event) || !('key' in slip) || slip.key !== event.key) return slip
  if (event.type === 'placedCleared') return slip.state === 'placed' ? { state: 'empty' } : slip
  if (!isBusy(slip)) return slip
  const { draft, key } = slip
  switch (event.type) {
    case 'answerLost':
    case 'checkRetried':
      return { state: 'checking', draft, key, isStuck: false }
    case 'checkStuck':
      return { state: 'checking', draft, key, isStuck: true }
    case 'accepted':
      return { state: 'placed', draft, key, bet: event.bet }
    case 'refused':
      return { state: 'refused', draft, refusal: event.refusal }
    default:
      return slip
  }
}

/** The slip's one reducer. It is pure; an event that does not fit the state returns the state itself. */
export function slipReducer(state: SlipState, event: SlipEvent): SlipState {
  if (event.type === 'announcementClosed') return state.announced ? { ...state, announced: null } : state
  if (event.type === 'succeededReset') return state.hasSucceeded ? { ...state, hasSucceeded: false } : state
  if (event.type === 'left') return emptySlip
  const slip = next(state.slip, event)
  if (slip === state.slip) return state
  return {
    slip,
    announced: slip.state === 'placed' ? slip.bet : state.announced,
    hasSucceeded: event.type === 'placedCleared' ? true : state.hasSucceeded,
  }
}
