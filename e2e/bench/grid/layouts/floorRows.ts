/**
 * The floor of a list in rows or tiles: the floor of the grid with an event's best prices under 1, X and 2.
 */
import type { Market } from '@kit/sdk/contract'
import { createCell, mountFloor, type DrawnMarket } from '../floor.ts'
import type { Subject } from '../subject.ts'
import { inPlaces, showsBest, type Layout } from './rowPrices.ts'

const drawRow =
  (layout: Layout) =>
  (market: Market): DrawnMarket => {
    const element = document.createElement('article')
    element.className = 'floor-event'
    element.dataset['layout'] = layout
    const words = element.appendChild(document.createElement('div'))
    words.className = 'floor-words'
    words.appendChild(document.createElement('a')).textContent = market.event.name
    words.appendChild(document.createElement('b')).textContent = 'LIVE'
    const prices = element.appendChild(document.createElement('div'))
    prices.className = 'floor-prices'
    const cells: DrawnMarket['cells'] = new Map()
    for (const runner of inPlaces(market.runners)) {
      const [back] = runner.back
      const [lay] = runner.lay
      const own = {
        back: back ? [createCell('back', 0, back.odds, Number(back.size) / 100)] : [],
        lay: lay && layout === 'rows' ? [createCell('lay', 0, lay.odds, Number(lay.size) / 100)] : [],
      }
      prices.append(...[...own.back, ...own.lay].map((cell) => cell.element))
      cells.set(runner.id, own)
    }
    return { element, cells }
  }

export const mountFloorRows =
  (layout: Layout) =>
  (root: HTMLElement, markets: Market[]): Subject => {
    root.dataset['list'] = layout
    return { ...mountFloor(drawRow(layout))(root, markets), shows: showsBest(layout) }
  }
