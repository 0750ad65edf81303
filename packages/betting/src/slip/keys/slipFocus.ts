import { stakeTextFrom, type BetDraft } from '../model/betDraft.ts'
import { slipOf } from '../model/slipOf.ts'
import { draftOf, isBusy, type SlipStage, type SlipState } from '../model/slipState.ts'
import type { BettingServices } from '../model/bettingContext.ts'
import { overlayOf } from './keyGuards.ts'
import { bestCell } from './priceCells.ts'

/** How long to wait for an element to be rendered, in frames. */
const mostFrames = 180
/** An Enter this soon after the one that took a price is the same press, bounced. In ms. */
const bounceMs = 400

const panelOf = (root: Document) => root.querySelector<HTMLElement>('[data-bet-slip]')
const stakeOf = (root: Document) => panelOf(root)?.querySelector<HTMLInputElement>('input[data-stake]')

export interface SlipFocus {
  /** A price is taken by key: its slip gets the focus once it is there, and gives it back to the price in the end. */
  taken(cell: HTMLElement): void
  /** Stops following: the player moved the focus by pointer. */
  forget(): void
  /** Whether an Enter is the one that took the price, held or bounced. */
  isBounce(): boolean
  /** Whether an element is in the slip. */
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
  /** The cell of the price that was taken by key, and its draft. */
  let origin: HTMLElement | undefined
  let taken: BetDraft | undefined
  let awaitsDraft = false
  let takenAtMs = -Infinity
  let frame = 0

  /** Tries on each frame until it succeeds or times out. */
  const soon = (isDone: () => boolean) => {
    cancelAnimationFrame(frame)
    let left = mostFrames
    const look = () => {
      if (!isDone() && left-- > 0) frame = requestAnimationFrame(look)
    }
    look()
  }

  /** Selects the stake, or puts the caret at its end. */
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

  /** Takes the focus to the price where a closing dialog loses it or leaves it with a slip that is over, which it does a moment later. */
  const leaveWhenClosed = () => {
    let framesKept = 0
    soon(() => {
      const { activeElement } = root
      if (overlayOf(root) || activeElement?.closest('[role="dialog"]')) return false
      const isLost = !activeElement || activeElement.matches('body, main, [role="tabpanel"]')
      if (isLost) leave()
      framesKept = isLost ? 0 : framesKept + 1
      return framesKept > 3
    })
  }

  const follow = (now: SlipState, before: SlipState) => {
    if (now.announced !== before.announced && now.announced === null && origin) leaveWhenClosed()
    if (now.slip === before.slip) return
    if (awaitsDraft && now.slip.state === 'editing') {
      awaitsDraft = false
      taken = now.slip.draft
      // A quick bet has no form to focus.
      if (!now.slip.draft.isQuick) focusStake()
    } else if (origin && isBusy(now.slip) && !isBusy(before.slip)) {
      // The form is replaced by the progress of the order: the panel takes the focus.
      soon(() => {
        const panel = panelOf(root)?.closest<HTMLElement>('[role="tabpanel"]')
        if (root.activeElement === root.body || root.activeElement === null) panel?.focus()
        // The field has the focus until the form is gone: only what has it then keeps it.
        const isStill = panel?.contains(root.activeElement) && root.activeElement !== panel
        return (root.activeElement !== root.body && !isStill) || !isBusy(slip.getState().slip)
      })
    } else if (origin && now.slip.state === 'refused' && isBusy(before.slip)) focusStake()
  }
  const unfollow = slip.subscribe(follow)

  return {
    taken(cell) {
      origin = cell
      awaitsDraft = true
      takenAtMs = site.monotonicNow()
      // The slip's code is loaded, for the keys come with it: a price not taken synchronously was refused.
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
        // The digit itself is typed into the focused field and replaces the selected stake.
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
