import { eventTypes } from '../names/sports.ts'
import { scriptMarket, type MarketScript, type ScriptedLadders } from '../scripted.ts'
import { ladderWriter, withTrades } from './ladderWriter.ts'
import type { Random } from './random.ts'

const venues = ['Ashdown Park', 'Brackwater', 'Copperfield', 'Dunmere', 'Elmstead', 'Fallowgate'] as const

export interface RaceIds {
  win: string
  place?: string
  eventId: string
}

function shares(strengths: readonly number[]): number[] {
  const weights = strengths.map((strength) => Math.exp(strength))
  const sum = weights.reduce((total, weight) => total + weight, 0)
  return weights.map((weight) => weight / sum)
}

/**
 * Returns the finishing order. Each position is drawn from the remaining runners in proportion to strength.
 */
function finish(strengths: readonly number[], random: Random): number[] {
  const left = strengths.map((strength, index) => ({ index, weight: Math.exp(strength) }))
  const order: number[] = []
  while (left.length > 0) {
    const [runner] = left.splice(random.weighted(left.map(({ weight }) => weight)), 1)
    if (runner) order.push(runner.index)
  }
  return order
}

/**
 * Minutes of betting, then horses go in play for a minute while greyhounds are suspended at the start, and
 * the result. A place market has two places.
 */
export function simulateRace(
  { win, place, eventId }: RaceIds,
  sport: 'horses' | 'greyhounds',
  random: Random,
): MarketScript[] {
  const isHorses = sport === 'horses'
  const count = isHorses ? random.whole(7, 12) : 6
  const before = isHorses ? 240 : 165
  const running = isHorses ? 70 : 30
  const base = random.whole(1_000, 9_000) * 100
  const runners = Array.from({ length: count }, (_, index) => ({ id: base + index + 1 }))
  const strengths = runners.map(() => random.bell() * 0.8)
  const order = finish(strengths, random)
  const common = {
    eventId,
    eventTypeId: eventTypes[sport],
    venue: random.pick(venues),
    runners,
    startsAfterSeconds: before,
  }
  const markets = [
    {
      script: scriptMarket({ ...common, marketId: win, marketType: 'WIN' }),
      places: 1,
      writers: runners.map(() => ladderWriter(random)),
    },
    ...(place === undefined
      ? []
      : [
          {
            script: scriptMarket({ ...common, marketId: place, marketType: 'PLACE', numberOfWinners: 2 }),
            places: 2,
            writers: runners.map(() => ladderWriter(random)),
          },
        ]),
  ]
  let matched = random.between(500, 9_000)

  function show(at: number, moved: (index: number) => boolean) {
    const chances = shares(strengths)
    const moments = markets.map(({ script, places, writers }) => {
      const ladders: Record<number, ScriptedLadders> = {}
      for (const [index, { id }] of runners.entries()) {
        const chance = chances[index] ?? 0
        // Placed: first, or second after one of the others.
        const placed = chances.reduce(
          (sum, other, rival) => (rival === index ? sum : sum + (other * chance) / Math.max(1 - other, 0.02)),
          chance,
        )
        const ladder = moved(index)
          ? writers[index]?.(places === 1 ? chance : Math.min(placed, 0.97), 350)
          : undefined
        if (ladder) ladders[id] = ladder
      }
      return { script, places, ladders }
    })
    const more = random.between(1, 60)
    for (const { script, places, ladders } of moments) {
      script.prices(at, withTrades(ladders, more / places))
      script.matched(at, Math.round((matched / places) * 100) / 100)
    }
    matched += more
  }
  function empty(at: number) {
    const ladders = Object.fromEntries(runners.map(({ id }) => [id, { back: [], lay: [] }]))
    for (const { script } of markets) script.suspend(at).prices(at, ladders)
  }

  show(0.2, () => true)
  for (let at = 1; at < before - 2; at += random.between(0.5, 1.8)) {
    for (const index of strengths.keys()) strengths[index] = (strengths[index] ?? 0) + random.bell() * 0.015
    show(at, () => random.next() < 0.35)
  }
  empty(before)
  if (isHorses) {
    for (const { script } of markets) script.inPlay(before + 1.5, 1)
    for (let at = before + 2; at < before + running; at += random.between(0.4, 1)) {
      for (const index of strengths.keys())
        strengths[index] = (strengths[index] ?? 0) + (order[0] === index ? 0.09 : 0) + random.bell() * 0.16
      show(at, () => true)
    }
    empty(before + running + 1)
  }
  for (const { script, places } of markets) {
    const winners = order.slice(0, places).flatMap((index) => runners[index]?.id ?? [])
    script.close(before + running + 25, winners)
  }
  return markets.map(({ script }) => script)
}
