import { stakeTextFrom, type BetDraft } from '../model/betDraft.ts'
import { slipOf } from '../model/slipOf.ts'
import { draftOf, isBusy, type SlipStage, type SlipState } from '../model/slipState.ts'
import type { BettingServices } from '../model/bettingContext.ts'
import { overlayOf } from './keyGuards.ts'
import { bestCell } from './priceCells.ts'

/** So long is waited for what is being drawn, in frames. */
const mostFrames = 180
/** An Enter this soon after the one that took a price is the same press, bounced. In ms. */
const bounceMs = 400

const panelOf = (root: Document) => root.querySelector<HTMLElement>('[data-bet-slip]')
const stakeOf = (root: Document) => panelOf(root)?.querySelector<HTMLInputElement>('input[data-stake]')

export interface SlipFocus {
  /** A price is taken by key: its slip gets the focus once it is there, and gives it back to the price in the end. */
  taken(cell: HTMLElement): void
  /** The player looks elsewhere: the focus is theirs. */
  forget(): void
  /** Whether an Enter is the one that took the price, still held or bounced. */
  isBounce(): boolean
  /** Whether an element stands in the slip. */
  holds(element: Element | null): boolean
  /** A digit for the stake of the selection in hand: true when the field takes it as typed. */
  type(digit: string): 'field' | 'kept' | 'none'
  /** Back to the price that the selection came from; false where none is shown. */
  leave(): boolean
  end(): void
}

export interface SlipFocusOptions {
  root: Document
  services: BettingServices
}

const hasForm = (slip: SlipStage): boolean => slip.state === 'editing' || slip.state === 'refused'

/** Follows a bet that is made by keys: from the price to the stake, through placing, and back to the price. */
export function createSlipFocus({ root, services }: SlipFocusOptions): SlipFocus {
  const { site, slip, slipPanel } = services
  /** The price that was taken by key, and what became of it. */
  let origin: HTMLElement | undefined
  let taken: BetDraft | undefined
  let awaitsDraft = false
  let takenAtMs = -Infinity
  let frame = 0

  /** Tries each frame until it is done, or it has become pointless. */
  const soon = (isDone: () => boolean) => {
    cancelAnimationFrame(frame)
    let left = mostFrames
    const look = () => {
      if (!isDone() && left-- > 0) frame = requestAnimationFrame(look)
    }
    look()
  }

  /** Whole, to be typed over, or at its end, to be typed on. */
  const focusStake = (from: 'whole' | 'end' = 'whole') =>
    soon(() => {
      if (!hasForm(slip.getState().slip)) return true
      const stake = stakeOf(root)
      stake?.focus()
      stake?.setSelectionRange(from === 'whole' ? 0 : stake.value.length, stake.value.length)
      return stake != null && root.activeElement === stake
    })

  const leave = () => {
    const { slip: now } = slip.getState()
    const of = draftOf(now) ?? taken
    const price = origin?.isConnected ? origin : of && bestCell(root, of)
    price?.focus()
    return price !== undefined
  }

  /** What closed over the page gives its focus back first; only what is left of it is brought to the price. */
  const leaveWhenClosed = () =>
    soon(() => {
      if (overlayOf(root)) return false
      const { activeElement } = root
      if (activeElement === null || activeElement === root.body) leave()
      return root.activeElement !== root.body
    })

  const follow = (now: SlipState, before: SlipState) => {
    if (now.announced !== before.announced && now.announced === null && origin) leaveWhenClosed()
    if (now.slip === before.slip) return
    if (awaitsDraft && now.slip.state === 'editing') {
      awaitsDraft = false
      taken = now.slip.draft
      // A quick bet is placed by now: there is nothing to fill in.
      if (!now.slip.draft.isQuick) focusStake()
    } else if (origin && isBusy(now.slip) && !isBusy(before.slip)) {
      // The form goes; what stands in its place says what is happening.
      soon(() => {
        const panel = panelOf(root)?.closest<HTMLElement>('[role="tabpanel"]')
        if (root.activeElement === root.body || root.activeElement === null) panel?.focus()
        return root.activeElement !== root.body || !isBusy(slip.getState().slip)
      })
    } else if (origin && now.slip.state === 'refused' && isBusy(before.slip)) focusStake()
  }
  const unfollow = slip.subscribe(follow)

  return {
    taken(cell) {
      origin = cell
      awaitsDraft = true
      takenAtMs = site.monotonicNow()
      // The slip's code is there, or no key would be heard: what is not taken at once was not allowed.
      setTimeout(() => (awaitsDraft = false))
    },
    forget() {
      awaitsDraft = false
      origin = undefined
      cancelAnimationFrame(frame)
    },
    isBounce: () => site.monotonicNow() - takenAtMs < bounceMs,
    holds: (element) => element?.closest('[data-bet-slip]') != null,
    type(digit) {
      const now = slip.getState()
      if (!hasForm(now.slip) || now.quickStake !== null) return 'none'
      const stake = stakeOf(root)
      if (stake) {
        // The key goes on to where the focus is: it replaces what stands there.
        stake.focus()
        stake.select()
        return 'field'
      }
      slipPanel.setState({ isSheetOpen: true, tab: 'slip' })
      slipOf(services).dispatch({ type: 'stakeTyped', stakeText: stakeTextFrom(digit) })
      focusStake('end')
      return 'kept'
    },
    leave,
    end() {
      unfollow()
      cancelAnimationFrame(frame)
    },
  }
}
