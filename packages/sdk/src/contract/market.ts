import './jitless.ts'
import * as z from 'zod/mini'
import { endpoint, firstRows } from './endpoint.ts'
import { points, type Minor } from './money.ts'
import { priceLevels, type PriceSize } from './price.ts'
import { levelsOfSide, sessionSide, sideOfLevels } from './session.ts'

export const marketTypes = ['betfair', 'bookmaker', 'session'] as const
export type MarketType = (typeof marketTypes)[number]

export const runnerStatuses = ['active', 'removed', 'winner', 'loser'] as const
export type RunnerStatus = (typeof runnerStatuses)[number]

const wireTeam = z.object({
  id: z.string(),
  name: z.string(),
  sort: z._default(z.number(), 0),
  status: z._default(z.enum(runnerStatuses), 'active'),
  back: z._default(priceLevels, []),
  lay: z._default(priceLevels, []),
  clothNumber: z.optional(z.string()),
  stallDraw: z.optional(z.string()),
  age: z.optional(z.string()),
  jockeyName: z.optional(z.string()),
  trainerName: z.optional(z.string()),
  url: z.optional(z.string()),
})

/** A runner of a market: a team, a horse, the draw. */
export interface Runner {
  id: string
  name: string
  sort: number
  status: RunnerStatus
  back: PriceSize[]
  lay: PriceSize[]
  /** Racing only. */
  clothNumber?: string | undefined
  stallDraw?: string | undefined
  age?: string | undefined
  jockeyName?: string | undefined
  trainerName?: string | undefined
  silksUrl?: string | undefined
}

const named = z.object({ id: z.string(), name: z.string() })

const parents = {
  eventType: named,
  competition: z.extend(named, { region: z._default(z.string(), '') }),
  event: z.extend(named, {
    countryCode: z._default(z.string(), ''),
    timezone: z._default(z.string(), ''),
    openDate: z.string(),
  }),
}

/** Further fields of a market, kept as sent and without effect here. */
const idleFields = [
  'volume',
  'delay',
  'top',
  'bottom',
  'score',
  'analysis',
  'screenPlay',
  'assignedTo',
  'betOpenDate',
  'suspendTime',
  'createdBy',
  'betfairMarketEnabled',
  'statusExist',
  'createdAt',
  'updatedAt',
  'openBets',
] as const
type IdleField = (typeof idleFields)[number]

const anyValue = z.optional(z.unknown())
const idleSchemas = Object.fromEntries(idleFields.map((name) => [name, anyValue])) as Record<
  IdleField,
  typeof anyValue
>

const wireMarket = z.object({
  ...idleSchemas,
  _id: z.string().check(z.minLength(1)),
  id: z.string(),
  name: z.string(),
  marketName: z.string(),
  type: z.enum(marketTypes),
  externalType: z._default(z.string(), ''),
  category: z._default(z.string(), 'exchange'),
  active: z._default(z.boolean(), true),
  betAllow: z._default(z.boolean(), true),
  isMarketLocked: z._default(z.boolean(), false),
  marketClosed: z._default(z.boolean(), false),
  manual: z._default(z.boolean(), false),
  cashout: z._default(z.boolean(), false),
  status: z._default(z.string(), 'suspended'),
  min: points,
  max: points,
  delaySecond: z.optional(z.number().check(z.minimum(0))),
  totalMatched: z._default(points, 0n),
  remarksMessage: z._default(z.string(), ''),
  openDate: z.string(),
  eventTypeId: z.string(),
  ...parents,
  teams: z.array(wireTeam),
  // Sessions only. An operator may send a session's lines here instead of in its team.
  marketIndex: z.optional(z.int()),
  priority: z.optional(z.int()),
  back: z.optional(sessionSide),
  lay: z.optional(sessionSide),
  // Additions of this product.
  inPlay: z._default(z.boolean(), false),
  numberOfWinners: z._default(z.int(), 1),
  resultRun: z.optional(z.int()),
  sequence: z._default(z.object({ epoch: z.string(), seq: z.int() }), { epoch: '', seq: 0 }),
})

/** The event of a market, its competition and sport. Dates are ISO 8601 UTC. */
export interface MarketParents {
  eventType: { id: string; name: string }
  competition: { id: string; name: string; region: string }
  event: { id: string; name: string; countryCode: string; timezone: string; openDate: string }
}

