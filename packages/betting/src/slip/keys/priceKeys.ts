import type { Side } from '@kit/sdk/contract'
import { isSideways, isStepKey, nextCell, type CellPosition } from './cellSteps.ts'
import { isPlainKey, isTyping, overlayOf } from './keyGuards.ts'
import {
  acceptButton,
  cashOutButton,
  cellInRow,
  cellOf,
  cellOfNextMarket,
  createTabStops,
  renderedRows,
  holdsCell,
  neighbourLink,
  positionOfCell,
} from './priceCells.ts'
import type { SlipFocus } from './slipFocus.ts'

/** The key of each side. In a session B is yes and L is no. */
const sideKeys: Partial<Record<string, Side>> = { b: 'back', l: 'lay' }
const marketKeys: Partial<Record<string, 1 | -1>> = { n: 1, p: -1 }
const acceptKey = 'a'
/** Key that opens the cash out of the current market, or of the first market that has one. */
const cashOutKey = 'c'

export interface PriceKeysOptions {
  root: Document
  slipFocus: SlipFocus
  /**
   * Returns true while single-character keys are shortcuts: A, B, C, L, N, P, digits and the question mark. The player
   * can turn them off.
   */
  hasCharacterKeys: () => boolean
  openHelp: () => void
}

function createSteps(root: Document) {
  let column: CellPosition | undefined
  return {
    step(cell: HTMLElement, key: string): boolean {
      if (!isStepKey(key)) return false
      const rows = renderedRows(root)
      const at = rows.at(cell)
      if (!at) return false
      const isRtl = getComputedStyle(cell.closest('li') ?? root.body).direction === 'rtl'
      const next = nextCell(rows, { at, key, column: column ?? positionOfCell(cell), isRtl })
      const to = next && rows.element(next)
      const kept = isSideways(key) ? undefined : (column ?? positionOfCell(cell))
      to?.focus()
      // Focusing the cell reset the column, so it is restored.
      column = kept
      return true
    },
    arrive: () => {
      column = undefined
    },
  }
}

/** Keeps one tab stop per market while cells are added and removed. */
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
  // Only changes of cells count: price updates change text nodes, and a market's overlay changes with every ball.
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
 * Handles the keys of the page's prices and slip with one set of listeners. Prices remain buttons: Enter and Space
 * press them, and screen reader keys work as usual. Returns a function that removes the listeners.
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

  /** The price that a key is pressing, whose click then counts as made by key. */
  let keyed: HTMLElement | undefined

  const beginPress = (cell: HTMLElement) => {
    keyed = cell
    isBounceable = true
  }

  const handleClick = ({ target, detail }: MouseEvent) => {
    // `detail` counts pointer clicks and is 0 for keys.
    if (detail === 0 && keyed && target instanceof Node && keyed.contains(target)) slipFocus.taken(keyed)
    keyed = undefined
  }

  const pressAtPrice = (focused: Element, key: string): boolean => {
    const cell = cellOf(focused)
    if (cell && steps.step(cell, key)) return true
    const side = hasCharacterKeys() ? sideKeys[key.toLowerCase()] : undefined
    const wanted = side && cellInRow(focused, side)
    if (!wanted?.checkVisibility()) return false
    wanted.focus()
    beginPress(wanted)
    wanted.click()
    return true
  }

  /**
   * Handles keys that work wherever the focus is outside a text field: between markets, and A also in the slip's
   * fields.
   */
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

  /** Runs in the capture phase: an Enter that selected a price must not place its bet as well. */
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
  root.addEventListener('click', handleClick, { capture: true })
  root.addEventListener('focusin', arrive)
  root.addEventListener('pointerdown', slipFocus.forget)
  return () => {
    root.removeEventListener('keydown', stopBounce, { capture: true })
    root.removeEventListener('keydown', press)
    root.removeEventListener('click', handleClick, { capture: true })
    root.removeEventListener('focusin', arrive)
    root.removeEventListener('pointerdown', slipFocus.forget)
    stops.end()
  }
}
