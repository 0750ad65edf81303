import * as z from 'zod/mini'
import { home, market, type EventSummary, type Market, type Runner } from '../contract/market.ts'
import { readCompressed } from './compressed.ts'
import { fittingRows } from './fittingRows.ts'
import { parseJsonText } from './jsonText.ts'

/** Which of the large answers is packed. */
export type PackedShape = 'home' | 'markets'

/**
 * A large answer, read and checked where it does not hold up the page: what lists and filters look at as one JSON text,
 * and the runners of each market as bytes, which are read when somebody looks at that market.
 */
export interface Packed {
  light: string
  /** Where the runners of each market begin; one more for their end. */
  offsets: Uint32Array<ArrayBuffer>
  runners: Uint8Array<ArrayBuffer>
  /** What is wrong with the rows that were left out, where some were. */
  unfit?: string | undefined
}

const markets = z.array(market)

/** JSON has no bigint: the sizes, in minor units, are written as digits. */
export type PackedRunner = Omit<Runner, 'back' | 'lay'> &
  Record<'back' | 'lay', { odds: number; run: number; size: string }[]>

const packedRunner = ({ back, lay, ...facts }: Runner): PackedRunner => {
  const digits = (levels: Runner['back']) => levels.map((level) => ({ ...level, size: String(level.size) }))
  return { ...facts, back: digits(back), lay: digits(lay) }
}

type Amount = 'min' | 'max' | 'totalMatched'
/** A market without its runners; its amounts, in minor units, as digits. */
export type LightMarket = Omit<Market, 'runners' | Amount> & Record<Amount, string>

/** Collects the runners' texts, market by market. */
function runnerTexts() {
  const texts: Uint8Array[] = []
  const encoder = new TextEncoder()
  return {
    /** A market without its runners, which were read by the contract and need not be checked again. */
    light(ours: Market): LightMarket {
      const { runners, min, max, totalMatched, ...facts } = ours
      texts.push(encoder.encode(JSON.stringify(runners.map(packedRunner))))
      return { ...facts, min: String(min), max: String(max), totalMatched: String(totalMatched) }
    },
    joined(): Pick<Packed, 'offsets' | 'runners'> {
      const offsets = new Uint32Array(texts.length + 1)
      texts.forEach((text, index) => (offsets[index + 1] = offsets[index]! + text.length))
      const runners = new Uint8Array(offsets[texts.length]!)
      texts.forEach((text, index) => runners.set(text, offsets[index]))
      return { offsets, runners }
    },
  }
}

/** Reads the body of an answer as the contract declares it, rows that do not fit left out, and packs it. Throws what reading it throws. */
export function pack(shape: PackedShape, body: ArrayBuffer): Packed {
  const text = new TextDecoder('utf-8', { fatal: true }).decode(body)
  const { docs } = z.object({ docs: z.unknown() }).parse(parseJsonText(text))
  const wire = typeof docs === 'string' ? readCompressed(docs) : docs
  const texts = runnerTexts()
  const lightSummary = ({ mainMarket, ...summary }: EventSummary) => ({
    ...summary,
    mainMarket: mainMarket && texts.light(mainMarket),
  })
  if (shape === 'markets') {
    const { read, fault } = fittingRows(markets, wire)
    return { light: JSON.stringify(read.map(texts.light)), ...texts.joined(), unfit: fault?.message }
  }
  const { read, fault } = fittingRows(home, wire)
  const { ongoing, upcoming, ...rest } = read
  const light = { ongoing: ongoing.map(lightSummary), upcoming: upcoming.map(lightSummary), ...rest }
  return { light: JSON.stringify(light), ...texts.joined(), unfit: fault?.message }
}
