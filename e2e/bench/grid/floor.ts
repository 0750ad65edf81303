/**
 * The floor: hand-written DOM and nothing else. `content-visibility: auto` per market, markets off screen gated by an
 * IntersectionObserver (their changes held and written on entry), one write per changed cell per animation frame, and
 * the end of every flash kept in one array. It validates nothing, counts no sequence and has no accessible names.
 */
import { flashMs } from './flash.ts'
import { gridLevels, ladderLevels, ladderMarketId, sides, type Side, type WireChange } from './stream.ts'
import type { Subject } from './subject.ts'
import type { Market, PriceSize } from '@kit/sdk/contract'

interface Cell {
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
/** A market, or the ladder of the first. */
interface FloorMarket {
  element: HTMLElement
  cells: Map<string, Record<Side, Cell[]>>
  dirty: Cell[]
  isOnScreen: boolean
  status: string
}

const whole = (amount: number) => String(Math.round(amount))

function createCell(side: Side, { odds, size: minor }: PriceSize): Cell {
  const size = Number(minor) / 100
  const element = document.createElement('button')
  element.className = `floor-cell ${side}`
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

export function mountFloor(root: HTMLElement, markets: Market[]): Subject {
  const held = new Map<string, FloorMarket>()
  let ladder: FloorMarket | undefined
  const withChanges = new Set<FloorMarket>()
  const flashing: Cell[] = []
  let frame = 0

  const schedule = () => {
    frame ||= requestAnimationFrame(paint)
  }
  const shownAs = new WeakMap<Element, FloorMarket>()
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      const market = shownAs.get(target)!
      market.isOnScreen = isIntersecting
      if (isIntersecting && market.dirty.length > 0) withChanges.add(market)
    }
    if (withChanges.size > 0) schedule()
  })

  function section({ name }: Market, className: string): { element: HTMLElement; body: HTMLElement } {
    const element = document.createElement('section')
    element.className = `floor-market ${className}`
    const head = element.appendChild(document.createElement('header'))
    head.className = 'floor-head'
    head.appendChild(document.createElement('b')).textContent = 'LIVE'
    head.appendChild(document.createElement('h3')).textContent = name
    head.append('Min 100 · Max 25,000')
    const body = element.appendChild(document.createElement('div'))
    body.className = 'floor-body'
    return { element, body }
  }

  function watch(element: HTMLElement, cells: FloorMarket['cells']): FloorMarket {
    const market: FloorMarket = { element, cells, dirty: [], isOnScreen: false, status: 'active' }
    shownAs.set(element, market)
    root.append(element)
    observer.observe(element)
    return market
  }

  function mountLadder(market: Market): FloorMarket {
    const { element, body } = section(market, 'floor-ladder')
    const cells: FloorMarket['cells'] = new Map()
    for (const runner of market.runners) {
      const column = body.appendChild(document.createElement('div'))
      column.appendChild(document.createElement('h4')).textContent = runner.name
      const back = runner.back.map((price) => createCell('back', price))
      const lay = runner.lay.map((price) => createCell('lay', price))
      for (let level = 0; level < ladderLevels; level += 1) {
        const row = column.appendChild(document.createElement('div'))
        row.className = 'floor-step'
        row.append(back[level]!.element, lay[level]!.element)
      }
      cells.set(runner.id, { back, lay })
    }
    return watch(element, cells)
  }

  function mountMarket(market: Market): FloorMarket {
    const { element, body } = section(market, '')
    const cells: FloorMarket['cells'] = new Map()
    for (const runner of market.runners) {
      const row = body.appendChild(document.createElement('div'))
      row.className = 'floor-row'
      row.appendChild(document.createElement('span')).textContent = runner.name
      const back = runner.back.slice(0, gridLevels).map((price) => createCell('back', price))
      const lay = runner.lay.slice(0, gridLevels).map((price) => createCell('lay', price))
      row.append(...back.map((cell) => cell.element).toReversed(), ...lay.map((cell) => cell.element))
      cells.set(runner.id, { back, lay })
    }
    return watch(element, cells)
  }

  for (const market of markets) {
    if (market.id === ladderMarketId) ladder = mountLadder(market)
    held.set(market.id, mountMarket(market))
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

  function take(market: FloorMarket, { teams }: WireChange): void {
    for (const team of teams) {
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

  return {
    receive(text) {
      const { docs } = JSON.parse(text) as { docs: WireChange[] }
      for (const doc of docs) {
        const market = held.get(doc._id)!
        if (doc.status !== undefined && doc.status !== market.status) {
          market.status = doc.status
          market.element.dataset['status'] = doc.status
        }
        take(market, doc)
        if (ladder && doc._id === ladderMarketId) take(ladder, doc)
      }
      if (withChanges.size > 0) schedule()
    },
    reveal: (marketId) => held.get(marketId)!.element.scrollIntoView({ block: 'center' }),
    shown: (marketId, runnerId, side, level) =>
      held.get(marketId)!.cells.get(runnerId)![side][level]!.element,
    shownInLadder: (runnerId, side, level) => ladder!.cells.get(runnerId)![side][level]!.element,
  }
}
