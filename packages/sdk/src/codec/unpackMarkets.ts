import * as z from 'zod/mini'
import { market, type EventSummary, type Home, type Market, type Runner } from '../contract/market.ts'
import type { Packed, PackedShape } from './packedMarkets.ts'

type Facts = Omit<Market, 'runners'>

/** Makes a market no plain object: nothing walks through it, and so through its runners, by the way. */
const packed: object = Object.create(Object.prototype)

/** A market whose runners are read when somebody looks at them. */
function packedMarket(facts: Facts, read: () => Runner[]): Market {
  let runners: Runner[] | undefined
  const market: Facts = Object.assign(Object.create(packed), facts)
  return Object.defineProperty(market as Market, 'runners', {
    enumerable: true,
    get: () => (runners ??= read()),
  })
}

/** Gives the markets of a packed answer back, in its order. */
function reader({ offsets, runners }: Packed) {
  let next = 0
  const decoder = new TextDecoder()
  return (light: Record<string, unknown>): Market => {
    const [from, to] = [offsets[next], offsets[next + 1]]
    next += 1
    const read = () =>
      z.decode(market, JSON.parse(decoder.decode(runners.subarray(from, to))) as never).runners
    const { min, max, totalMatched } = light as Record<string, string>
    const amounts = { min: BigInt(min!), max: BigInt(max!), totalMatched: BigInt(totalMatched!) }
    return packedMarket({ ...light, ...amounts } as Facts, read)
  }
}

/** What the contract's reading of the same answer gives, with runners that are read at first sight. */
export function unpack(shape: PackedShape, packed: Packed): Home | Market[] {
  const light = JSON.parse(packed.light)
  const read = reader(packed)
  if (shape === 'markets') return light.map(read)
  for (const summary of [...light.ongoing, ...light.upcoming] as (EventSummary & { mainMarket: never })[])
    if (summary.mainMarket) (summary as EventSummary).mainMarket = read(summary.mainMarket)
  return light
}
