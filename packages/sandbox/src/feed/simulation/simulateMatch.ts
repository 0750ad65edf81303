import { chancesOf } from '../cricket/chance.ts'
import type { Match } from '../cricket/match.ts'
import { matchResult } from '../cricket/matchResult.ts'
import { ballEnds, momentsOf, type Moment, type Pace } from '../cricket/pace.ts'
import { bowl, emptyCard, type Scorecard } from '../cricket/scorecard.ts'
import { eventTypes } from '../names/sports.ts'
import { scriptMarket, type MarketScript } from '../scripted.ts'
import { ladderWriter, withTrades } from './ladderWriter.ts'
import type { Random } from './random.ts'
import { simulateCricket } from './simulateInnings.ts'

const teams = [
  'Harbour Kings',
  'Northern Lanterns',
  'River Falcons',
  'Copper Coast',
  'Meadow Royals',
  'Highland Rovers',
  'Saffron Strikers',
  'Island Monarchs',
] as const

const second = 1000

/** Pace of a match of five overs a side in about a quarter of an hour. */
const quickPace: Pace = {
  ballRuns: 4 * second,
  betweenBalls: 7 * second,
  betweenOvers: 6 * second,
  afterWicket: 5 * second,
  inningsBreak: 45 * second,
  superOverBreak: 0,
}

/** Seconds from the first price to the first ball, and from the last ball to the result. */
const phases = { before: 150, after: 25 } as const

export interface SimulatedMatch {
  match: Match
  /** `at` is in ms from the script's first message. */
  moments: Moment[]
  exchange: MarketScript
}

/** Writes prices around the score's chances, with small random moves. */
function writePrices(script: MarketScript, match: Match, moments: readonly Moment[], random: Random): void {
  const [one, other] = [ladderWriter(random), ladderWriter(random)]
  const cards: Scorecard[] = []
  let matched = random.between(20_000, 60_000)
  let mood = random.bell() * 0.03
  let at = 0.2
  let isOpen = true

  function show() {
    const [chance = 0.5] = chancesOf(match, cards)
    mood = mood * 0.9 + random.bell() * 0.008
    const shown = Math.min(Math.max(chance + mood * chance * (1 - chance) * 4, 0.004), 0.996)
    const ladders = { 101: one(shown, 900), 102: other(1 - shown, 900) }
    const more = random.between(20, 900)
    script.prices(at, withTrades(ladders, more))
    matched += more
    script.matched(at, Math.round(matched * 100) / 100)
  }
  const empty = () => script.prices(at, { 101: { back: [], lay: [] }, 102: { back: [], lay: [] } })
  function suspend() {
    script.suspend(at)
    empty()
    isOpen = false
  }
  function showUntil(end: number) {
    for (; at < end; at += random.between(0.7, 2.2)) if (isOpen) show()
    at = end
  }

  for (const moment of moments) {
    showUntil(Math.max(moment.at / second - (moment.ball === 0 && moment.what === 'ball starts' ? 2 : 0), at))
    if (moment.what === 'ball starts' && moment.innings === 0 && moment.ball === 0) {
      suspend()
      at = phases.before
      script.inPlay(at, 5)
      isOpen = true
      cards.push(emptyCard(match.innings[0]!))
    } else if (moment.what === 'ball ends') {
      bowl(cards.at(-1)!)
      if ((match.innings[moment.innings]?.balls[moment.ball]?.dismissals.length ?? 0) > 0) suspend()
    } else if (moment.what === 'innings ends') {
      const next = match.innings[moment.innings + 1]
      if (next) cards.push(emptyCard(next))
      else if (isOpen) suspend()
    }
    const isBack = moment.what === 'prices back' || moment.what === 'ball starts'
    if (isBack && !isOpen) {
      script.open(at)
      isOpen = true
    }
  }
  const result = matchResult(match)
  const winner = 'winner' in result && result.winner === match.teams[0] ? 101 : 102
  script.close(at + phases.after, [winner])
}

/**
 * Simulates a cricket match with its exchange market. Prices follow the score, and a wicket suspends the
 * market.
 */
export function simulateMatch(ids: { marketId: string; eventId: string }, random: Random): SimulatedMatch {
  const home = random.whole(0, teams.length - 1)
  const away = (home + random.whole(1, teams.length - 1)) % teams.length
  const names: [string, string] = [teams[home] ?? '', teams[away] ?? '']
  const match = simulateCricket(ids.eventId, names, random)
  const script = scriptMarket({
    ...ids,
    eventTypeId: eventTypes.cricket,
    eventName: names.join(' v '),
    runners: [
      { id: 101, name: names[0] },
      { id: 102, name: names[1] },
    ],
    startsAfterSeconds: phases.before,
  })
  const ends = ballEnds(match, quickPace).map((times) => times.map((end) => end + phases.before * second))
  const moments = momentsOf(match, ends, quickPace)
  writePrices(script, match, moments, random)
  return { match, moments, exchange: script }
}
