import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { beforeAll, describe, expect, it } from 'vitest'
import { testData } from '../testing/testData.ts'
import { joinTwins, readMatches } from './cricket/matchSources.ts'
import type { FeedBook, FeedRunner, FeedUpdate } from './feed.ts'
import { recordedEvents, type RecordedSource } from './recording/recordedEvents.ts'
import { createRandom } from './simulation/random.ts'

const folder = testData('betfair-stream/markets')
const matchesFolder = testData('cricsheet/matches')

const cricket = { file: '1.200806927.jsonl.gz', marketId: '1.200806927', eventId: '31573045' }
const race = { file: '1.185781277.jsonl.gz', marketId: '1.185781277', eventId: '30738503' }
const greyhounds = { file: '1.197931750.jsonl.gz', marketId: '1.197931750', eventId: '31389771' }
const files = [cricket.file, race.file, greyhounds.file, '1.197931751.jsonl.gz']

interface NaiveMessage {
  pt: number
  mc: {
    id: string
    marketDefinition?: { status: string; runners: { id: number; status: string }[] }
    rc?: { id: number; atb?: [number, number][]; atl?: [number, number][] }[]
  }[]
}

const linesOf = (file: string) =>
  gunzipSync(readFileSync(join(folder ?? '', file)))
    .toString()
    .trim()
    .split('\n')

/** A simple second reader: replays the messages and keeps the last size per price of each runner. */
function naiveBest(messages: NaiveMessage[], untilMs: number) {
  const backs: Record<number, Record<string, number>> = {}
  const lays: Record<number, Record<string, number>> = {}
  for (const { pt, mc } of messages) {
    if (pt > untilMs) break
    for (const { id, atb = [], atl = [] } of mc.flatMap(({ rc = [] }) => rc)) {
      for (const [price, size] of atb) (backs[id] ??= {})[price] = size
      for (const [price, size] of atl) (lays[id] ??= {})[price] = size
    }
  }
  const remaining = (side: Record<string, number> = {}) =>
    Object.keys(side)
      .filter((price) => side[price] !== 0)
      .map(Number)
  return (runnerId: number) => ({
    back: Math.max(...remaining(backs[runnerId]), 0),
    lay: Math.min(...remaining(lays[runnerId]), Infinity),
  })
}

