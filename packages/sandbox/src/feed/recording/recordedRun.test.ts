import { describe, expect, it } from 'vitest'
import type { FeedUpdate } from '../feed.ts'
import type { Run } from '../replay/run.ts'
import { stepCollector } from './readRecording.ts'
import { planProgramme } from './recordedProgramme.ts'
import { playable } from './recordedRun.ts'

const startMs = Date.UTC(2026, 2, 7, 12)

const definition = (status: string, coast: string, hills: string) => ({
  eventId: '90000301',
  eventTypeId: '4',
  numberOfWinners: 1,
  marketType: 'MATCH_ODDS',
  marketTime: '2026-03-07T12:10:00.000Z',
  status,
  inPlay: false,
  runners: [
    { sortPriority: 1, id: 11, name: 'Coast', status: coast },
    { sortPriority: 2, id: 22, name: 'Hills', status: hills },
  ],
})

type Change = readonly [second: number, status: string, coast: string, hills: string]

function runOf(changes: readonly Change[]) {
  const collector = stepCollector()
  for (const [second, ...how] of changes)
    collector.add({
      op: 'mcm',
      pt: startMs + second * 1000,
      mc: [{ id: '1.6', img: second === 0, marketDefinition: definition(...how) }],
    })
  const programme = planProgramme(collector.steps)
  if (!programme) throw new Error('Nothing is played.')
  const anchor = { wallMs: startMs, recordedMs: startMs, speed: 1 }
  return (over: readonly string[] = []) => playable(programme).begin(1, anchor, over)
}

const endsOf = (updates: readonly FeedUpdate[]) =>
  updates.flatMap((update) => {
    if (update.kind === 'abandoned') return [['void', update.correction ?? 0]]
    if (update.kind !== 'result') return []
    const winners = update.outcome.filter(({ status }) => status === 'winner')
    return [[winners.map(({ runnerId }) => runnerId).join(), update.correction ?? 0]]
  })
const play = (run: Run, ...seconds: number[]) =>
  seconds.flatMap((second) => {
    run.advance(startMs + second * 1000)
    return endsOf(run.takeUpdates())
  })

const open: Change = [0, 'OPEN', 'ACTIVE', 'ACTIVE']
const coastWins: Change = [60, 'CLOSED', 'WINNER', 'LOSER']
const reopened: Change = [90, 'SUSPENDED', 'ACTIVE', 'ACTIVE']
const hillsWins: Change = [120, 'CLOSED', 'LOSER', 'WINNER']

describe('a recorded market that closes more than once', () => {
  const begin = runOf([open, coastWins, reopened, hillsWins])

  it('ends with each result in turn, the later one as a correction', () => {
    expect(play(begin(), 0, 61, 91, 121)).toEqual([
      ['11', 0],
      ['22', 1],
    ])
  })

  it('ends with the correction alone if both are due at the same time, so that an operator that has the first accepts it', () => {
    expect(play(begin(), 121)).toEqual([['22', 1]])
  })

  it('does not end before its last definition: after a seek or a restart, the correction still comes', () => {
    const run = begin()
    play(run, 0, 61)
    expect(run.over()).toEqual([])
    expect(play(begin(run.over()), 0, 121)).toEqual([['22', 1]])
    play(run, 121)
    expect(run.over()).toEqual(['1.6'])
  })

  it('sends the same winner once, and a third result as the second correction', () => {
    const same = runOf([open, coastWins, reopened, [120, 'CLOSED', 'WINNER', 'LOSER']])
    expect(play(same(), 0, 61, 91, 121)).toEqual([['11', 0]])
    const third = runOf([open, coastWins, hillsWins, [150, 'CLOSED', 'WINNER', 'LOSER']])
    expect(play(third(), 0, 61, 121, 151)).toEqual([
      ['11', 0],
      ['22', 1],
      ['11', 2],
    ])
  })

  it('is void if it closes without a winner or is not closed again', () => {
    const none = runOf([open, coastWins, [120, 'CLOSED', 'REMOVED', 'REMOVED']])
    expect(play(none(), 0, 61, 121)).toEqual([
      ['11', 0],
      ['void', 1],
    ])
    const stays = runOf([open, coastWins, reopened])
    expect(play(stays(), 0, 61, 91, 92)).toEqual([
      ['11', 0],
      ['void', 1],
    ])
  })
})
