import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createFeed, type FeedOptions } from './createFeed.ts'
import type { FeedUpdate } from './feed.ts'
import { findRecordings } from './recording/findRecordings.ts'
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
  it('goes on with the other recordings when one is broken, and voids what the broken one had begun', async () => {
    await writeRecording(folder, 'good', [script('1.5', '50')])
    const path = await writeRecording(folder, 'bad', [script('1.6', '60')])
    const [first, , ...rest] = (await readFile(path, 'utf8')).split('\n')
    await writeFile(path, [first, '{"op":"mcm"', ...rest].join('\n'))
    const { updates, description } = await play({ recordings: folder }, 10_100)
    expect(reports).toEqual([
      'bad.jsonl:2: the line is not whole JSON; the recording is played up to here',
      '1.6: the recording ends before the market is settled; its bets will be void',
    ])
    expect(updates.filter(({ kind }) => kind === 'result')).toMatchObject([{ marketId: '1.5-1' }])
    expect(updates.filter(({ kind }) => kind === 'abandoned')).toMatchObject([{ marketId: '1.6-1' }])
    expect(description).toBe('Replaying Event 60, Event 50 at its own speed')
  })

  it('plays several markets of one file, each event in a loop of its own', async () => {
    await writeRecording(folder, 'both', [script('1.5', '50'), script('1.6', '60')])
    const { updates } = await play({ recordings: folder })
    expect(updates.flatMap((update) => (update.kind === 'market' ? update.market.event.id : []))).toEqual([
      '50-1',
      '60-1',
    ])
  })

  it('keeps a market that falls silent open until its file ends', async () => {
    const silent = scriptMarket({ marketId: '1.6', eventId: '60', runners: [{ id: 1 }] })
    await writeRecording(folder, 'both', [script('1.5', '50'), silent])
    expect((await play({ recordings: folder }, 9_000)).updates.some(({ kind }) => kind === 'abandoned')).toBe(
      false,
    )
    expect(
      (await play({ recordings: folder }, 10_100)).updates.filter(({ kind }) => kind === 'abandoned'),
    ).toMatchObject([{ marketId: '1.6-1' }])
  })

  it('takes names from the catalogue beside the recordings, the race by its venue and never by a past date', async () => {
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
        runners: [{ selectionId: 1, runnerName: '4. Lively Comet' }],
      }),
    )
    const { updates } = await play({ recordings: join(folder, 'markets') })
    expect(updates[0]).toMatchObject({
      market: {
        name: 'Win',
        event: { name: 'Elmstead 280m' },
        runners: [{ name: 'Lively Comet', clothNumber: '4' }],
      },
    })
  })

  it('is simulated without recordings, and says so when those named cannot be played', async () => {
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

  it.each([0, -1, Number.NaN, Number.POSITIVE_INFINITY])('refuses a speed of %d', async (speed) => {
    await expect(play({ speed })).rejects.toThrow(/replay speed/)
  })
})

describe('where recordings are found', () => {
  it('takes a named folder, or the markets in it', async () => {
    await mkdir(join(folder, 'markets'))
    await writeRecording(join(folder, 'markets'), 'a', [script('1.5', '50')])
    expect(findRecordings('/nowhere', folder)).toEqual({ folder: join(folder, 'markets') })
    expect(findRecordings('/nowhere', join(folder, 'markets'))).toEqual({ folder: join(folder, 'markets') })
  })

  it('refuses a named folder that holds none, because nobody names a folder to get a simulation', () => {
    expect(() => findRecordings('/nowhere', folder)).toThrow(/No recordings in/)
  })

  it('takes the chosen four of the shared data beside the project, and else none', async () => {
    const markets = join(folder, 'shared', 'data', 'betfair-stream', 'markets')
    await mkdir(markets, { recursive: true })
    expect(findRecordings(join(folder, 'main'))).toBeUndefined()
    await writeRecording(markets, '1.200806927', [script('1.200806927', '50')])
    await writeRecording(markets, '1.999', [script('1.999', '51')])
    expect(findRecordings(join(folder, 'main'))).toEqual({ folder: markets, files: ['1.200806927.jsonl'] })
  })
})
