import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { momentOf } from './momentOf.ts'
import { createPlayer } from './player.ts'
import { recordedTakes, simulatedTakes } from './readTakes.ts'
import { lengthOf, stateAt, type Take, type TakeChange } from './take.ts'
import { timeText } from './timeText.ts'
import { worstMoments } from './worstMoments.ts'

const change = (atMs: number, odds: number, facts: Partial<TakeChange> = {}): TakeChange => ({
  atMs,
  status: 'active',
  isInPlay: true,
  delaySeconds: 5,
  totalMatched: '100',
  runners: [{ id: '1', status: 'active', back: [[odds, '100']], lay: [[odds + 2, '100']] }],
  ...facts,
})
const takeOf = (...changes: TakeChange[]): Take => ({
  id: 'take',
  title: 'A take',
  isRecorded: false,
  market: {
    name: 'Win',
    eventType: { id: '7', name: 'Horse Racing' },
    competition: { id: '1', name: 'Races', region: '' },
    eventName: 'Ashdown Park',
    runners: [{ id: '1', name: 'Silver Quay', sort: 1 }],
  },
  changes,
})
const kindsOf = (take: Take) => worstMoments(take).map(({ kind, atMs }) => [kind, atMs])

describe('the worst moments of a market', () => {
  it('are a suspension within a second of a price change, and no later one', () => {
    const moved = [change(0, 200), change(5_000, 202)]
    const suspended = (atMs: number) => change(atMs, 202, { status: 'suspended', runners: [] })
    expect(kindsOf(takeOf(...moved, suspended(5_800)))).toEqual([['suspended-under-the-finger', 5_800]])
    expect(kindsOf(takeOf(...moved, suspended(6_100)))).toEqual([])
  })

  it('are going in play and out of it, as golf does each evening', () => {
    const take = takeOf(
      change(0, 200, { isInPlay: false }),
      change(1_000, 200),
      change(2_000, 200, { isInPlay: false }),
      change(3_000, 200),
    )
    expect(worstMoments(take)).toEqual([
      { kind: 'in-play', atMs: 1_000, count: 2 },
      { kind: 'out-of-play', atMs: 2_000, count: 1 },
    ])
  })

  it('are odds of 1000, an empty side, and a removed runner', () => {
    const gone = { id: '1', status: 'active', back: [], lay: [[98_000, '1']] as [number, string][] }
    const take = takeOf(
      change(0, 98_000),
      change(1_000, 100_000),
      change(20_000, 0, { runners: [gone] }),
      change(30_000, 0, { runners: [{ id: '1', status: 'removed', back: [], lay: [] }] }),
    )
    expect(kindsOf(take)).toEqual(
      expect.arrayContaining([
        ['four-digit-odds', 1_000],
        ['side-gone', 20_000],
        ['runner-removed', 30_000],
      ]),
    )
  })

  it('are the same in the simulations each time, if there are no recordings', () => {
    const [hard, ...others] = simulatedTakes()
    expect(
      worstMoments(hard!)
        .map(({ kind }) => kind)
        .toSorted(),
    ).toEqual([
      'busiest',
      'four-digit-odds',
      'in-play',
      'runner-removed',
      'side-gone',
      'suspended-under-the-finger',
    ])
    expect(others.map(({ id }) => id)).toEqual(['race', 'match'])
    expect(simulatedTakes()).toEqual([hard, ...others])
    // The toolbar distinguishes them by their title.
    expect(new Set([hard, ...others].map((take) => take!.title)).size).toBe(3)
  })

  it('are recordings of KIT_TEST_DATA, and empty without it', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'kit-moments-'))
    onTestFinished(() => {
      vi.unstubAllEnvs()
      rmSync(folder, { recursive: true })
    })
    vi.stubEnv('KIT_TEST_DATA', '')
    expect(await recordedTakes()).toEqual([])
    vi.stubEnv('KIT_TEST_DATA', folder)
    await expect(recordedTakes()).rejects.toThrow(`${folder}, and there is no betfair-stream in it`)
  })
})

describe('a moment', () => {
  const take = takeOf(
    change(0, 200),
    change(1_000, 0, { status: 'suspended', runners: [] }),
    change(2_000, 210),
  )

  it('contains the latest of everything until then', () => {
    expect(stateAt(take, 0)).toMatchObject({ status: 'active', runners: [{ back: [[200, '100']] }] })
    expect(stateAt(take, 1_500)).toMatchObject({ status: 'suspended', runners: [{ back: [[200, '100']] }] })
    expect(stateAt(take, 9_000)).toMatchObject({ status: 'active', runners: [{ back: [[210, '100']] }] })
    expect(lengthOf(take)).toBe(2_000)
  })

  it('is a market of the contract, with exact amounts', () => {
    const { facts, changes } = momentOf(take, {
      state: () => ({ atMs: 2_000, isPlaying: false, speed: 1 }),
      subscribe: () => () => undefined,
    })
    expect(facts().runners).toEqual([
      {
        id: '1',
        name: 'Silver Quay',
        sort: 1,
        status: 'active',
        back: [{ odds: 210, run: 0, size: 100n }],
        lay: [{ odds: 212, run: 0, size: 100n }],
      },
    ])
    expect(changes()).toMatchObject({ status: 'active', totalMatched: 100n })
  })
})

describe('a player', () => {
  const setUp = () => {
    let nowMs = 0
    let due: (() => void) | undefined
    const player = createPlayer(10_000, {
      now: () => nowMs,
      soon: (call) => {
        due = call
        return () => {
          due = undefined
        }
      },
    })
    const wait = (ms: number) => {
      nowMs += ms
      const call = due
      due = undefined
      call?.()
    }
    return { player, wait }
  }

  it('plays, pauses and continues at its speed', () => {
    const { player, wait } = setUp()
    player.play()
    wait(1_000)
    expect(player.state()).toEqual({ atMs: 1_000, isPlaying: true, speed: 1 })
    player.setSpeed(4)
    wait(500)
    expect(player.state().atMs).toBe(3_000)
    player.pause()
    wait(5_000)
    expect(player.state()).toMatchObject({ atMs: 3_000, isPlaying: false })
    player.play()
    wait(250)
    expect(player.state().atMs).toBe(4_000)
  })

  it('stops at the end and starts again from the beginning', () => {
    const { player, wait } = setUp()
    player.seek(9_500)
    player.play()
    wait(2_000)
    expect(player.state()).toMatchObject({ atMs: 10_000, isPlaying: false })
    player.play()
    expect(player.state()).toMatchObject({ atMs: 0, isPlaying: true })
  })

  it('seeks within the take, and notifies its subscribers', () => {
    const { player } = setUp()
    const listener = vi.fn()
    const stop = player.subscribe(listener)
    player.seek(99_000)
    expect(player.state().atMs).toBe(10_000)
    player.seek(-1)
    expect(player.state().atMs).toBe(0)
    expect(listener).toHaveBeenCalledTimes(2)
    stop()
    player.seek(5)
    expect(listener).toHaveBeenCalledTimes(2)
  })
})

it('formats a time as people do', () => {
  expect([0, 61_000, 3_723_000].map(timeText)).toEqual(['0:00', '1:01', '1:02:03'])
})
