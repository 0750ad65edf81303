import { eventTypes } from '../names/sports.ts'
import { scriptMarket, type MarketScript } from '../scripted.ts'
import { ladderWriter, withTrades } from './ladderWriter.ts'
import type { Random } from './random.ts'

const players = [
  'Alina Voss',
  'Beatriz Amaral',
  'Chloe Sandell',
  'Dina Farouk',
  'Elena Marku',
  'Fatima Noori',
  'Greta Lindqvist',
  'Hana Sato',
] as const

/** Games that win a set, and sets that win the match: short sets, so that a match lasts some ten minutes. */
const setGames = 4
const matchSets = 2
/** Seconds before the first point, from point to point, and from the last point to the result. */
const phases = { before: 60, point: 6, after: 20 } as const

type Pair = readonly [number, number]

/** Returns the chance to win a game at these points, with this chance to win each point. */
export function gameChance(point: number, [own, other]: Pair): number {
  if (own >= 4 && own - other >= 2) return 1
  if (other >= 4 && other - own >= 2) return 0
  const deuce = point ** 2 / (point ** 2 + (1 - point) ** 2)
  if (own >= 3 && other >= 3)
    return own === other ? deuce : own > other ? point + (1 - point) * deuce : point * deuce
  return point * gameChance(point, [own + 1, other]) + (1 - point) * gameChance(point, [own, other + 1])
}

const hasWonSet = ([own, other]: Pair): boolean => own >= setGames && own - other >= 1

/**
 * Simulates a tennis match of short sets with match odds, which follow every point. Sets have no tie break: at three
 * games each, the next game wins.
 */
export function simulateTennis(ids: { marketId: string; eventId: string }, random: Random) {
  const one = random.whole(0, players.length - 1)
  const other = (one + random.whole(1, players.length - 1)) % players.length
  const names = [players[one] ?? '', players[other] ?? ''] as const
  /** The chance of each player to win a point on her own serve. */
  const serves = [random.between(0.56, 0.68), random.between(0.56, 0.68)] as const
  const holds = serves.map((serve) => gameChance(serve, [0, 0]))
  const script: MarketScript = scriptMarket({
    ...ids,
    eventTypeId: eventTypes.tennis,
    eventName: names.join(' v '),
    runners: names.map((name, index) => ({ id: index + 1, name })),
    startsAfterSeconds: phases.before,
  })
  const writers = [ladderWriter(random), ladderWriter(random)] as const
  let matched = random.between(5_000, 30_000)
  let at = 0.2

  const known = new Map<string, number>()
  /** Returns the first player's chance to win the match from the begin of a game. */
  function matchChance(sets: Pair, games: Pair, server: 0 | 1): number {
    if (sets[0] === matchSets) return 1
    if (sets[1] === matchSets) return 0
    const key = [...sets, ...games, server].join(' ')
    const found = known.get(key) ?? newChance(sets, games, server)
    known.set(key, found)
    return found
  }
  function newChance(sets: Pair, games: Pair, server: 0 | 1): number {
    const wins = server === 0 ? (holds[0] ?? 0) : 1 - (holds[1] ?? 0)
    const next = (won: Pair) => {
      const side = hasWonSet(won) ? 0 : hasWonSet([won[1], won[0]]) ? 1 : undefined
      const after: Pair = [sets[0] + (side === 0 ? 1 : 0), sets[1] + (side === 1 ? 1 : 0)]
      return matchChance(after, side === undefined ? won : [0, 0], server === 0 ? 1 : 0)
    }
    return wins * next([games[0] + 1, games[1]]) + (1 - wins) * next([games[0], games[1] + 1])
  }
  function show(chance: number) {
    const shown = Math.min(Math.max(chance, 0.004), 0.985)
    const more = random.between(20, 600)
    script.prices(at, withTrades({ 1: writers[0](shown, 700), 2: writers[1](1 - shown, 700) }, more))
    matched += more
    script.matched(at, Math.round(matched * 100) / 100)
  }
  function showUntil(end: number, chance: number) {
    for (; at < end; at += random.between(0.8, 2.4)) show(chance)
    at = end
  }

  let [sets, games, server]: [Pair, Pair, 0 | 1] = [[0, 0], [0, 0], 0]
  showUntil(phases.before, matchChance(sets, games, server))
  script.inPlay(at, 3)
  while (sets[0] < matchSets && sets[1] < matchSets) {
    const after = (won: 0 | 1): readonly [Pair, Pair] => {
      const counted: Pair = won === 0 ? [games[0] + 1, games[1]] : [games[0], games[1] + 1]
      const isSet = hasWonSet(won === 0 ? counted : [counted[1], counted[0]])
      const wonSets: Pair = won === 0 ? [sets[0] + 1, sets[1]] : [sets[0], sets[1] + 1]
      return isSet ? [wonSets, [0, 0]] : [sets, counted]
    }
    const receiver: 0 | 1 = server === 0 ? 1 : 0
    const [ifHeld, ifBroken] = [after(server), after(receiver)]
    const [held, broken] = [matchChance(...ifHeld, receiver), matchChance(...ifBroken, receiver)]
    let points: Pair = [0, 0]
    let hold = gameChance(serves[server], points)
    while (hold > 0 && hold < 1) {
      showUntil(at + phases.point, hold * held + (1 - hold) * broken)
      const isServers = random.next() < serves[server]
      points = isServers ? [points[0] + 1, points[1]] : [points[0], points[1] + 1]
      hold = gameChance(serves[server], points)
    }
    ;[sets, games] = hold === 1 ? ifHeld : ifBroken
    server = receiver
  }
  script.suspend(at).prices(at, { 1: { back: [], lay: [] }, 2: { back: [], lay: [] } })
  script.close(at + phases.after, [sets[0] === matchSets ? 1 : 2])
  return { name: names.join(' v '), script }
}
