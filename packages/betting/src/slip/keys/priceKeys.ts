import type { Side } from '@kit/sdk/contract'
import { isSideways, isStepKey, nextCell, type CellPlace } from './cellSteps.ts'
import { isPlainKey, isTyping, overlayOf } from './keyGuards.ts'
import {
  acceptButton,
  cashOutButton,
  cellBeside,
  cellOf,
  cellOfNextMarket,
  createTabStops,
  drawnRows,
  holdsCell,
  neighbourLink,
  placeOf,
} from './priceCells.ts'
import type { SlipFocus } from './slipFocus.ts'

/** The one key for each side: of a session B is yes and L is no. */
const sideKeys: Partial<Record<string, Side>> = { b: 'back', l: 'lay' }
/** The next market and the one before. */
const marketKeys: Partial<Record<string, 1 | -1>> = { n: 1, p: -1 }
/** Takes the price that the selection in hand moved to. */
const acceptKey = 'a'
/** Opens the cash out of the market in hand, or of the first that has one. */
const cashOutKey = 'c'

export interface PriceKeysOptions {
  root: Document
  slipFocus: SlipFocus
  /** Whether keys of one character act: A, B, C, L, N, P, digits and the question mark. The player may turn them off. */
  hasCharacterKeys: () => boolean
  openHelp: () => void
}

/** Moves the focus among the prices of the page. */
function createSteps(root: Document) {
  let column: CellPlace | undefined
  return {
    step(cell: HTMLElement, key: string): boolean {
      if (!isStepKey(key)) return false
      const rows = drawnRows(root)
      const at = rows.at(cell)
      if (!at) return false
      const isRtl = getComputedStyle(cell.closest('li') ?? root.body).direction === 'rtl'
      const next = nextCell(rows, { at, key, column: column ?? placeOf(cell), isRtl })
      const to = next && rows.element(next)
      const kept = isSideways(key) ? undefined : (column ?? placeOf(cell))
      to?.focus()
      // Focusing the cell set its column: restore the one walked by.
      column = kept
      return true
    },
    /** The focus was not moved by a key: its column becomes the current one. */
    arrive: () => {
      column = undefined
    },
  }
}

/** Has each market one tab stop as long as its cells come and go. */
function keepTabStops(root: Document) {
  const stops = createTabStops(root)
  let frame = 0
  const settleSoon = () => {
    frame ||= requestAnimationFrame(() => {
      frame = 0
      stops.settle()
    })
  }
  const hasCells = ({ addedNodes, removedNodes }: MutationRecord) =>
    [...addedNodes, ...removedNodes].some((node) => node instanceof Element && holdsCell(node))
  // Of cells alone: a price that changes is a text, and a market is covered with every ball.
  const observer = new MutationObserver((records) => records.some(hasCells) && settleSoon())
  observer.observe(root.body, { childList: true, subtree: true })
  const view = root.defaultView
  view?.addEventListener('resize', settleSoon)
  stops.settle()
  return {
    moveTo: stops.moveTo,
    end() {
      observer.disconnect()
      view?.removeEventListener('resize', settleSoon)
      cancelAnimationFrame(frame)
      stops.end()
    },
  }
}

/**
 * The keys of a page's prices and of its slip, by one listener for all of them. Prices stay the buttons they are: Enter and
 * Space press them, and a screen reader's own keys walk them as ever. Returns how to end it.
 */