/** A market with its runners. Limits and amounts in minor units, delay in seconds, dates ISO 8601 UTC. */
export interface Market extends MarketParents {
  /** The operator's id of the market, for orders and subscriptions. */
  id: string
  /** The market's id at the exchange it comes from. */
  exchangeId: string
  name: string
  type: MarketType
  externalType: string
  category: string
  isVisible: boolean
  allowsBets: boolean
  isLocked: boolean
  isClosed: boolean
  isManual: boolean
  allowsCashout: boolean
  /** 'active' takes bets; any other status is shown on the overlay. */
  status: string
  isInPlay: boolean
  numberOfWinners: number
  min: Minor
  max: Minor
  delaySeconds: number
  totalMatched: Minor
  remarks: string
  openDate: string
  runners: Runner[]
  /** Sessions only: its position among the sessions of its event. */
  marketIndex?: number | undefined
  /** Priority of sessions only: the lowest is shown first. */
  priority?: number | undefined
  /** Sessions only, once settled: the run that settled it. */
  resultRun?: number | undefined
  /** The position of this image in the market's sequence of changes. */
  sequence: { epoch: string; seq: number }
  /** Fields without effect here, as the operator sent them. */
  idle?: Partial<Record<IdleField, unknown>> | undefined
}

type WireMarket = z.output<typeof wireMarket>

function runnersOfWire({ type, teams, back, lay }: WireMarket): Runner[] {
  const runners = teams.map(({ url, ...team }) => (url === undefined ? team : { ...team, silksUrl: url }))
  const isSentAside = type === 'session' && runners.every((team) => team.back.length + team.lay.length === 0)
  if (!isSentAside || (!back && !lay)) return runners
  const sides = { back: back ? levelsOfSide(back) : [], lay: lay ? levelsOfSide(lay) : [] }
  return runners.map((runner, index) => (index === 0 ? { ...runner, ...sides } : runner))
}

type SessionFacts = Pick<Market, 'type' | 'marketIndex' | 'priority' | 'resultRun'>

/** Fields that only sessions have, in both directions. */
const sessionFacts = ({ type, marketIndex, priority, resultRun }: SessionFacts) =>
  type === 'session' && {
    ...(marketIndex !== undefined && { marketIndex }),
    ...(priority !== undefined && { priority }),
    ...(resultRun !== undefined && { resultRun }),
  }

const sessionSides = ({ type, runners: [line] }: Market) =>
  type === 'session' && { back: sideOfLevels(line?.back ?? []), lay: sideOfLevels(line?.lay ?? []) }

/** The bet delay of a market sent without one, in seconds: six on match odds of the exchange. Source: MKT-036, Q-082. */
const defaultDelay = ({ type, marketName, name }: WireMarket): number =>
  type === 'betfair' && /^match odds$/i.test(marketName || name) ? 6 : 0

function idleOfWire(wire: WireMarket): Pick<Market, 'idle'> {
  const sent = idleFields.filter((name) => wire[name] !== undefined)
  return sent.length > 0 ? { idle: Object.fromEntries(sent.map((name) => [name, wire[name]])) } : {}
}

export const market = z.codec(wireMarket, z.custom<Market>(), {
  decode: (wire): Market => ({
    id: wire._id,
    exchangeId: wire.id,
    name: wire.marketName || wire.name,
    type: wire.type,
    externalType: wire.externalType,
    category: wire.category,
    isVisible: wire.active,
    allowsBets: wire.betAllow,
    isLocked: wire.isMarketLocked,
    isClosed: wire.marketClosed,
    isManual: wire.manual,
    allowsCashout: wire.cashout,
    status: wire.status.toLowerCase(),
    isInPlay: wire.inPlay,
    numberOfWinners: wire.numberOfWinners,
    min: wire.min,
    max: wire.max,
    delaySeconds: wire.delaySecond ?? defaultDelay(wire),
    totalMatched: wire.totalMatched,
    remarks: wire.remarksMessage,
    openDate: wire.openDate,
    eventType: wire.eventType,
    competition: wire.competition,
    event: wire.event,
    runners: runnersOfWire(wire),
    ...sessionFacts(wire),
    sequence: wire.sequence,
    ...idleOfWire(wire),
  }),
  encode: (ours) => ({
    ...ours.idle,
    _id: ours.id,
    id: ours.exchangeId,
    name: ours.name,
    marketName: ours.name,
    type: ours.type,
    externalType: ours.externalType,
    category: ours.category,
    active: ours.isVisible,
    betAllow: ours.allowsBets,
    isMarketLocked: ours.isLocked,
    marketClosed: ours.isClosed,
    manual: ours.isManual,
    cashout: ours.allowsCashout,
    status: ours.status,
    inPlay: ours.isInPlay,
    numberOfWinners: ours.numberOfWinners,
    min: ours.min,
    max: ours.max,
    delaySecond: ours.delaySeconds,
    totalMatched: ours.totalMatched,
    remarksMessage: ours.remarks,
    openDate: ours.openDate,
    eventTypeId: ours.eventType.id,
    eventType: ours.eventType,
    competition: ours.competition,
    event: ours.event,
    teams: ours.runners.map(({ silksUrl, ...runner }) => ({
      ...runner,
      ...(silksUrl !== undefined && { url: silksUrl }),
    })),
    ...sessionFacts(ours),
    ...sessionSides(ours),
    sequence: ours.sequence,
  }),
})

