import { Amount } from './money.ts'
import { randomOf } from './random.ts'

export type MarketType = 'betfair' | 'bookmaker' | 'session'

export interface Runner {
  id: string
  name: string
  /** Base price in hundredths. */
  base: bigint
}

export interface Market {
  id: string
  name: string
  type: MarketType
  status: string
  runners: Runner[]
  event: SportEvent
  createdAt: string
}

export interface SportEvent {
  id: string
  name: string
  openDate: string
  sport: { id: string; name: string }
  competition: { id: string; name: string; region: string }
  markets: Market[]
}

const hour = 3_600_000

export function createEvents(now: number): SportEvent[] {
  const events: SportEvent[] = []
  const add = (
    [sportId, sport]: [string, string],
    competition: string,
    teams: [string, string],
    openDate: number,
    kinds: MarketType[],
  ) => {
    const number = events.length + 1
    const event: SportEvent = {
      id: `3000${number}`,
      name: `${teams[0]} v ${teams[1]}`,
      openDate: new Date(openDate).toISOString(),
      sport: { id: sportId, name: sport },
      competition: { id: `900${sportId}`, name: competition, region: 'International' },
      markets: [],
    }
    const runner = (name: string, index: number, base: bigint): Runner => ({
      id: `${event.id}${index}`,
      name,
      base,
    })
    for (const type of kinds) {
      const runners =
        type === 'session'
          ? [runner('6 over runs', 7, 100n)]
          : [
              runner(teams[0], 1, type === 'betfair' ? 190n : 9500n),
              runner(teams[1], 2, type === 'betfair' ? 208n : 10_300n),
            ]
      event.markets.push({
        id: `1.${event.id}${kinds.indexOf(type)}`,
        name: { betfair: 'Match Odds', bookmaker: 'Bookmaker', session: '6 over runs' }[type],
        type,
        status: 'active',
        runners,
        event,
        createdAt: new Date(now - 24 * hour).toISOString(),
      })
    }
    events.push(event)
  }
  add(['4', 'Cricket'], 'Coastal League', ['Harbour City', 'Northern Stars'], now - hour, [
    'betfair',
    'bookmaker',
    'session',
  ])
  add(['4', 'Cricket'], 'Coastal League', ['River Kings', 'Delta Lions'], now + 20 * hour, ['betfair'])
  add(['1', 'Soccer'], 'Premier Shield', ['Eastport', 'Westfield'], now - hour / 2, ['betfair'])
  add(['1', 'Soccer'], 'Premier Shield', ['Kingsbridge', 'Oldtown'], now + 30 * hour, ['betfair'])
  add(['2', 'Tennis'], 'Open Masters', ['A Petrov', 'J Moreau'], now - hour / 4, ['betfair'])
  return events
}

/** Prices of a runner at a tick: of an exchange and a bookmaker as odds, of a session as runs at odds 100. In hundredths. */
export function priceAt(market: Market, runner: Runner, tick: number, seed: number) {
  const draw = Math.floor(randomOf(seed * 7919 + tick * 104_729 + Number(runner.id))() * 3) - 1
  if (market.type === 'session') {
    const run = BigInt(48 + draw) * 100n
    return { back: { odd: 10_000n, run: run + 100n }, lay: { odd: 10_000n, run } }
  }
  const step = market.type === 'betfair' ? 1n : 100n
  const back = runner.base + BigInt(draw) * step
  return { back: { odd: back, run: 0n }, lay: { odd: back + step * 2n, run: 0n } }
}

export function teamsOf(market: Market, tick: number, seed: number) {
  return market.runners.map((runner, index) => {
    const { back, lay } = priceAt(market, runner, tick, seed)
    const level = ({ odd, run }: typeof back) => ({ odd: new Amount(odd), run: new Amount(run) })
    return {
      id: runner.id,
      name: runner.name,
      sort: index + 1,
      status: 'active',
      back: [level(back)],
      lay: [level(lay)],
    }
  })
}

export const minStake = 10_000n
export const maxStake = 50_000_000n

/** Returns the fields that only a session market has: one back and one lay price, in addition to its runner's. */
function sessionFields(market: Market, tick: number, seed: number) {
  const [runner] = market.runners
  if (market.type !== 'session' || !runner) return {}
  const { back, lay } = priceAt(market, runner, tick, seed)
  const level = ({ odd, run }: typeof back) => ({ odd: new Amount(odd), run: new Amount(run) })
  return { marketIndex: 1, priority: 1, back: level(back), lay: level(lay) }
}

export function marketDocument(market: Market, tick: number, seed: number, delaySecond: number) {
  const { event } = market
  return {
    _id: market.id,
    id: market.id,
    name: market.name,
    marketName: market.name,
    type: market.type,
    active: true,
    betAllow: true,
    min: new Amount(minStake),
    max: new Amount(maxStake),
    volume: 0,
    delay: delaySecond,
    delaySecond,
    manual: market.type !== 'betfair',
    teams: teamsOf(market, tick, seed),
    cashout: false,
    category: 'exchange',
    remarksMessage: '',
    totalMatched: 0,
    status: market.status,
    eventTypeId: event.sport.id,
    externalType: market.type,
    openDate: event.openDate,
    isMarketLocked: false,
    marketClosed: market.status === 'closed',
    createdAt: market.createdAt,
    updatedAt: market.createdAt,
    ...sessionFields(market, tick, seed),
    eventType: event.sport,
    competition: event.competition,
    event: {
      id: event.id,
      name: event.name,
      countryCode: 'IN',
      timezone: 'Asia/Kolkata',
      openDate: event.openDate,
    },
  }
}
