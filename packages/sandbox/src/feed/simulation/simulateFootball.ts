import type { ScoreBoard } from '@kit/sdk/contract'
import type { ScoreMoment } from '../football/scoreRun.ts'
import { eventTypes } from '../names/sports.ts'
import { scriptMarket, scriptStartMs, type MarketScript } from '../scripted.ts'
import { ladderWriter, withTrades } from './ladderWriter.ts'
import type { Random } from './random.ts'

const teams = [
  'Ashford Athletic',
  'Brindle Town',
  'Castle Wharf',
  'Dunmore City',
  'Eastmere United',
  'Fellgate Rangers',
  'Granville',
  'Hollin Park',
] as const

/** A minute of play lasts five seconds. */
const minute = 5
const halfMinutes = 45
/** Seconds before kick-off, at half time, and from full time to the result. */
const phases = { before: 90, halfTime: 20, after: 20 } as const
/** Seconds for which a goal suspends the markets. */
const goalPause = 10
/** The number of goals that decides the second market. */
const overGoals = 3

type Score = readonly [home: number, away: number]

/** Returns the probabilities of 0 to 10 goals with this mean (Poisson). */
function goalChances(mean: number): number[] {
  const chances = [Math.exp(-mean)]
  for (let goals = 1; goals <= 10; goals++) chances.push(((chances[goals - 1] ?? 0) * mean) / goals)
  return chances
}

/** Returns the chances of the outcomes at this score, if the sides still score these means. */
export function footballChances([home, away]: Score, [homeMean, awayMean]: Score) {
  const chances = { home: 0, away: 0, draw: 0, over: 0 }
  const awayGoals = goalChances(awayMean)
  for (const [forHome, chance] of goalChances(homeMean).entries())
    for (const [forAway, other] of awayGoals.entries()) {
      const both = chance * other
      const [atHome, atAway] = [home + forHome, away + forAway]
      chances[atHome > atAway ? 'home' : atHome < atAway ? 'away' : 'draw'] += both
      if (atHome + atAway >= overGoals) chances.over += both
    }
  return chances
}

export interface FootballIds {
  odds: string
  goals: string
  eventId: string
}

/**
 * Simulates a football match of eight minutes with match odds and 2.5 goals. A goal suspends both markets, and
 * the third one settles the second market.
 */
export function simulateFootball({ odds, goals, eventId }: FootballIds, random: Random) {
  const home = random.whole(0, teams.length - 1)
  const away = (home + random.whole(1, teams.length - 1)) % teams.length
  const names = [teams[home] ?? '', teams[away] ?? ''] as const
  const means = [random.between(1, 2.2), random.between(0.7, 1.7)] as const
  const common = {
    eventId,
    eventTypeId: eventTypes.soccer,
    eventName: names.join(' v '),
    startsAfterSeconds: phases.before,
  }
  const markets = [
    scriptMarket({
      ...common,
      marketId: odds,
      runners: [
        { id: 1, name: names[0] },
        { id: 2, name: names[1] },
        { id: 3, name: 'The Draw' },
      ],
    }),
    scriptMarket({
      ...common,
      marketId: goals,
      marketType: 'OVER_UNDER_25',
      marketName: 'Over/Under 2.5 Goals',
      runners: [
        { id: 1, name: 'Under 2.5 Goals' },
        { id: 2, name: 'Over 2.5 Goals' },
      ],
    }),
  ] as const
  const writers = markets.map((_market, index) =>
    Array.from({ length: index === 0 ? 3 : 2 }, () => ladderWriter(random)),
  )
  const open = new Set<MarketScript>(markets)
  const boards: ScoreMoment[] = []
  let score: Score = [0, 0]
  let matched = random.between(8_000, 40_000)
  let at = 0.2

  function report(status: string) {
    const board: ScoreBoard = {
      sport: 'football',
      status,
      home: { team: names[0], goals: score[0] },
      away: { team: names[1], goals: score[1] },
    }
    boards.push({ at: scriptStartMs + at * 1000, board })
  }
  function show(minutesLeft: number) {
    const left = minutesLeft / (2 * halfMinutes)
    const chances = footballChances(score, [means[0] * left, means[1] * left])
    const shown = [
      [chances.home, chances.away, chances.draw],
      [1 - chances.over, chances.over],
    ]
    const more = random.between(20, 700)
    for (const [index, market] of markets.entries()) {
      if (!open.has(market)) continue
      const ladders = (shown[index] ?? []).map((chance, runner) => [
        runner + 1,
        writers[index]![runner]!(Math.min(Math.max(chance, 0.004), 0.985), 800),
      ])
      market.prices(at, withTrades(Object.fromEntries(ladders), more / (index + 1)))
      market.matched(at, Math.round((matched / (index + 1)) * 100) / 100)
    }
    matched += more
  }
  function suspend() {
    for (const market of open) {
      market.suspend(at)
      const runners = market === markets[0] ? [1, 2, 3] : [1, 2]
      market.prices(at, Object.fromEntries(runners.map((id) => [id, { back: [], lay: [] }])))
    }
  }
  function goalBy(side: 0 | 1) {
    score = side === 0 ? [score[0] + 1, score[1]] : [score[0], score[1] + 1]
    suspend()
    report(`Goal: ${names[side]}`)
    if (score[0] + score[1] === overGoals) {
      open.delete(markets[1])
      markets[1].close(at + goalPause / 2, [2])
    }
    at += goalPause
    for (const market of open) market.open(at)
  }
  function playHalf(first: number, status: string) {
    report(status)
    for (let played = 0; played < halfMinutes; played++) {
      const end = at + minute
      const scorer = ([0, 1] as const).find((side) => random.next() < means[side] / (2 * halfMinutes))
      if (scorer !== undefined) {
        goalBy(scorer)
        report(status)
      }
      for (; at < end; at += random.between(0.8, 2.4)) show(2 * halfMinutes - first - played)
    }
  }

  for (; at < phases.before - 2; at += random.between(1, 3)) show(2 * halfMinutes)
  suspend()
  at = Math.max(at, phases.before)
  for (const market of open) market.inPlay(at, 5)
  playHalf(0, 'First half')
  report('Half time')
  for (const end = at + phases.halfTime; at < end; at += random.between(1, 3)) show(halfMinutes)
  playHalf(halfMinutes, 'Second half')
  suspend()
  report('Full time')
  markets[0].close(at + phases.after, [score[0] > score[1] ? 1 : score[0] < score[1] ? 2 : 3])
  if (open.has(markets[1])) markets[1].close(at + phases.after, [1])
  boards.push({ at: scriptStartMs + (at + phases.after + 20) * 1000, board: undefined })
  return { name: common.eventName, markets, boards }
}
