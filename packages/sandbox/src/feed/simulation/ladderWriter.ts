import type { ScriptedLadders, ScriptedPrice } from '../scripted.ts'
import type { Random } from './random.ts'
import { priceLadder } from '@kit/rules'
import { tickAtOrBelow } from './ticks.ts'

export type LadderWriter = (probability: number, depth: number) => ScriptedLadders

/**
 * Creates a writer of prices around a chance: backs below the fair odds and lays above, on the ladder's
 * ticks, with a wider gap for outsiders and more money near the middle. Most of the money at a price stays.
 */
export function ladderWriter(random: Random): LadderWriter {
  const current = { back: new Map<number, number>(), lay: new Map<number, number>() }

  function ladder(side: 'back' | 'lay', best: number, money: number): ScriptedPrice[] {
    const held = new Map(current[side])
    const ticks = current[side]
    ticks.clear()
    const levels: ScriptedPrice[] = []
    for (let step = 0; step < 10; step += 1) {
      const tick = side === 'back' ? best - step : best + step
      const odds = priceLadder[tick]
      if (odds === undefined || (step > 2 && random.next() < 0.04)) continue
      const fresh = () => Math.max(Math.round(money * Math.exp(-step / 7) * random.between(15, 160)) / 100, 2)
      const before = held.get(tick)
      const size = before === undefined || random.next() < (step < 2 ? 0.4 : 0.12) ? fresh() : before
      ticks.set(tick, size)
      levels.push([odds / 100, size])
    }
    return levels
  }

  return (probability, depth) => {
    const fair = 100 / Math.min(Math.max(probability, 0.0012), 0.985)
    const gap = fair > 2_000 ? 2 : fair > 600 ? 1 : 0
    const back = Math.max(tickAtOrBelow(fair) - Math.floor(gap / 2), 0)
    const lay = Math.min(back + 1 + Math.ceil(gap / 2), priceLadder.length - 1)
    const money = depth / (fair / 100 + 0.6)
    return { back: ladder('back', back, money), lay: ladder('lay', lay, money) }
  }
}

export function withTrades(
  runners: Record<number, ScriptedLadders>,
  amount: number,
): Record<number, ScriptedLadders> {
  const share = Math.round((amount / Object.keys(runners).length / 2) * 100) / 100
  return Object.fromEntries(
    Object.entries(runners).map(([id, ladders]) => {
      const best = [ladders.back?.[0], ladders.lay?.[0]].filter((price) => price !== undefined)
      return [id, { ...ladders, trades: best.map(([price]): ScriptedPrice => [price, share]) }]
    }),
  )
}