export function startPriceKeys({
  root,
  slipFocus,
  hasCharacterKeys,
  openHelp,
}: PriceKeysOptions): () => void {
  const stops = keepTabStops(root)
  const steps = createSteps(root)
  let isBounceable = false

  /** The price that a key is pressing: its click is the player's choice by key. */
  let keyed: HTMLElement | undefined

  const beginPress = (cell: HTMLElement) => {
    keyed = cell
    isBounceable = true
  }

  const hearClick = ({ target, detail }: MouseEvent) => {
    // `detail` counts clicks of a pointer and is 0 for a key's.
    if (detail === 0 && keyed && target instanceof Node && keyed.contains(target)) slipFocus.taken(keyed)
    keyed = undefined
  }

  /** Keys on a price or elsewhere in its runner's row. */
  const pressAtPrice = (focused: Element, key: string): boolean => {
    const cell = cellOf(focused)
    if (cell && steps.step(cell, key)) return true
    const side = hasCharacterKeys() ? sideKeys[key.toLowerCase()] : undefined
    const wanted = side && cellBeside(focused, side)
    if (!wanted?.checkVisibility()) return false
    wanted.focus()
    beginPress(wanted)
    wanted.click()
    return true
  }

  /** Keys that act wherever the focus is outside a text: from market to market, and A also in the slip's own fields. */
  const pressAnywhere = (target: Element, key: string, isInSlip: boolean): boolean => {
    if (!hasCharacterKeys()) return false
    if (key === acceptKey && (isInSlip || cellOf(target))) {
      const accept = acceptButton(root)
      accept?.click()
      return accept !== undefined
    }
    if (isTyping(target)) return false
    if (key === cashOutKey) {
      const cashOut = cashOutButton(root, target)
      cashOut?.click()
      return cashOut !== undefined
    }
    const step = marketKeys[key]
    const cell = step && cellOfNextMarket(root, target, step)
    cell?.focus()
    return cell !== undefined
  }

  const press = (event: KeyboardEvent) => {
    const { key, target } = event
    const wasBounceable = isBounceable
    isBounceable = false
    if (!isPlainKey(event) || !(target instanceof Element)) return
    const overlay = overlayOf(root)
    const isInSlip = slipFocus.holds(target)
    if (overlay && !overlay.matches('[data-slip-place]')) return
    if (key === 'Escape' && isInSlip && !overlay)
      return slipFocus.leave() ? event.preventDefault() : undefined
    if (!event.shiftKey && !event.repeat && pressAnywhere(target, key.toLowerCase(), isInSlip))
      return event.preventDefault()
    if (isTyping(target)) return
    if (key === '?' && hasCharacterKeys()) return (event.preventDefault(), openHelp())
    if (event.shiftKey) {
      const link = hasCharacterKeys() && !overlay && !event.repeat ? neighbourLink(root, key) : undefined
      if (link) {
        event.preventDefault()
        link.click()
      }
      return
    }
    const isPrice = cellOf(target) !== undefined || target.matches('[data-odds] button')
    if (/^\d$/.test(key) && hasCharacterKeys() && (isPrice || isInSlip)) {
      if (slipFocus.type(key) === 'kept') event.preventDefault()
      return
    }
    if (overlay) return
    if (isPrice && (key === 'Enter' || key === ' ')) {
      isBounceable = wasBounceable
      // A held key would press repeatedly.
      if (event.repeat) event.preventDefault()
      else if (target instanceof HTMLElement) beginPress(target)
      return
    }
    if (!event.repeat || isStepKey(key)) if (pressAtPrice(target, key)) event.preventDefault()
  }

  /** Runs in the capture phase: an Enter that took a price must not place its bet as well. */
  const stopBounce = (event: KeyboardEvent) => {
    const isBounced = event.key === 'Enter' && isBounceable && slipFocus.isBounce()
    if (!isBounced || !(event.target instanceof Element) || !slipFocus.holds(event.target)) return
    event.preventDefault()
    event.stopPropagation()
  }

  const arrive = ({ target }: FocusEvent) => {
    const cell = target instanceof Element ? cellOf(target) : undefined
    if (!cell) return
    steps.arrive()
    stops.moveTo(cell)
  }

  root.addEventListener('keydown', stopBounce, { capture: true })
  root.addEventListener('keydown', press)
  root.addEventListener('click', hearClick, { capture: true })
  root.addEventListener('focusin', arrive)
  root.addEventListener('pointerdown', slipFocus.forget)
  return () => {
    root.removeEventListener('keydown', stopBounce, { capture: true })
    root.removeEventListener('keydown', press)
    root.removeEventListener('click', hearClick, { capture: true })
    root.removeEventListener('focusin', arrive)
    root.removeEventListener('pointerdown', slipFocus.forget)
    stops.end()
  }
}
