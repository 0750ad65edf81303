import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createFeed, type FeedOptions } from './createFeed.ts'
import type { FeedState, FeedUpdate } from './feed.ts'
import { findData } from './findData.ts'
import { createHandClock } from './replay/handClock.ts'
import { scriptMarket, writeRecording } from './scripted.ts'

const startMs = Date.UTC(2030, 5, 1, 9)
let folder = ''
let reports: string[] = []

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'feed-'))
  reports = []
})
afterEach(() => rm(folder, { recursive: true }))

const script = (marketId: string, eventId: string) =>
  scriptMarket({
    marketId,
    eventId,
    eventName: `Event ${eventId}`,
    runners: [{ id: 1, name: 'Kings' }, { id: 2 }],
  })
    .prices(1, { 1: { back: [[2, 10]] } })
    .close(10, [1])

async function play(options: Partial<FeedOptions>, toMs = 0) {
  const clock = createHandClock(startMs)
  const updates: FeedUpdate[] = []
  const feed = await createFeed({
    speed: 1,
    seed: 7,
    now: clock.now,
    timers: clock.timers,
    report: (line) => reports.push(line),
    ...options,
  })
  feed.start((update) => updates.push(update))
  clock.moveTo(startMs + toMs)
  feed.stop()
  return { updates, description: feed.describe() }
}

describe('the feed', () => {
  it('continues with a recording after a broken line, which it reports', async () => {
    await writeRecording(folder, 'good', [script('1.5', '50')])
    const path = await writeRecording(folder, 'bad', [script('1.6', '60')])
    const [first, , ...rest] = (await readFile(path, 'utf8')).split('\n')
    await writeFile(path, [first, '{"op":"mcm"', ...rest].join('\n'))
    const { updates, description } = await play({ recordings: folder }, 10_100)
    expect(reports).toEqual(['bad.jsonl:2: the line is not complete JSON; the line is left out'])
    const results = updates.filter(({ kind }) => kind === 'result')
    expect(results).toHaveLength(2)
    expect(results).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ marketId: '1.5-1' }),
        expect.objectContaining({ marketId: '1.6-1' }),
      ]),
    )
    expect(description).toBe('Replaying Event 60, Event 50 at its own speed')
  })

  it('plays several markets of one file, each event in a separate loop', async () => {
    await writeRecording(folder, 'both', [script('1.5', '50'), script('1.6', '60')])
    const { updates } = await play({ recordings: folder })
    expect(updates.flatMap((update) => (update.kind === 'market' ? update.market.event.id : []))).toEqual([
      '50-1',
      '60-1',
    ])
  })

  it('keeps a market without messages open until its file ends', async () => {
    const silent = scriptMarket({ marketId: '1.6', eventId: '60', runners: [{ id: 1 }] })
    await writeRecording(folder, 'both', [script('1.5', '50'), silent])
    expect((await play({ recordings: folder }, 9_000)).updates.some(({ kind }) => kind === 'abandoned')).toBe(
      false,
    )
    expect(
      (await play({ recordings: folder }, 10_100)).updates.filter(({ kind }) => kind === 'abandoned'),
    ).toMatchObject([{ marketId: '1.6-1' }])
  })

  it('MKT-013 takes names and race cards from the catalogue next to the recordings, and names a race by its venue and never by a past date', async () => {
    await mkdir(join(folder, 'markets'))
    await mkdir(join(folder, 'catalogues'))
    const race = scriptMarket({
      marketId: '1.5',
      eventId: '50',
      eventTypeId: '4339',
      marketType: 'WIN',
      runners: [{ id: 1 }],
    })
    await writeRecording(join(folder, 'markets'), 'race', [race.close(9, [1])])
    await writeFile(
      join(folder, 'catalogues', '1.5.json'),
      JSON.stringify({
        marketName: 'OR 280m',
        eventType: { id: '4339' },
        event: { name: 'Elmstead 19th Apr', venue: 'Elmstead' },
        runners: [
          {
            selectionId: 1,
            runnerName: '4. Lively Comet',
            metadata: {
              CLOTH_NUMBER: '4',
              STALL_DRAW: '0',
              AGE: '3',
              JOCKEY_NAME: ' A. Marlow ',
              TRAINER_NAME: 'B. Osei',
              FORM: '121',
            },
          },
        ],
      }),
    )
    const { updates } = await play({ recordings: join(folder, 'markets') })
    expect(updates[0]).toMatchObject({
      market: {
        name: 'Win',
        event: { name: 'Elmstead 280m' },
        runners: [
          {
            name: 'Lively Comet',
            clothNumber: '4',
            age: '3',
            jockeyName: 'A. Marlow',
            trainerName: 'B. Osei',
          },
        ],
      },
    })
  })

  it('is simulated without recordings, and reports when the named ones cannot be played', async () => {
    const simulated = await play({})
    expect(simulated.description).toMatch(/^Simulating a cricket match/)
    expect(reports).toEqual([])
    await writeFile(join(folder, 'empty.jsonl'), '')
    const fallen = await play({ recordings: folder })
    expect(fallen.description).toMatch(/^Simulating/)
    expect(reports).toEqual([
      'empty.jsonl: no market is defined in it; it is left out',
      `No recording in ${folder} can be played: the feed is simulated instead.`,
    ])
  })

  it.each([0, -1, 0.000_9, 10_001, Number.NaN, Number.POSITIVE_INFINITY])(
    'refuses a speed of %d',
    async (speed) => {
      await expect(play({ speed })).rejects.toThrow(/replay speed/)
    },
  )
})

