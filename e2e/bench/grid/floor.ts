/**
 * Hand-written DOM only, with the same techniques as the kit: off-screen markets are skipped, one write per
 * changed cell and frame, one array for the end of flashes. It validates nothing and has no accessible names.
 */
import { flashMs } from './flash.ts'
import { sides, type WireChange } from './stream.ts'
import type { Subject } from './subject.ts'
import type { Market } from '@kit/sdk/contract'

export interface Cell {
  element: HTMLElement
  price: Text
  size: Text
  odd: number
  amount: number
  shownOdd: number
  shownAmount: number
  flashUntil: number
  isDirty: boolean
}
export interface DrawnMarket {
  element: HTMLElement
  cells: Map<string, { back: Cell[]; lay: Cell[] }>
}
interface FloorMarket extends DrawnMarket {
  dirty: Cell[]
  isOnScreen: boolean
  status: string
}

const whole = (amount: number) => String(Math.round(amount))

export function createCell(side: string, level: number, odds: number, size: number): Cell {
  const element = document.createElement('button')
  element.className = `floor-cell ${side}${level > 0 ? ' far' : ''}`
  const price = document.createTextNode((odds / 100).toFixed(2))
  const amount = document.createTextNode(whole(size))
  const priceElement = element.appendChild(document.createElement('b'))
  priceElement.append(price)
  element.appendChild(document.createElement('span')).append(amount)
  const odd = odds / 100
  return {
    element,
    price,
    size: amount,
    odd,
    amount: size,
    shownOdd: odd,
    shownAmount: size,
    flashUntil: 0,
    isDirty: false,
  }
}

function drawMarket(market: Market): DrawnMarket {
  const element = document.createElement('section')
  element.className = 'floor-market'
  const head = element.appendChild(document.createElement('header'))
  head.className = 'floor-head'
  head.appendChild(document.createElement('b')).textContent = 'LIVE'
  head.appendChild(document.createElement('h3')).textContent = market.name
  head.appendChild(document.createElement('p')).textContent = 'Min 100 · Max 25,000'
  const columns = element.appendChild(document.createElement('div'))
  columns.className = 'floor-columns'
  for (const name of ['Back', 'Lay']) columns.appendChild(document.createElement('span')).textContent = name
  const body = element.appendChild(document.createElement('div'))
  body.className = 'floor-body'
  const cells: DrawnMarket['cells'] = new Map()
  for (const runner of market.runners) {
    const row = body.appendChild(document.createElement('div'))
    row.className = 'floor-row'
    row.appendChild(document.createElement('span')).textContent = runner.name
    const back = runner.back.map(({ odds, size }, level) =>
      createCell('back', level, odds, Number(size) / 100),
    )
    const lay = runner.lay.map(({ odds, size }, level) => createCell('lay', level, odds, Number(size) / 100))
    row.append(...back.map((cell) => cell.element).toReversed(), ...lay.map((cell) => cell.element))
    cells.set(runner.id, { back, lay })
  }
  return { element, cells }
}

export const mountFloor =
  (draw = drawMarket) =>
  (root: HTMLElement, markets: Market[]): Subject => {
    const held = new Map<string, FloorMarket>()
    const withChanges = new Set<FloorMarket>()
    const flashing: Cell[] = []
    let frame = 0

    const schedule = () => {
      frame ||= requestAnimationFrame(paint)
    }
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        const market = held.get((target as HTMLElement).dataset['id']!)!
        market.isOnScreen = isIntersecting
        if (isIntersecting && market.dirty.length > 0) withChanges.add(market)
      }
      if (withChanges.size > 0) schedule()
    })

    for (const market of markets) {
      const { element, cells } = draw(market)
      element.dataset['id'] = market.id
      held.set(market.id, { element, cells, dirty: [], isOnScreen: false, status: 'active' })
      root.append(element)
      observer.observe(element)
    }

    function update(market: FloorMarket, cell: Cell, odd: number, amount: number): void {
      if (cell.odd === odd && cell.amount === amount) return
      cell.odd = odd
      cell.amount = amount
      if (cell.isDirty) return
      cell.isDirty = true
      market.dirty.push(cell)
    }

    function paint(now: number): void {
      frame = 0
      for (const market of withChanges) {
        for (const cell of market.dirty) {
          cell.isDirty = false
          if (cell.shownOdd !== cell.odd) {
            cell.element.dataset['flash'] = cell.odd > cell.shownOdd ? 'up' : 'down'
            cell.shownOdd = cell.odd
            cell.price.data = cell.odd.toFixed(2)
            if (cell.flashUntil === 0) flashing.push(cell)
            cell.flashUntil = now + flashMs
          }
          if (cell.shownAmount !== cell.amount) {
            cell.shownAmount = cell.amount
            cell.size.data = whole(cell.amount)
          }
        }
        market.dirty.length = 0
      }
      withChanges.clear()
      let kept = 0
      for (const cell of flashing) {
        if (cell.flashUntil > now) flashing[kept++] = cell
        else {
          cell.flashUntil = 0
          delete cell.element.dataset['flash']
        }
      }
      flashing.length = kept
      if (kept > 0) schedule()
    }

    return {
      receive(text) {
        const { docs } = JSON.parse(text) as { docs: WireChange[] }
        for (const doc of docs) {
          const market = held.get(doc._id)!
          if (doc.status !== undefined && doc.status !== market.status) {
            market.status = doc.status
            market.element.dataset['status'] = doc.status
          }
          for (const team of doc.teams) {
            const cells = market.cells.get(team.id)!
            for (const side of sides) {
              team[side]?.forEach((level, index) => {
                const cell = cells[side][index]
                if (cell) update(market, cell, level.odd, level.size)
              })
            }
          }
          if (market.isOnScreen && market.dirty.length > 0) withChanges.add(market)
        }
        if (withChanges.size > 0) schedule()
      },
      reveal: (marketId) => held.get(marketId)!.element.scrollIntoView({ block: 'center' }),
      shown: (marketId, runnerId, side, level) =>
        held.get(marketId)!.cells.get(runnerId)![side][level]!.element,
    }
  }
