import type { EventSummary, Home, Market, Runner } from '../contract/market.ts'
import type { LightMarket, Packed, PackedRunner, PackedShape } from './packedMarkets.ts'

/** Makes a market no plain object: nothing walks through it, and so through its runners, by the way. */
const packed: object = Object.create(Object.prototype)

function runnersOf(text: string): Runner[] {
  const runners = JSON.parse(text) as PackedRunner[]
  for (const { back, lay } of runners)
    for (const levels of [back, lay] as { size: string | bigint }[][])
      for (const level of levels) level.size = BigInt(level.size)
  return runners as unknown as Runner[]
}

/** Gives the markets of a packed answer back, in its order. One literal each: there may be thousands. */
function reader({ offsets, runners }: Packed) {
  let next = 0
  const decoder = new TextDecoder()
  return (light: LightMarket): Market => {
    const [from, to] = [offsets[next], offsets[next + 1]]
    next += 1
    let known: Runner[] | undefined
    return {
      __proto__: packed,
      ...light,
      min: BigInt(light.min),
      max: BigInt(light.max),
      totalMatched: BigInt(light.totalMatched),
      get runners() {
        return (known ??= runnersOf(decoder.decode(runners.subarray(from, to))))
      },
    } as Market
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