describe('matches in addition to recordings', () => {
  const wireBall = (more: object = {}) => ({
    batter: 'A One',
    non_striker: 'A Two',
    bowler: 'B One',
    runs: { batter: 1, extras: 0, total: 1 },
    ...more,
  })
  const wireMatch = (teams: [string, string] = ['Reds', 'Blues']) => ({
    info: {
      teams,
      match_type: 'T20',
      overs: 1,
      event: { name: 'A Cup' },
      outcome: { winner: teams[0], by: { runs: 5 } },
    },
    innings: [
      { team: teams[0], overs: [{ over: 0, deliveries: Array.from({ length: 6 }, () => wireBall()) }] },
      {
        team: teams[1],
        overs: [
          {
            over: 0,
            deliveries: [
              wireBall(),
              ...Array.from({ length: 5 }, () => wireBall({ runs: { batter: 0, extras: 0, total: 0 } })),
            ],
          },
        ],
      },
    ],
  })

  it('leaves out a bad file, names its wrong field, and plays the others with all their kinds', async () => {
    await writeFile(join(folder, 'm.json'), JSON.stringify(wireMatch()))
    await writeFile(join(folder, '2.json'), '{"info":')
    const wrong = wireMatch()
    wrong.innings[0]!.overs[0]!.deliveries[2]!.runs = { batter: 1, extras: 1, total: 1 }
    await writeFile(join(folder, '3.json'), JSON.stringify(wrong))
    await writeFile(join(folder, '4.json'), JSON.stringify({ ...wireMatch(), innings: [] }))
    const { updates, description } = await play({ matches: folder }, 3_600_000)
    expect(reports).toEqual([
      '2.json: is not JSON; the match is left out',
      '3.json: innings.0.overs.0.deliveries.2.runs.total: is not what batter and extras add up to; the match is left out',
      expect.stringMatching(/^4\.json: innings: .+; the match is left out$/),
    ])
    expect(description).toContain('1 Twenty20 match')
    const own = updates.filter((update) => 'marketId' in update && update.marketId.startsWith('m.') === true)
    expect(own.filter(({ kind }) => kind === 'result')).toContainEqual({
      kind: 'result',
      marketId: 'm.bookmaker-1',
      outcome: [
        { runnerId: '1', status: 'winner' },
        { runnerId: '2', status: 'loser' },
      ],
    })
    expect(own).toContainEqual({ kind: 'sessionResult', marketId: 'm.2.over1-1', run: 1 })
    expect(updates).toContainEqual({ kind: 'scoreGone', eventId: 'm-1' })
  })

  it('resumes after a restart: open markets end, and nothing that had ended is sent again', async () => {
    await writeFile(join(folder, 'm.json'), JSON.stringify(wireMatch()))
    const clock = createHandClock(startMs)
    const said: FeedUpdate[][] = []
    let state: FeedState | undefined
    const start = async () => {
      const feed = await createFeed({
        matches: folder,
        speed: 1,
        seed: 7,
        now: clock.now,
        timers: clock.timers,
        report: (line) => reports.push(line),
        state,
      })
      const updates: FeedUpdate[] = []
      said.push(updates)
      feed.start((update) => updates.push(update))
      return feed
    }
    const marketsOf = (updates: FeedUpdate[]) =>
      new Set(
        updates.flatMap((update) =>
          update.kind === 'market' && update.market.id.startsWith('m.') && update.market.id.endsWith('-1')
            ? update.market.id
            : [],
        ),
      )
    const endsOf = (updates: FeedUpdate[]) =>
      updates.flatMap((update) =>
        ['result', 'abandoned', 'sessionResult'].includes(update.kind) &&
        'marketId' in update &&
        update.marketId.startsWith('m.') &&
        update.marketId.endsWith('-1')
          ? update.marketId
          : [],
      )
    // Five minutes at a time, of which the operator is stopped for one.
    for (let round = 0; round < 8; round += 1) {
      const feed = await start()
      clock.moveTo(clock.now() + 240_000)
      state = structuredClone(feed.state())
      feed.stop()
      clock.sleepTo(clock.now() + 60_000)
    }
    const announced = said.flatMap((updates) => [...marketsOf(updates)])
    const ends = said.flatMap(endsOf)
    expect(new Set(ends).size).toBe(ends.length)
    expect(new Set(ends)).toEqual(new Set(announced))
  })

  it('puts the match of a recording on its event', async () => {
    // A recording with a ball feed is covered in realRecordings.test.ts.
    await writeFile(join(folder, 'm.json'), JSON.stringify(wireMatch()))
    await writeRecording(folder, 'good', [script('1.5', '50')])
    const { updates } = await play({ recordings: folder, matches: folder })
    const events = new Set(
      updates.flatMap((update) => (update.kind === 'market' ? update.market.event.id : [])),
    )
    expect(events).toEqual(new Set(['50-1', 'm-1']))
  })
})

