import { pointsFromMinor, type Bet, type Minor, type Odds, type Side } from '@kit/sdk/contract'
import type { BetDraft } from './betDraft.ts'
import type { PriceTolerance } from './priceTolerance.ts'
import type { SlipRefusal } from './slipRefusals.ts'
import {
  draftOf,
  isBusy,
  type AnnouncedBet,
  type SlipStage,
  type SlipState,
  type SlipStore,
} from './slipState.ts'

export type SlipEvent =
  | { type: 'priceTapped'; draft: TappedPrice }
  | { type: 'stakeTyped'; stakeText: string }
  | { type: 'oddsEdited'; odds: Odds }
  /** Accepts the price on offer; `run` applies to sessions. */
  | { type: 'oddsAccepted'; odds: Odds; run?: number | undefined }
  | { type: 'cleared' }
  | ({ type: 'dropped' } & SelectionRef)
  /** Makes a waiting selection active; the active one waits instead. */
  | ({ type: 'selectionChosen' } & SelectionRef)
  /** Restores what an earlier page of this tab saved for the player. Selections made on this page stay first. */
  | { type: 'restored'; inHand: BetDraft | null; kept: readonly BetDraft[]; quickStake: Minor | null }
  /** Turns quick bets on with this stake, or off with null. Turning them on empties the slip. Source: BET-055. */
  | { type: 'quickBetTurned'; stake: Minor | null }
  | { type: 'quickStakeChosen'; stake: Minor }
  | { type: 'toleranceChosen'; tolerance: PriceTolerance }
  /** Ends 'any price', because something other than the active bet was placed with it. */
  | { type: 'toleranceUsed' }
  | { type: 'confirmAsked' }
  | { type: 'confirmDismissed' }
  | { type: 'refusedHere'; refusal: SlipRefusal }
  /** Clears a refusal that was caused by a missing login or profile. */
  | { type: 'loggedIn' }
  | { type: 'sent'; key: string; atMs: number; delaySeconds: number }
  | { type: 'resumed'; key: string; draft: BetDraft }
  | { type: 'answerLost'; key: string }
  | { type: 'checkStuck'; key: string; isSearched?: boolean }
  | { type: 'checkRetried'; key: string }
  | { type: 'accepted'; key: string; bet: Bet }
  | { type: 'refused'; key: string; refusal: SlipRefusal }
  | { type: 'placedCleared'; key: string }
  | { type: 'succeededReset'; key: string }
  | { type: 'announcementClosed' }

export type TappedPrice = Omit<BetDraft, 'stakeText' | 'isQuick'>

/** Reference to a selection. Without runner and side it means the first selection of the market. */
export interface SelectionRef {
  marketId: string
  runnerId?: string
  side?: Side
}

/** The oldest is dropped. */
const mostKept = 12

function edited(slip: SlipStage, change: Partial<BetDraft>): SlipStage {
  if (slip.state === 'empty' || slip.state === 'placed' || isBusy(slip)) return slip
  return { state: 'editing', draft: { ...slip.draft, ...change } }
}

function next(slip: SlipStage, event: SlipEvent): SlipStage {
  switch (event.type) {
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
    case 'confirmAsked':
      return slip.state === 'editing' || slip.state === 'refused'
        ? { state: 'confirming', draft: slip.draft }
        : slip
    case 'confirmDismissed':
      return slip.state === 'confirming' ? { state: 'editing', draft: slip.draft } : slip
    case 'loggedIn':
      return slip.state === 'refused' &&
        (slip.refusal.code === 'login-required' || slip.refusal.code === 'account-loading')
        ? { state: 'editing', draft: slip.draft }
        : slip
    case 'refusedHere':
      return slip.state === 'editing' || slip.state === 'confirming' || slip.state === 'refused'
        ? { state: 'refused', draft: slip.draft, refusal: event.refusal }
        : slip
    case 'sent':
      return slip.state === 'editing' || slip.state === 'confirming' || slip.state === 'refused'
        ? {
            state: 'placing',
            draft: slip.draft,
            key: event.key,
            sinceMs: event.atMs,
            delaySeconds: event.delaySeconds,
          }
        : slip
    default:
      return answered(slip, event)
  }
}

