import * as z from 'zod/mini'
import { minorFromSize, oddsFromPrice } from '../stream/exchangeNumber.ts'
import type {
  DefinedRunner,
  ExchangeRunnerStatus,
  LevelDelta,
  MarketChange,
  MarketDefinition,
  PriceDelta,
  RunnerDelta,
  SideDelta,
} from '../stream/marketChange.ts'

const finite = z.number().check(z.minimum(0), z.maximum(1e13))
const byPrice = z.optional(z.array(z.tuple([finite, finite])))
const byLevel = z.optional(z.array(z.tuple([z.int(), finite, finite])))

const wireRunnerChange = z.object({
  id: z.int(),
  hc: z._default(z.number(), 0),
  atb: byPrice,
  atl: byPrice,
  batb: byLevel,
  batl: byLevel,
  bdatb: byLevel,
  bdatl: byLevel,
  trd: byPrice,
  ltp: z.optional(finite),
  tv: z.optional(finite),
})

const wireDefinition = z.object({
  eventId: z.string().check(z.minLength(1), z.maxLength(40)),
  eventTypeId: z.string(),
  version: z._default(z.number(), 0),
  marketType: z._default(z.string(), ''),
  bettingType: z._default(z.string(), 'ODDS'),
  status: z.enum(['INACTIVE', 'OPEN', 'SUSPENDED', 'CLOSED']),
  inPlay: z._default(z.boolean(), false),
  betDelay: z._default(z.number().check(z.minimum(0), z.maximum(60)), 0),
  numberOfWinners: z._default(z.int(), 1),
  marketTime: z.iso.datetime({ offset: true }),
  openDate: z.optional(z.iso.datetime({ offset: true })),
  countryCode: z._default(z.string(), ''),
  timezone: z._default(z.string(), 'UTC'),
  venue: z.optional(z.string()),
  name: z.optional(z.string()),
  eventName: z.optional(z.string()),
  runners: z.array(
    z.object({
      id: z.int(),
      hc: z._default(z.number(), 0),
      status: z._default(z.string(), 'ACTIVE'),
      sortPriority: z._default(z.number(), 0),
      name: z.optional(z.string()),
    }),
  ),
})

const wireChange = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(40)),
  img: z._default(z.boolean(), false),
  marketDefinition: z.optional(wireDefinition),
  rc: z._default(z.array(wireRunnerChange), []),
  tv: z.optional(finite),
})

const wireMessage = z.object({
  op: z.string(),
  pt: z.optional(z.int()),
  ct: z.optional(z.string()),
  segmentType: z.optional(z.string()),
  mc: z._default(z.array(wireChange), []),
})

/** One line of a recording in the exchange's fields. */
export type WireMessage = z.input<typeof wireMessage>
export type WireChange = z.input<typeof wireChange>
export type WireDefinition = z.input<typeof wireDefinition>

/** `at` is the exchange's publish time, in ms since 1970. */
export interface StreamMessage {
  at: number
  /** True while more segments of this message follow. None may be shown yet. */
  isPartial: boolean
  changes: MarketChange[]
}

const runnerKey = (id: number, handicap: number) => (handicap === 0 ? String(id) : `${id}:${handicap}`)

function runnerStatus(wire: string): ExchangeRunnerStatus {
  if (wire === 'ACTIVE') return 'active'
  if (wire === 'WINNER' || wire === 'PLACED') return 'winner'
  return wire === 'LOSER' ? 'loser' : 'removed'
}

function definitionOf(wire: z.output<typeof wireDefinition>): MarketDefinition {
  const marketTimeMs = Date.parse(wire.marketTime)
  return {
    version: wire.version,
    eventId: wire.eventId,
    eventTypeId: wire.eventTypeId,
    marketType: wire.marketType,
    bettingType: wire.bettingType,
    status: wire.status === 'OPEN' ? 'active' : wire.status === 'CLOSED' ? 'closed' : 'suspended',
    isInPlay: wire.inPlay,
    betDelaySeconds: wire.betDelay,
    numberOfWinners: wire.numberOfWinners,
    marketTimeMs,
    openDateMs: wire.openDate === undefined ? marketTimeMs : Date.parse(wire.openDate),
    countryCode: wire.countryCode,
    timezone: wire.timezone,
    ...(wire.venue && { venue: wire.venue }),
    ...(wire.name && { name: wire.name }),
    ...(wire.eventName && { eventName: wire.eventName }),
    runners: wire.runners.map((runner): DefinedRunner => ({
      key: runnerKey(runner.id, runner.hc),
      handicap: runner.hc,
      sort: runner.sortPriority,
      status: runnerStatus(runner.status),
      ...(runner.name && { name: runner.name }),
    })),
  }
}

const depthOf = (wire: [number, number][]) =>
  wire.map(([price, size]): PriceDelta => [oddsFromPrice(price), minorFromSize(size)])

const levelsOf = (wire: [number, number, number][]) =>
  wire.map(([level, price, size]): LevelDelta => [level, oddsFromPrice(price), minorFromSize(size)])

function sideOf(
  depth: [number, number][] | undefined,
  virtual: [number, number, number][] | undefined,
  best: [number, number, number][] | undefined,
): SideDelta {
  return {
    ...(depth && { depth: depthOf(depth) }),
    ...(virtual && { virtual: levelsOf(virtual) }),
    ...(best && { best: levelsOf(best) }),
  }
}

function runnerOf(wire: z.output<typeof wireRunnerChange>): RunnerDelta {
  return {
    key: runnerKey(wire.id, wire.hc),
    back: sideOf(wire.atb, wire.bdatb, wire.batb),
    lay: sideOf(wire.atl, wire.bdatl, wire.batl),
    ...(wire.tv !== undefined && { matched: minorFromSize(wire.tv) }),
    ...(wire.trd && { traded: depthOf(wire.trd) }),
    ...(wire.ltp !== undefined && { lastOdds: oddsFromPrice(wire.ltp) }),
  }
}

function changeOf(wire: z.output<typeof wireChange>, isImage: boolean): MarketChange {
  return {
    marketId: wire.id,
    isImage: wire.img || isImage,
    ...(wire.marketDefinition && { definition: definitionOf(wire.marketDefinition) }),
    runners: wire.rc.map(runnerOf),
    ...(wire.tv !== undefined && { matched: minorFromSize(wire.tv) }),
  }
}

/**
 * Parses one message. Returns undefined for messages without markets (connection, status, heartbeat, ball
 * feed). Throws a short description of an error. Source: the exchange's stream specification.
 */
export function readStreamMessage(json: unknown): StreamMessage | undefined {
  const parsed = wireMessage.safeParse(json)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    throw new Error(
      `${issue?.path.join('.') || 'the message'}: ${issue?.message ?? 'is not as the stream has it'}`,
    )
  }
  const { op, pt, ct, segmentType, mc } = parsed.data
  if (op !== 'mcm' || mc.length === 0) return undefined
  if (pt === undefined) throw new Error('pt: the time of the message is missing')
  return {
    at: pt,
    isPartial: segmentType === 'SEG_START' || segmentType === 'SEG',
    changes: mc.map((change) => changeOf(change, ct === 'SUB_IMAGE')),
  }
}
