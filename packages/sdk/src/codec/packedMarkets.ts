import * as z from 'zod/mini'
import {
  home,
  market as ourMarket,
  type EventSummary,
  type Home,
  type Market,
  type Runner,
} from '../contract/market.ts'
import { readCompressed } from './compressed.ts'
import { documentedRows } from './documentedRows.ts'
import { fittingRows } from './fittingRows.ts'
import { parseJsonText } from './jsonText.ts'

/** Kind of a large packed answer. */
export type PackedShape = 'home' | 'markets'

/**
 * A large answer, read and checked in the worker: what lists and filters use as one JSON text, and the runners of each
 * market as bytes that are read when first used.
 */
export interface Packed {
  /** A `Light` as JSON text. */
  light: string
  /** The offset at which each market's runners start, and the end of the last. */
  offsets: Uint32Array<ArrayBuffer>
  runners: Uint8Array<ArrayBuffer>
  /** The fault of the rows that were left out. */
  unfit?: string | undefined
}

export interface Light<Answer extends LightHome | LightMarket[] = LightHome | LightMarket[]> {
  /** Objects that many rows have in common, each once. */
  shared: object[]
  answer: Answer
}

const markets = z.array(ourMarket)

/** JSON has no bigint: minor units are a number while that is exact, else a text of digits. */
export type PackedAmount = number | string

const packedAmount = (amount: bigint): PackedAmount =>
  Number.isSafeInteger(Number(amount)) ? Number(amount) : String(amount)

/** Odds, run and size. */
export type PackedLevel = [number, number, PackedAmount]
export type PackedRunner = Omit<Runner, 'back' | 'lay'> & Record<'back' | 'lay', PackedLevel[]>

const packedSide = (levels: Runner['back']): PackedLevel[] =>
  levels.map(({ odds, run, size }) => [odds, run, packedAmount(size)])

const packedRunner = ({ back, lay, ...facts }: Runner): PackedRunner => ({
  ...facts,
  back: packedSide(back),
  lay: packedSide(lay),
})

type Own = 'id' | 'exchangeId' | 'name' | 'openDate' | 'sequence'
type Amount = 'min' | 'max' | 'totalMatched'
export type Kind = Omit<Market, Own | Amount | 'event' | 'runners'>
/** A market without its runners; `kind` and `event` are indexes of `shared`. */
export type LightMarket = Pick<Market, Own> & Record<Amount, PackedAmount> & { kind: number; event: number }
export type Group = Pick<EventSummary, 'eventType' | 'competition'>
export type LightSummary = Pick<EventSummary, 'isInPlay' | 'marketIds'> & {
  group: number
  event: number
  mainMarket: LightMarket | null
}
export type LightHome = Omit<Home, 'ongoing' | 'upcoming'> & Record<'ongoing' | 'upcoming', LightSummary[]>

/** Packs markets and summaries that the contract has read, and collects their runners and shared objects. */
function createPacker() {
  const texts: Uint8Array[] = []
  const encoder = new TextEncoder()
  const shared = new Map<string, number>()

  function share(part: object): number {
    const text = JSON.stringify(part)
    const known = shared.get(text)
    if (known === undefined) shared.set(text, shared.size)
    return known ?? shared.size - 1
  }

  function market(ours: Market): LightMarket {
    const { runners, event, id, exchangeId, name, openDate, sequence, ...more } = ours
    const { min, max, totalMatched, ...kind } = more
    texts.push(encoder.encode(JSON.stringify(runners.map(packedRunner))))
    return {
      id,
      exchangeId,
      name,
      openDate,
      sequence,
      kind: share(kind satisfies Kind),
      event: share(event),
      min: packedAmount(min),
      max: packedAmount(max),
      totalMatched: packedAmount(totalMatched),
    }
  }

  const summary = ({ eventType, competition, event, mainMarket, ...facts }: EventSummary): LightSummary => ({
    ...facts,
    group: share({ eventType, competition } satisfies Group),
    event: share(event),
    mainMarket: mainMarket && market(mainMarket),
  })

  function packed(answer: LightHome | LightMarket[], fault: Error | undefined): Packed {
    const offsets = new Uint32Array(texts.length + 1)
    texts.forEach((text, index) => (offsets[index + 1] = offsets[index]! + text.length))
    const runners = new Uint8Array(offsets[texts.length]!)
    texts.forEach((text, index) => runners.set(text, offsets[index]))
    const light = `{"shared":[${[...shared.keys()].join()}],"answer":${JSON.stringify(answer)}}`
    return { light, offsets, runners, unfit: fault?.message }
  }
  return { market, summary, packed }
}

/** Reads an answer's body by the contract, without rows that do not fit, and packs it. Throws when it can't be read. */
export function pack(shape: PackedShape, body: ArrayBuffer): Packed {
  const text = new TextDecoder('utf-8', { fatal: true }).decode(body)
  const { docs } = z.object({ docs: z.unknown() }).parse(parseJsonText(text))
  const wire = typeof docs === 'string' ? readCompressed(docs) : docs
  const { market, summary, packed } = createPacker()
  if (shape === 'markets') {
    const { read, fault } = fittingRows(markets, wire)
    return packed(read.map(market), fault)
  }
  const { read, fault } = documentedRows('getHome', home, wire)
  const { ongoing, upcoming, ...rest } = read
  return packed({ ongoing: ongoing.map(summary), upcoming: upcoming.map(summary), ...rest }, fault)
}
