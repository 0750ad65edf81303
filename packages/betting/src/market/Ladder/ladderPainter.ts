import type { Odds, PriceSize, Side } from '@kit/sdk/contract'
import { oddsText, sizeText } from '../../prices/priceText.ts'
import type { LadderPrices } from './ladderRows.ts'

/** A button of the ladder, and what it shows. */
interface LadderCell {
  button: HTMLButtonElement
  /** Written in place: a new one would be laid out as a new one. */
  text: Text
  odds: Odds
  size: bigint
}

/** One side of a ladder: its buttons by their odds, what is on offer, and the button of the best price. */
function createLadderSide(word: string) {
  const cells = new Map<Odds, LadderCell>()
  let offered = new Map<Odds, bigint>()
  let bestOdds: Odds | undefined
  let best: HTMLButtonElement | undefined

  const write = (cell: LadderCell) => {
    const size = offered.get(cell.odds) ?? 0n
    if (cell.size === size) return
    cell.size = size
    cell.button.disabled = size === 0n
    const amount = sizeText(size)
    cell.text.data = amount
    cell.button.setAttribute('aria-label', `${word} ${oddsText(cell.odds)} ${amount}`.trim())
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
      const cell = { button, text, odds, size: 0n }
      cells.set(odds, cell)
      write(cell)
      if (odds === bestOdds) markBest()
      return () => void (cells.get(odds) === cell && cells.delete(odds))
    },
    paint(levels: readonly PriceSize[]): void {
      const standing = levels.filter(({ odds }) => odds > 0)
      offered = new Map(standing.map(({ odds, size }) => [odds, size]))
      bestOdds = standing[0]?.odds
      for (const cell of cells.values()) write(cell)
      markBest()
    },
  }
}

/**
 * Writes a ladder into its buttons, past React: those whose size changed, and no others. What is not on offer is disabled,
 * and of each side only the best price is reached by Tab; arrow keys go on from there. `words` say back and lay.
 */
export function createLadderPainter(words: Record<Side, string>) {
  const sides = { back: createLadderSide(words.back), lay: createLadderSide(words.lay) }
  return {
    bind: (side: Side, odds: Odds, button: HTMLButtonElement): (() => void) => sides[side].bind(odds, button),
    paint({ back, lay }: LadderPrices): void {
      sides.back.paint(back)
      sides.lay.paint(lay)
    },
  }
}

export type LadderPainter = ReturnType<typeof createLadderPainter>