/** Events with another key change nothing. */
function answered(slip: SlipStage, event: SlipEvent): SlipStage {
  if (!('key' in event) || !('key' in slip) || slip.key !== event.key) return slip
  if (event.type === 'placedCleared') return slip.state === 'placed' ? { state: 'empty' } : slip
  if (!isBusy(slip)) return slip
  const { draft, key } = slip
  switch (event.type) {
    case 'answerLost':
    case 'checkRetried':
      return { state: 'checking', draft, key, isStuck: false }
    case 'checkStuck':
      return { state: 'checking', draft, key, isStuck: true, ...(event.isSearched && { isSearched: true }) }
    case 'accepted':
      return { state: 'placed', draft, key, bet: event.bet }
    case 'refused':
      return { state: 'refused', draft, refusal: event.refusal }
    default:
      return slip
  }
}

type Selections = Pick<SlipState, 'slip' | 'kept'>
type SavedSelections = Extract<SlipEvent, { type: 'restored' }>
type PlacedStage = Extract<SlipStage, { state: 'placed' }>

export const refOf = ({ marketId, runnerId, side }: BetDraft): Required<SelectionRef> => ({
  marketId,
  runnerId,
  side,
})

const isOf =
  ({ marketId, runnerId, side }: SelectionRef) =>
  (draft: BetDraft): boolean =>
    draft.marketId === marketId &&
    (runnerId === undefined || draft.runnerId === runnerId) &&
    (side === undefined || draft.side === side)

export const isSameSelection = (one: TappedPrice, other: TappedPrice): boolean => isOf(other)(one as BetDraft)

/** Returns the waiting selections after the active one joins them. `next` becomes active and is removed from them. */
function putAside({ slip, kept }: Selections, next: TappedPrice): readonly BetDraft[] {
  const inHand = slip.state === 'placed' ? undefined : draftOf(slip)
  return [...(inHand ? [inHand] : []), ...kept.filter((one) => one !== inHand)]
    .filter((one) => !isSameSelection(one, next))
    .slice(0, mostKept)
}

const quickText = (stake: Minor): string => pointsFromMinor(stake)

/**
 * Applies a tap: the price becomes the active selection, and the previous one waits. A previous one of the same market
 * without a typed stake is dropped, because the player is only changing the choice.
 */
function tapped(state: SlipState, draft: TappedPrice): Selections {
  const { slip, kept, quickStake } = state
  // A quick bet is placed at once or not at all: it never waits with other selections.
  if (quickStake !== null)
    return {
      slip: { state: 'editing', draft: { ...draft, stakeText: quickText(quickStake), isQuick: true } },
      kept,
    }
  // A typed stake belongs to its selection: a new selection starts empty.
  const inHand = slip.state === 'placed' ? undefined : draftOf(slip)
  const stakeText = [inHand, ...kept].find((one) => one && isSameSelection(one, draft))?.stakeText ?? ''
  return {
    slip: { state: 'editing', draft: { ...draft, stakeText, isQuick: false } },
    kept: putAside(state, draft).filter(
      (one) => one !== inHand || one.stakeText !== '' || one.marketId !== draft.marketId,
    ),
  }
}

function dropped({ slip, kept }: SlipState, selection: SelectionRef): Selections {
  const inHand = draftOf(slip)
  if (inHand && isOf(selection)(inHand) && !isBusy(slip)) return { slip: { state: 'empty' }, kept }
  const found = kept.find(isOf(selection))
  return { slip, kept: found ? kept.filter((draft) => draft !== found) : kept }
}

function chosen(state: SlipState, selection: SelectionRef): Selections {
  const draft = state.kept.find(isOf(selection))
  if (!draft || isBusy(state.slip)) return state
  return { slip: { state: 'editing', draft }, kept: putAside(state, draft) }
}

function resumed(state: SlipState, { key, draft }: { key: string; draft: BetDraft }): Selections {
  if (isBusy(state.slip)) return state
  return { slip: { state: 'checking', draft, key, isStuck: false }, kept: putAside(state, draft) }
}

