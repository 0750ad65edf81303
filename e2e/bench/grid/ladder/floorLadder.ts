/**
 * The floor of a ladder: a row for each price of the exchange, like the kit's, in blocks that are not laid
 * out off screen. Changes of each message are written once a frame. It validates nothing and has no
 * accessible names.
 */
import { priceLadder } from '@kit/rules'
import { sides, type Side, type WirePrice } from '../stream.ts'
import type { LadderSubject } from '../subject.ts'
import type { Depth } from './ladderStream.ts'

const rowsPerBlock = 25

interface LadderCell {
  button: HTMLButtonElement
  text: Text
  size: number
}

const hundredths = ({ odd }: WirePrice) => Math.round(odd * 100)

function createCell(side: Side): LadderCell {
  const button = document.createElement('button')
  button.className = `floor-step ${side}`
  button.disabled = true
  return { button, text: button.appendChild(document.createTextNode('')), size: 0 }
}

export function mountFloorLadder(root: HTMLElement, first: Depth): LadderSubject {
  const cells = { back: new Map<number, LadderCell>(), lay: new Map<number, LadderCell>() }
  const best: Partial<Record<Side, LadderCell>> = {}
  const panel = root.appendChild(document.createElement('div'))
  panel.className = 'floor-ladder'
  const head = panel.appendChild(document.createElement('header'))
  for (const name of ['Back', 'Lay']) head.appendChild(document.createElement('span')).textContent = name
  const list = panel.appendChild(document.createElement('div'))
  list.className = 'floor-steps'
  let block: HTMLElement | undefined
  for (const [at, odds] of priceLadder.toReversed().entries()) {
    if (at % rowsPerBlock === 0) block = list.appendChild(document.createElement('ol'))
    const row = block!.appendChild(document.createElement('li'))
    for (const side of sides) cells[side].set(odds, createCell(side))
    const name = document.createElement('span')
    name.textContent = (odds / 100).toFixed(2)
    row.append(cells.back.get(odds)!.button, name, cells.lay.get(odds)!.button)
  }

  const write = (cell: LadderCell, size: number) => {
    if (cell.size === size) return
    cell.size = size
    cell.button.disabled = size === 0
    cell.text.data = size === 0 ? '' : String(size)
  }
  const filled = { back: new Set<LadderCell>(), lay: new Set<LadderCell>() }
  const paintSide = (side: Side, levels: WirePrice[]) => {
    const before = new Set(filled[side])
    filled[side].clear()
    for (const level of levels) {
      const cell = cells[side].get(hundredths(level))!
      write(cell, level.size)
      filled[side].add(cell)
      before.delete(cell)
    }
    for (const cell of before) write(cell, 0)
    const next = cells[side].get(hundredths(levels[0]!))!
    if (next === best[side]) return
    delete best[side]?.button.dataset['best']
    next.button.dataset['best'] = ''
    best[side] = next
  }

  let pending = first
  let frame = 0
  const paint = () => {
    frame = 0
    for (const side of sides) paintSide(side, pending[side])
  }
  paint()
  list.scrollTop =
    best.back!.button.getBoundingClientRect().top - list.getBoundingClientRect().top - list.clientHeight / 2

  return {
    receive(text) {
      pending = (JSON.parse(text) as { docs: Depth }).docs
      frame ||= requestAnimationFrame(paint)
    },
    shown: (side, odds) => cells[side].get(odds)!.text.data,
  }
}
