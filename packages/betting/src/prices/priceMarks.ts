import type { PaintedCell } from './paintedCell.ts'

/** Time that a changed price stays marked, in ms; the mark is removed with the painter's next frame after that. */
export const flashMs = 500

export function createPriceMarks() {
  const marked: PaintedCell[] = []
  return {
    isEmpty: (): boolean => marked.length === 0,
    mark(cell: PaintedCell, move: 'up' | 'down', nowMs: number): void {
      if (cell.flashEndsAt === 0) marked.push(cell)
      cell.flashEndsAt = nowMs + flashMs
      if (cell.move === move) return
      cell.move = move
      cell.nodes.root.setAttribute('data-price-move', move)
    },
    endDue(nowMs: number): void {
      for (let index = marked.length - 1; index >= 0; index--) {
        const cell = marked[index]!
        if (cell.flashEndsAt > nowMs && cell.isBound) continue
        cell.flashEndsAt = 0
        cell.move = ''
        cell.nodes.root.removeAttribute('data-price-move')
        marked[index] = marked[marked.length - 1]!
        marked.pop()
      }
    },
  }
}
