import type { Minor, Odds, PriceSize, Side } from '@kit/sdk/contract'
import { oddsText, sizeText } from '../../prices/priceText.ts'
import { writeText } from '../../prices/writeText.ts'
import type { LadderPrices } from './ladderRows.ts'

export interface OwnAtPrice {
  side: Side
  odds: Odds
  /** Unmatched amount at this price, in minor units. */
  left: Minor
  ids: readonly string[]
}

export interface LadderTexts {
  back: string
  lay: string
  own(side: Side, odds: string, amount: string): string
  /** Undefined if prices cannot be requested. */
  ask?: ((side: Side, odds: string) => string) | undefined
}

interface LadderCell {
  button: HTMLButtonElement
  /** Changed in place: a new text node would cost more layout. */
  text: Text
  odds: Odds
  size: bigint
  own: bigint
}

function createLadderSide(side: Side, texts: LadderTexts) {
  const cells = new Map<Odds, LadderCell>()
  let offered = new Map<Odds, bigint>()
  let owned = new Map<Odds, bigint>()
  let bestOdds: Odds | undefined
  let best: HTMLButtonElement | undefined

  const nameOf = ({ odds, size, own }: LadderCell) => {
    const price = oddsText(odds)
    if (own > 0n) return texts.own(side, price, sizeText(own))
    if (size === 0n && texts.ask) return texts.ask(side, price)
    return `${texts[side]} ${price} ${sizeText(size)}`.trim()
  }

  const write = (cell: LadderCell, isNew = false) => {
    const size = offered.get(cell.odds) ?? 0n
    const own = owned.get(cell.odds) ?? 0n
    if (!isNew && cell.size === size && cell.own === own) return
    cell.size = size
    cell.own = own
    cell.button.disabled = size === 0n && own === 0n && !texts.ask
    cell.button.toggleAttribute('data-own', own > 0n)
    cell.button.toggleAttribute('data-empty', size === 0n && own === 0n)
    writeText(cell.text, cell.button, sizeText(own > 0n ? own : size))
    cell.button.setAttribute('aria-label', nameOf(cell))
  }

  const markBest = () => {
    const next = bestOdds === undefined ? undefined : cells.get(bestOdds)?.button
    if (next === best) return
    best?.setAttribute('tabindex', '-1')
    best?.removeAttribute('data-best')
    best = next
    best?.setAttribute('tabindex', '0')
    best?.setAttribute('data-best', '')
  }

  return {
    bind(odds: Odds, button: HTMLButtonElement): () => void {
      const text = document.createTextNode('')
      button.replaceChildren(text)
      const cell = { button, text, odds, size: 0n, own: 0n }
      cells.set(odds, cell)
      write(cell, true)
      if (odds === bestOdds) markBest()
      return () => void (cells.get(odds) === cell && cells.delete(odds))
    },
    paint(levels: readonly PriceSize[]): void {
      const offers = levels.filter(({ odds }) => odds > 0)
      offered = new Map(offers.map(({ odds, size }) => [odds, size]))
      bestOdds = offers[0]?.odds
      for (const cell of cells.values()) write(cell)
      markBest()
    },
    own(orders: readonly OwnAtPrice[]): void {
      owned = new Map(orders.filter((one) => one.side === side).map(({ odds, left }) => [odds, left]))
      for (const cell of cells.values()) write(cell)
    },
  }
}

/** Creates the traded amounts, which are written next to the odds. */
function createTraded() {
  const marks = new Map<Odds, { mark: HTMLElement; text: Text; size: bigint }>()
  let traded = new Map<Odds, bigint>()
  let last: Odds | undefined
  const write = (odds: Odds) => {
    const own = marks.get(odds)
    const size = traded.get(odds) ?? 0n
    if (!own || own.size === size) return
    own.size = size
    writeText(own.text, own.mark, sizeText(size))
  }
  const markLast = (next: Odds | undefined) => {
    if (next === last) return
    if (last !== undefined) marks.get(last)?.mark.removeAttribute('data-last')
    last = next
    if (last !== undefined) marks.get(last)?.mark.setAttribute('data-last', '')
  }
  return {
    bind(odds: Odds, mark: HTMLElement): () => void {
      const text = document.createTextNode('')
      mark.replaceChildren(text)
      const own = { mark, text, size: 0n }
      marks.set(odds, own)
      write(odds)
      if (odds === last) mark.setAttribute('data-last', '')
      return () => void (marks.get(odds) === own && marks.delete(odds))
    },
    paint({ traded: levels = [], lastOdd }: LadderPrices): void {
      traded = new Map(levels.map(({ odds, size }) => [odds, size]))
      for (const odds of marks.keys()) write(odds)
      markLast(lastOdd)
    },
  }
}

/**
 * Writes a ladder into its buttons without React. Prices that are neither on offer nor requestable are
 * disabled. Only the best price of each side is a tab stop; arrow keys move on from there.
 */
export function createLadderPainter(texts: LadderTexts) {
  const sides = { back: createLadderSide('back', texts), lay: createLadderSide('lay', texts) }
  const traded = createTraded()
  return {
    bind: (side: Side, odds: Odds, button: HTMLButtonElement): (() => void) => sides[side].bind(odds, button),
    bindTraded: traded.bind,
    paint(prices: LadderPrices): void {
      sides.back.paint(prices.back)
      sides.lay.paint(prices.lay)
      traded.paint(prices)
    },
    own(orders: readonly OwnAtPrice[]): void {
      sides.back.own(orders)
      sides.lay.own(orders)
    },
  }
}

export type LadderPainter = ReturnType<typeof createLadderPainter>
