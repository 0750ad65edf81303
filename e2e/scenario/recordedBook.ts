/**
 * A second reader of recorded exchange streams, written from the protocol only and without code of the
 * operator. Returns a market's book at a moment of its recording.
 */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'

interface RunnerChange {
  id: number
  atb?: [number, number][]
  atl?: [number, number][]
  batb?: [number, number, number][]
  batl?: [number, number, number][]
  bdatb?: [number, number, number][]
  bdatl?: [number, number, number][]
}
interface Definition {
  eventId: string
  status: 'INACTIVE' | 'OPEN' | 'SUSPENDED' | 'CLOSED'
  numberOfWinners?: number
  runners: { id: number; status?: string }[]
}
interface Change {
  id: string
  img?: boolean
  marketDefinition?: Definition
  rc?: RunnerChange[]
}
interface Message {
  op: string
  pt: number
  ct?: string
  mc?: Change[]
}

export interface RecordedMarket {
  file: string
  marketId: string
  eventId: string
  /** Times when it closed, and when its file ends, in ms since 1970. */
  closedMs: number | undefined
  fileEndMs: number
  messages: { at: number; change: Change; isImage: boolean }[]
}

/** Decimal odds, and a size in the exchange's currency. */
export type Offer = readonly [price: number, size: number]

export interface Book {
  status: Definition['status']
  /** Runners by id, with prices best first. */
  runners: Map<number, { back: Offer[]; lay: Offer[] }>
}

const linesOf = (file: string): Message[] => {
  const bytes = readFileSync(file)
  const text = (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString()
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as Message)
}

/** Returns only markets that pay by their winners. Handicap lines have none. */
export function readRecordedMarkets(folder: string): RecordedMarket[] {
  const markets = new Map<string, RecordedMarket>()
  const withoutWinners = new Set<string>()
  for (const file of readdirSync(folder).filter((name) => name.includes('.jsonl'))) {
    const messages = linesOf(path.join(folder, file))
    const fileEndMs = messages.at(-1)?.pt ?? 0
    for (const { op, pt, ct, mc = [] } of messages) {
      if (op !== 'mcm') continue
      for (const change of mc) {
        const { id, marketDefinition: definition } = change
        if (definition?.numberOfWinners === 0) withoutWinners.add(id)
        let market = markets.get(id)
        if (!market) {
          if (!definition) continue
          market = {
            file,
            marketId: id,
            eventId: definition.eventId,
            closedMs: undefined,
            fileEndMs,
            messages: [],
          }
          markets.set(id, market)
        }
        if (definition?.status === 'CLOSED') market.closedMs ??= pt
        market.messages.push({ at: pt, change, isImage: change.img === true || ct === 'SUB_IMAGE' })
      }
    }
  }
  return [...markets.values()].filter(({ marketId }) => !withoutWinners.has(marketId))
}

type Kind = 'a' | 'bd' | 'b'
const sides = { back: ['atb', 'bdatb', 'batb'], lay: ['atl', 'bdatl', 'batl'] } as const

export function bookAt(market: RecordedMarket, atMs: number): Book {
  let definition: Definition | undefined
  let amounts: Record<string, Offer> = {}
  let carries = new Set<Kind>()
  for (const { at, change, isImage } of market.messages) {
    if (at > atMs) break
    if (isImage) {
      amounts = {}
      carries = new Set()
    }
    definition = change.marketDefinition ?? definition
    for (const runner of change.rc ?? []) {
      for (const side of ['back', 'lay'] as const) {
        const [byPrice, byVirtualLevel, byLevel] = sides[side]
        for (const [price, size] of runner[byPrice] ?? [])
          amounts[`${runner.id} ${side} a ${price}`] = [price, size]
        if (runner[byPrice]) carries.add('a')
        for (const [field, kind] of [
          [byVirtualLevel, 'bd'],
          [byLevel, 'b'],
        ] as const) {
          for (const [level, price, size] of runner[field] ?? [])
            amounts[`${runner.id} ${side} ${kind} ${level}`] = [price, size]
          if (runner[field]) carries.add(kind)
        }
      }
    }
  }
  if (!definition) throw new Error(`${market.marketId} is not defined before ${atMs}.`)
  const kind: Kind = carries.has('a') ? 'a' : carries.has('bd') ? 'bd' : 'b'
  const offersOf = (id: number, side: 'back' | 'lay'): Offer[] =>
    Object.entries(amounts)
      .filter(([key, [, size]]) => key.startsWith(`${id} ${side} ${kind} `) && size > 0)
      .sort(([a, [priceA]], [b, [priceB]]) =>
        kind === 'a'
          ? side === 'back'
            ? priceB - priceA
            : priceA - priceB
          : Number(a.split(' ').at(-1)) - Number(b.split(' ').at(-1)),
      )
      .map(([, offer]) => offer)
  return {
    status: definition.status,
    runners: new Map(
      definition.runners
        .filter(({ status = 'ACTIVE' }) => status === 'ACTIVE')
        .map(({ id }) => [id, { back: offersOf(id, 'back'), lay: offersOf(id, 'lay') }]),
    ),
  }
}

/** Returns when the event of these markets ends: with its last market, or with the file if one stays open. */
export const endOf = (markets: readonly RecordedMarket[]): number =>
  markets.every(({ closedMs }) => closedMs !== undefined)
    ? Math.max(...markets.map(({ closedMs }) => closedMs!))
    : Math.max(...markets.map(({ fileEndMs }) => fileEndMs))