function selections(state: SlipState, event: SlipEvent): Selections {
  switch (event.type) {
    case 'priceTapped':
      return isBusy(state.slip) ? state : tapped(state, event.draft)
    case 'cleared':
      return isBusy(state.slip) ? state : { slip: { state: 'empty' }, kept: [] }
    case 'dropped':
      return dropped(state, event)
    case 'selectionChosen':
      return chosen(state, event)
    case 'resumed':
      return resumed(state, event)
    default:
      return { slip: next(state.slip, event), kept: state.kept }
  }
}

function restored(state: SlipState, { inHand, kept, quickStake }: SavedSelections): SlipState {
  const picked = [draftOf(state.slip), ...state.kept].filter((draft) => draft !== undefined)
  if (picked.length === 0)
    return { ...state, slip: inHand ? { state: 'editing', draft: inHand } : state.slip, kept, quickStake }
  // A quick bet never waits: behind other selections it becomes an ordinary one, and quick bets stay off.
  const earlier = [...(inHand ? [{ ...inHand, isQuick: false }] : []), ...kept].filter(
    (draft) => !picked.some((one) => isSameSelection(one, draft)),
  )
  return earlier.length === 0 ? state : { ...state, kept: [...state.kept, ...earlier].slice(0, mostKept) }
}

function changedSettings(state: SlipState, event: SlipEvent): SlipState | undefined {
  switch (event.type) {
    case 'quickBetTurned':
      // Quick bets do not work with multiple lines: there a tap adds a line.
      if (isBusy(state.slip) || (state.linesState && event.stake !== null)) return state
      return event.stake === null
        ? { ...state, slip: asOrdinaryBet(state.slip), quickStake: null }
        : { ...state, slip: { state: 'empty' }, kept: [], quickStake: event.stake }
    case 'quickStakeChosen':
      if (state.quickStake === null || isBusy(state.slip)) return state
      return {
        ...state,
        slip: edited(state.slip, { stakeText: quickText(event.stake) }),
        quickStake: event.stake,
      }
    case 'toleranceChosen':
      return {
        ...state,
        tolerance: event.tolerance,
        usual: event.tolerance.pricePolicy === 'any' ? state.usual : event.tolerance,
      }
    case 'toleranceUsed':
      return withoutAnyPrice(state)
    case 'restored':
      return restored(state, event)
    default:
      return undefined
  }
}

/** Returns the state with the player's previous tolerance if it was 'any price', which applies to one bet. */
const withoutAnyPrice = (state: SlipState): SlipState =>
  state.tolerance.pricePolicy === 'any' ? { ...state, tolerance: state.usual } : state

function hasEnded(before: SlipStage, after: SlipStage): boolean {
  const [was, is] = [draftOf(before), draftOf(after)]
  if (!was || after === before) return false
  return !is || after.state === 'placed' || !isSameSelection(was, is)
}

const asOrdinaryBet = (slip: SlipStage): SlipStage => edited(slip, { isQuick: false })

const announcedOf = ({ key, bet, draft: { odds, run, isQuick } }: PlacedStage): AnnouncedBet => ({
  key,
  bet,
  asked: { odds, run },
  isQuick,
})

/** An event that does not apply returns the same state. */
export function slipReducer(state: SlipState, event: SlipEvent): SlipState {
  if (event.type === 'announcementClosed') return state.announced ? { ...state, announced: null } : state
  if (event.type === 'succeededReset')
    return state.succeeded === event.key ? { ...state, succeeded: null } : state
  const bySettings = changedSettings(state, event)
  if (bySettings) return bySettings
  const { slip, kept } = selections(state, event)
  if (slip === state.slip && kept === state.kept) return state
  return {
    ...(hasEnded(state.slip, slip) ? withoutAnyPrice(state) : state),
    slip,
    kept,
    announced: slip.state === 'placed' && slip !== state.slip ? announcedOf(slip) : state.announced,
    succeeded: event.type === 'placedCleared' ? event.key : state.succeeded,
  }
}

/** Returns the dispatch function of a slip's store. All changes go through it. */
export const slipDispatch =
  (store: SlipStore) =>
  (event: SlipEvent): void =>
    store.setState((state) => slipReducer(state, event), true)