/** An event of a list: its sport, its start, and its main market. */
export interface EventSummary extends MarketParents {
  isInPlay: boolean
  marketIds: string[]
  /** The market whose prices a list shows: match odds, or the winner of a race. */
  mainMarket: Market | null
}

/** An event of a list: the wire's fields are ours. */
export const eventSummary = z.object({
  ...parents,
  isInPlay: z.boolean(),
  marketIds: z.array(z.string()),
  mainMarket: z.nullable(market),
})

/** The content of the landing and home pages. */
export interface Home {
  ongoing: EventSummary[]
  upcoming: EventSummary[]
  highlight: string[]
  /** The markets on the page. */
  marketIds: string[]
  /** Markets whose odds move fastest, as the operator names them: kept as sent, its rows are not documented. */
  fastestOdd?: unknown[] | undefined
  /** The lists are cut: the whole document has more events. */
  hasMore?: boolean | undefined
}

const wireHome = z.object({
  ongoing: z._default(z.array(eventSummary), []),
  upcoming: z._default(z.array(eventSummary), []),
  highlight: z._default(z.array(z.string()), []),
  marketIds: z._default(z.string(), ''),
  fastestOdd: z._default(z.array(z.unknown()), []),
  // An addition of this product.
  hasMore: z.optional(z.boolean()),
})

/** The home document. On the wire `marketIds` is one text with the ids between pipes. */
export const home = z.codec(wireHome, z.custom<Home>(), {
  decode: (wire): Home => ({
    ongoing: wire.ongoing,
    upcoming: wire.upcoming,
    highlight: wire.highlight,
    marketIds: wire.marketIds.split('|').filter((id) => id !== ''),
    ...(wire.fastestOdd.length > 0 && { fastestOdd: wire.fastestOdd }),
    ...(wire.hasMore && { hasMore: true }),
  }),
  encode: (ours) => ({
    ongoing: ours.ongoing,
    upcoming: ours.upcoming,
    highlight: ours.highlight,
    marketIds: ours.marketIds.join('|'),
    fastestOdd: ours.fastestOdd ?? [],
    ...(ours.hasMore && { hasMore: true }),
  }),
})

/**
 * The home document. With `first` (an addition) only so many events of each list, the soonest of those to come, as plain
 * JSON: what a first screen shows. `hasMore` says that there are others.
 */
export const getHome = endpoint({
  name: 'getHome',
  method: 'GET',
  path: 'api/common/home',
  family: 'home',
  auth: 'none',
  encoding: 'query',
  request: z.object({ first: firstRows }),
  response: home,
  compressed: true,
  plainWith: 'first',
  source: 'GET api/common/home',
})

/**
 * Every open market with its prices. With `eventId` (an addition) only the markets of one event;
 * with `first` (an addition) at most that many, as plain JSON: what a page requests before its
 * entry script runs.
 */
export const getMarketGroup = endpoint({
  name: 'getMarketGroup',
  method: 'GET',
  path: 'api/common/game/market/group',
  family: 'markets',
  auth: 'none',
  encoding: 'query',
  request: z.object({ eventId: z.optional(z.string().check(z.maxLength(64))), first: firstRows }),
  response: z.array(market),
  compressed: true,
  plainWith: 'first',
  failures: ['event-unknown'],
  source: 'GET api/common/game/market/group',
})
