import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { testData } from '../../testing/testData.ts'
import type { FeedUpdate } from '../feed.ts'
import { endedByItself } from './inningsEnd.ts'
import { matchProgramme } from './matchProgramme.ts'
import { matchResult, resultOfBalls } from './matchResult.ts'
import { readMatch } from './readMatch.ts'

const folder = testData('cricsheet/matches')
const files = folder ? readdirSync(folder).filter((file) => file.endsWith('.json')) : []
const ids = files.map((file) => file.replace('.json', ''))
const raw = (id: string): unknown => JSON.parse(readFileSync(join(folder ?? '', `${id}.json`), 'utf8'))
const matchOf = (id: string) => readMatch(id, raw(id))

/** Innings that rain, time or an umpire stopped, listed by hand from the scorecards. */
const cutShort = ['1273144 2', '1322280 2', '1359519 1', '1383434 1', '1426557 4', '225258 3']

interface Delivery {
  batter: string
  non_striker: string
  runs: { batter: number; total: number }
  extras?: Record<string, number>
  wickets?: { kind: string; player_out: string }[]
}

interface RawMatch {
  info: { overs?: number; balls_per_over: number }
  innings: {
    team: string
    super_over?: boolean
    target?: { overs?: number }
    penalty_runs?: { pre?: number }
    overs: { over: number; deliveries: Delivery[] }[]
  }[]
}

/**
 * A second, different reader of the same files: walks through the scorer's book once and records each
 * session's answer when it is known. `deadEnds` are the sessions decided only by the end of their innings.
 */
function answersOf(id: string): { answers: Map<string, number | 'void'>; deadEnds: Set<string> } {
  const { info, innings: all } = raw(id) as RawMatch
  const answers = new Map<string, number | 'void'>()
  const deadEnds = new Set<string>()
  all.forEach((innings, number) => {
    if (innings.super_over) return
    const key = (name: string) => `${id}.${number + 1}.${name}`
    const isCut = cutShort.includes(`${id} ${number + 1}`)
    const limit = innings.target?.overs ?? info.overs ?? Infinity
    let total = innings.penalty_runs?.pre ?? 0
    let wickets = 0
    let wholeOvers = 0
    const scored: Record<string, number> = {}
    const out = new Set<string>()
    for (const { over, deliveries } of innings.overs) {
      let inOver = 0
      let legal = 0
      for (const { batter, non_striker, runs, extras = {}, wickets: fallen = [] } of deliveries) {
        scored[non_striker] ??= 0
        scored[batter] = (scored[batter] ?? 0) + runs.batter
        total += runs.total
        inOver += runs.total
        if (extras['wides'] === undefined && extras['noballs'] === undefined) legal += 1
        for (const { kind, player_out } of fallen) {
          if (kind.startsWith('retired')) continue
          wickets += 1
          answers.set(key(`wicket${wickets}`), total)
          answers.set(key(`batter ${player_out}`), scored[player_out] ?? 0)
          out.add(player_out)
        }
      }
      const isLastOver = over === innings.overs.at(-1)!.over
      const isWhole = !isLastOver || legal >= info.balls_per_over
      answers.set(key(`over${over + 1}`), isWhole || !isCut ? inOver : 'void')
      if (!isWhole) deadEnds.add(key(`over${over + 1}`))
      if (isWhole) {
        wholeOvers = over + 1
        answers.set(key(`overs${wholeOvers}`), total)
      }
    }
    const endAt = (name: string, reached: number) => {
      answers.set(key(name), isCut ? 'void' : reached)
      deadEnds.add(key(name))
    }
    for (let over = wholeOvers + 1; over <= Math.min(limit, 50); over += 1) endAt(`overs${over}`, total)
    for (let wicket = wickets + 1; wicket <= 10; wicket += 1) endAt(`wicket${wicket}`, total)
    answers.set(key(`over${innings.overs.at(-1)!.over + 2}`), 'void')
    for (const [player, runs] of Object.entries(scored)) if (!out.has(player)) endAt(`batter ${player}`, runs)
  })
  return { answers, deadEnds }
}