describe.skipIf(folder === undefined)('the recordings of KIT_TEST_DATA', () => {
  const reports: string[] = []
  const sources = new Map<string, RecordedSource>()
  let loadCpuMs = 0

  beforeAll(async () => {
    const before = process.cpuUsage()
    for (const source of await recordedEvents(folder ?? '', (line) => reports.push(line), files))
      sources.set(source.key, source)
    const { user, system } = process.cpuUsage(before)
    loadCpuMs = (user + system) / 1_000
  })

  function runOf(eventId: string) {
    const source = sources.get(`event:${eventId}`)
    if (!source) throw new Error(`no programme for ${eventId}`)
    const programme = source.recorded
    return {
      programme,
      run: source.programme(1).begin(1, { wallMs: 0, recordedMs: programme.beginMs, speed: 1 }),
    }
  }

  it('are read quickly and without a report, the two greyhound markets as one event', () => {
    expect(reports).toEqual([])
    expect([...sources.values()].map(({ title }) => title).sort()).toEqual([
      'Lismore (AU)',
      'Netherlands v Papua New Guinea',
      'Sheffield 280m',
    ])
    expect(runOf(greyhounds.eventId).programme.marketIds).toEqual(['1.197931750', '1.197931751'])
    expect(loadCpuMs).toBeLessThan(10_000)
  })

  it('applies all 18,529 messages of the cricket match, uncrossed while it is open, won by the Netherlands', () => {
    const { programme, run } = runOf(cricket.eventId)
    expect(programme.steps).toHaveLength(18_529)
    const updates: FeedUpdate[] = []
    const runners = new Map<string, FeedRunner>()
    let book: FeedBook | undefined
    let priced = 0
    for (const { at } of programme.steps) {
      run.advance(at)
      const news = run.takeUpdates()
      updates.push(...news)
      for (const update of news) {
        if (update.kind !== 'book') continue
        book = update.book
        for (const runner of update.book.runners) runners.set(runner.id, runner)
      }
      for (const { back, lay } of runners.values()) {
        const [bestBack, bestLay] = [back[0]?.odds, lay[0]?.odds]
        if (book?.status !== 'active' || bestBack === undefined || bestLay === undefined) continue
        priced += 1
        expect(bestBack, `at ${at}`).toBeLessThan(bestLay)
      }
    }
    expect(priced).toBeGreaterThan(30_000)
    expect(updates.at(-1)).toEqual({
      kind: 'result',
      marketId: '1.200806927-1',
      outcome: [
        { runnerId: '228749', status: 'winner' },
        { runnerId: '2857977', status: 'loser' },
      ],
    })
    const path = updates.flatMap((update) =>
      update.kind === 'book'
        ? `${update.book.status} ${update.book.isInPlay} ${update.book.betDelaySeconds}`
        : [],
    )
    expect(path.filter((state, index) => state !== path[index - 1])).toEqual([
      'active false 0',
      'suspended false 0',
      'active true 5',
      'suspended true 5',
      'closed true 5',
    ])
    expect(updates[0]).toMatchObject({
      market: {
        event: { name: 'Netherlands v Papua New Guinea' },
        competition: { name: "ICC Men's T20 World Cup Qualifier" },
        runners: [{ name: 'Netherlands' }, { name: 'Papua New Guinea' }],
      },
    })
  })

  it.each([
    { ...cricket, moments: 30 },
    { ...race, moments: 10 },
    { ...greyhounds, moments: 10 },
  ])(
    'has the best prices of $marketId that a simple second reader has, at $moments moments',
    ({ file, eventId, marketId, moments }) => {
      const messages = linesOf(file).map((line) => JSON.parse(line) as NaiveMessage)
      const { programme } = runOf(eventId)
      const random = createRandom(20_220_711)
      const open = programme.steps.filter(({ at }) => at > programme.beginMs)
      let compared = 0
      for (let index = 0; index < moments; index += 1) {
        const at = open[random.whole(0, open.length - 1)]?.at ?? 0
        const { run } = runOf(eventId)
        run.advance(at)
        const book = run
          .takeUpdates()
          .find((update) => update.kind === 'book' && update.book.marketId === `${marketId}-1`)
        if (book?.kind !== 'book' || book.book.status === 'closed') continue
        const naiveAt = naiveBest(messages, at)
        for (const { id, status, back, lay } of book.book.runners) {
          if (status !== 'active') continue
          const naive = naiveAt(Number(id))
          expect((back[0]?.odds ?? 0) / 100, `${id} back at ${at}`).toBe(naive.back)
          expect((lay[0]?.odds ?? Infinity) / 100, `${id} lay at ${at}`).toBe(naive.lay)
          compared += 1
        }
      }
      expect(compared).toBeGreaterThan(moments)
    },
    60_000,
  )

  it('reads the whole folder: every market has winners to name, and handicaps are reported and left out', async () => {
    const said: string[] = []
    const all = await recordedEvents(folder ?? '', (line) => said.push(line))
    const markets = all.flatMap((source) => {
      const programme = source.programme(1)
      const run = programme.begin(1, { wallMs: 0, recordedMs: programme.beginMs, speed: 1 })
      run.advance(programme.openingMs)
      return run.takeUpdates().flatMap((update) => (update.kind === 'market' ? [update.market] : []))
    })
    expect(markets.length).toBeGreaterThan(15)
    expect(markets.filter(({ numberOfWinners }) => numberOfWinners < 1)).toEqual([])
    expect(said.filter((line) => line.includes('handicap'))).toHaveLength(1)
  })

  it('opens the cricket match three minutes into play, and the race five minutes before', () => {
    const match = runOf(cricket.eventId).programme
    expect(match.openingMs - match.beginMs).toBe(8 * 60_000)
    const horses = runOf(race.eventId).programme
    expect(horses.openingMs).toBe(horses.beginMs)
  })

  it('plays match 1321467 on the event of its exchange market, ball by ball at the recorded times', async () => {
    const recorded = await recordedEvents(folder ?? '', () => {}, [cricket.file])
    const matches = await readMatches(matchesFolder ?? '', () => {})
    const { sources, rest } = await joinTwins(recorded, matches, join(folder ?? '', '..', 'scores'), () => {})
    expect([sources.length, rest.length]).toEqual([1, matches.length - 1])
    const programme = sources[0]!.programme(1)
    const run = programme.begin(1, { wallMs: 0, recordedMs: programme.beginMs, speed: 1 })
    const inPlay: Record<string, number> = {}
    const lastScore: { at: number; text: string }[] = []
    const kinds = new Set<string>()
    const events = new Set<string>()
    for (let at = run.nextMs(); at !== undefined; at = run.nextMs()) {
      run.advance(at)
      for (const update of run.takeUpdates()) {
        if (update.kind === 'market') {
          kinds.add(update.market.type)
          events.add(`${update.market.event.id} ${update.market.event.name} ${update.market.competition.id}`)
        }
        if (update.kind === 'book' && update.book.isInPlay) inPlay[update.book.marketId] ??= at
        if (update.kind === 'score' && update.board.sport === 'cricket')
          lastScore.push({
            at,
            text: update.board.innings
              .map(({ runs, wickets, overs }) => `${runs}/${wickets} ${overs}`)
              .join(' '),
          })
      }
    }
    expect(kinds).toEqual(new Set(['betfair', 'bookmaker', 'session']))
    expect([...events]).toEqual([
      '31573045-1 Netherlands v Papua New Guinea icc-mens-t20-world-cup-qualifier',
    ])
    // The exchange went in play at the announced start. The first ball was bowled half an hour later.
    expect(inPlay['1321467.bookmaker-1']! - inPlay['1.200806927-1']!).toBeGreaterThan(29 * 60_000)
    expect(Math.abs(inPlay['1321467.bookmaker-1']! - Date.UTC(2022, 6, 11, 11, 30))).toBeLessThan(30_000)
    expect(lastScore.at(-1)?.text).toBe('163/7 20.0 111/10 19.4')
    // The ball feed reported 24 runs in 2.5 overs at 11:42:04.
    const then = lastScore.find(({ text }) => text === '24/0 2.5')
    expect(Math.abs((then?.at ?? 0) - Date.UTC(2022, 6, 11, 11, 42, 4))).toBeLessThan(30_000)
  })

  it('leaves the three withdrawn horses without prices and out of the result', () => {
    const { programme, run } = runOf(race.eventId)
    run.advance(programme.beginMs)
    const [, book] = run.takeUpdates()
    const removed =
      book?.kind === 'book' ? book.book.runners.filter(({ status }) => status === 'removed') : []
    expect(removed.map(({ back, lay }) => back.length + lay.length)).toEqual([0, 0, 0])
    run.advance(Infinity)
    const result = run.takeUpdates().at(-1)
    expect(result?.kind === 'result' && result.outcome.length).toBe(14)
    expect(
      result?.kind === 'result' && result.outcome.filter(({ status }) => status === 'winner').length,
    ).toBe(1)
  })
})