describe('the folders of the data', () => {
  it('uses the named folders, and simulates if none is named', async () => {
    const matches = join(folder, 'cricsheet', 'matches')
    await mkdir(matches, { recursive: true })
    await writeFile(join(matches, 'manifest.json'), '{}')
    expect(findData({ recordings: '', matches: '', fixtures: '' })).toEqual({})
    expect(() => findData({ matches })).toThrow(/No matches in/)
    await writeFile(join(matches, '1.json'), '{}')
    expect(findData({ matches })).toEqual({ matches })
    expect(findData({ matches: join(matches, '..') })).toEqual({ matches })
    expect(findData({ fixtures: matches })).toEqual({ fixtures: matches })
    // The seasons may be one level deeper.
    expect(findData({ fixtures: join(matches, '..') })).toEqual({ fixtures: matches })
    expect(() => findData({ fixtures: folder })).toThrow(/No seasons in/)
  })

  it('accepts a named folder of recordings, or its folder of markets', async () => {
    const recordings = join(folder, 'markets')
    await mkdir(recordings)
    await writeRecording(recordings, 'a', [script('1.5', '50')])
    expect(findData({ recordings: folder })).toEqual({ recordings })
    expect(findData({ recordings })).toEqual({ recordings })
  })

  it('refuses a named folder without data, because naming a folder means that no simulation is wanted', () => {
    expect(() => findData({ recordings: folder })).toThrow(/No recordings in/)
  })
})
