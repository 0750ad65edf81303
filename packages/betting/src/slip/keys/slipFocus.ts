import { stakeTextFrom, type BetDraft } from '../model/betDraft.ts'
import { slipOf } from '../model/slipOf.ts'
import { draftOf, isBusy, type SlipStage, type SlipState } from '../model/slipState.ts'
import type { BettingServices } from '../model/bettingContext.ts'
import { overlayOf } from './keyGuards.ts'
import { bestCell } from './priceCells.ts'

/** Maximum number of frames to wait for an element to be rendered. */
const mostFrames = 180
/** Window in ms in which a second Enter counts as a bounce of the press that selected a price. */
const bounceMs = 400

const panelOf = (root: Document) => root.querySelector<HTMLElement>('[data-bet-slip]')
const stakeOf = (root: Document) => panelOf(root)?.querySelector<HTMLInputElement>('input[data-stake]')

export interface SlipFocus {
  /** Called when a price is selected by key: focuses the slip once it is rendered, and the price again in the end. */
  taken(cell: HTMLElement): void
  /** The player moved the focus by pointer. */
  forget(): void
  /** Returns true if an Enter belongs to the press that selected the price, held or bounced. */
  isBounce(): boolean
  holds(element: Element | null): boolean
  /**
   * Enters a digit as the stake of the active selection. Returns 'field' if the focused field receives the key, 'kept'
   * if the digit was set directly, and 'none' if the slip has no form.
   */
  type(digit: string): 'field' | 'kept' | 'none'
  /** Returns false if the price is not on the page. */
  leave(): boolean
  end(): void
}

export interface SlipFocusOptions {
  root: Document
  services: BettingServices
}

const hasForm = (slip: SlipStage): boolean => slip.state === 'editing' || slip.state === 'refused'

/** Follows a bet made by keys: from the price to the stake, through placing, and back to the price. */
export function createSlipFocus({ root, services }: SlipFocusOptions): SlipFocus {
  const { site, slip, slipPanel } = services
  let origin: HTMLElement | undefined
  let taken: BetDraft | undefined
  let awaitsDraft = false
  let takenAtMs = -Infinity
  let frame = 0

  /** Retries on each frame until it succeeds or times out. */
  const soon = (isDone: () => boolean) => {
    cancelAnimationFrame(frame)
    let left = mostFrames
    const look = () => {
      if (!isDone() && left-- > 0) frame = requestAnimationFrame(look)
    }
    look()
  }

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

  /**
   * Focuses the price after a dialog closed, if the focus was lost or is in a finished slip. Dialogs restore the focus
   * a moment later.
   */
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
      if (!now.slip.draft.isQuick) focusStake()
    } else if (origin && isBusy(now.slip) && !isBusy(before.slip)) {
      // The form is replaced by the progress of the order, so the panel gets the focus.
      soon(() => {
        const panel = panelOf(root)?.closest<HTMLElement>('[role="tabpanel"]')
        if (root.activeElement === root.body || root.activeElement === null) panel?.focus()
        // The field keeps the focus until the form is removed: only what has the focus after that keeps it.
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
      // The slip's chunk is loaded, because it includes the keys: a price that was not selected synchronously was
      // refused.
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