function playThrough(id: string): FeedUpdate[] {
  const programme = matchProgramme(matchOf(id))
  const run = programme.begin(1, { wallMs: 0, recordedMs: programme.beginMs, speed: 1 })
  const updates: FeedUpdate[] = []
  for (let at = run.nextMs(); at !== undefined; at = run.nextMs()) {
    run.advance(at)
    updates.push(...run.takeUpdates())
  }
  expect(run.unsettled()).toEqual([])
  expect(run.open().size).toBe(0)
  return updates
}

describe.skipIf(folder === undefined)('the matches of KIT_TEST_DATA', () => {
  it('are 33', () => expect(files).toHaveLength(33))

  it.each(ids)('match %s has the result that its balls give', (id) => {
    const match = matchOf(id)
    const { winner, by, result, eliminator, bowlOut, method } = match.outcome
    // Balls do not show an award.
    const computed = method === 'Awarded' ? matchResult(match) : resultOfBalls(match)
    expect(matchResult(match)).toEqual(computed)
    expect('winner' in computed ? computed.winner : computed.result).toBe(
      eliminator ?? bowlOut ?? winner ?? result,
    )
    expect('by' in computed ? computed.by : undefined).toEqual(by)
  })

  it('have six interrupted innings, and no other', () => {
    const cut = ids.flatMap((id) => {
      const match = matchOf(id)
      return match.innings.flatMap((innings, index) =>
        innings.isSuperOver || endedByItself(match, innings) ? [] : `${id} ${index + 1}`,
      )
    })
    expect(cut).toEqual(cutShort)
  })

  it.each(ids)('match %s played to its end settles every session as a second reader does', (id) => {
    const updates = playThrough(id)
    const names = new Map<string, string>()
    for (const update of updates)
      if (update.kind === 'market') names.set(update.market.id, update.market.name)
    const { answers, deadEnds } = answersOf(id)
    const seen = new Set<string>()
    let bookmakers = 0
    for (const update of updates) {
      if (update.kind !== 'sessionResult' && update.kind !== 'abandoned' && update.kind !== 'result') continue
      const plain = update.marketId.replace(/-1$/, '')
      if (plain.endsWith('.bookmaker')) {
        bookmakers += 1
        continue
      }
      const [matchId, number, key = ''] = plain.split('.')
      const player = names.get(update.marketId)?.replace(/ runs$/, '')
      const asked = `${matchId}.${number}.${key.startsWith('batter') ? `batter ${player}` : key}`
      const run = update.kind === 'sessionResult' ? update.run : 'void'
      expect([asked, run]).toEqual([asked, answers.get(asked)])
      // Players see a note if the end of the innings ended the session.
      const isNoted = update.kind === 'sessionResult' && update.note !== undefined
      expect([asked, isNoted]).toEqual([asked, run !== 'void' && deadEnds.has(asked)])
      expect(seen.has(plain)).toBe(false)
      seen.add(plain)
    }
    expect(bookmakers).toBe(1)
    // Every announced market ended.
    expect(seen.size).toBe(names.size - 1)
    expect(seen.size).toBeGreaterThan(30)
  })

  it.each(ids)(
    'match %s sends nothing about a market after its end, and offers no crossed or empty line',
    (id) => {
      const over = new Set<string>()
      const spoken = new Set<string>()
      const wrong: string[] = []
      for (const update of playThrough(id)) {
        if (update.kind === 'book') {
          const { marketId, status, runners } = update.book
          if (over.has(marketId)) wrong.push(`${marketId} after its end`)
          if (status === 'active') spoken.add(marketId.split('.').at(-1) ?? '')
          const lines = marketId.includes('bookmaker') ? [] : runners
          for (const { back, lay } of lines) {
            const isPriced = [...back, ...lay].every(({ run, odds }) => run >= 1 && odds > 0)
            if (!isPriced || (back[0]?.run ?? Infinity) <= (lay[0]?.run ?? 0)) wrong.push(marketId)
          }
        } else if (update.kind !== 'market' && 'marketId' in update) over.add(update.marketId)
      }
      expect(wrong).toEqual([])
      expect([...spoken]).toEqual(
        expect.arrayContaining(['bookmaker-1', 'over1-1', 'wicket1-1', 'batter1-1']),
      )
    },
  )
})
