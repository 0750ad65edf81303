import { describe, expect, it } from 'vitest'
import { stepCollector } from './readRecording.ts'
import { mergeScripts, scriptMarket, type MarketScript } from '../scripted.ts'
import { planProgramme } from './recordedProgramme.ts'

function plan(...scripts: MarketScript[]) {
  const collector = stepCollector()
  for (const message of mergeScripts(scripts)) collector.add(message)
  const programme = planProgramme(collector.steps)
  const firstMs = collector.steps[0]?.at ?? 0
  return (
    programme && {
      begin: (programme.beginMs - firstMs) / 1000,
      opening: (programme.openingMs - firstMs) / 1000,
      end: ((programme.steps.at(-1)?.at ?? 0) - firstMs) / 1000,
    }
  )
}

const script = (marketId = '1.5') =>
  scriptMarket({ marketId, eventId: '50', runners: [{ id: 1 }, { id: 2 }] })

describe('the begin and end of a run', () => {
  it('begins five minutes before play', () => {
    expect(plan(script().suspend(3599).inPlay(3600).suspend(4000).close(4100, [1]))).toEqual({
      begin: 3300,
      opening: 3300,
      end: 4100,
    })
  })

  it('begins with the first message if play is nearer than five minutes', () => {
    expect(plan(script().inPlay(60).close(90, [1]))?.begin).toBe(0)
  })

  it('opens three minutes into a match of more than an hour, so that a visitor sees it live immediately', () => {
    expect(plan(script().inPlay(7200).close(20_000, [1]))).toEqual({
      begin: 6900,
      opening: 7380,
      end: 20_000,
    })
  })

  it('plays a market that never goes in play from five minutes before its last price', () => {
    expect(plan(script().suspend(165).close(323, [1]))?.begin).toBe(0)
    expect(plan(script().suspend(9000).close(18_000, [1]))?.begin).toBe(8700)
  })

  it('plays the last hour of a recording that was cut short before anything happened', () => {
    expect(plan(script().matched(90_000, 5))).toEqual({ begin: 86_400, opening: 86_400, end: 90_000 })
  })

  it('ends when every market of the event has closed, whatever the recording contains afterwards', () => {
    const win = script('1.5').close(100, [1]).matched(500, 12)
    expect(plan(win, script('1.6').close(160, [1]))?.end).toBe(160)
  })

  it('is no programme if no market is ever defined', () => {
    expect(
      planProgramme([{ at: 1, changes: [{ marketId: '1.5', isImage: false, runners: [] }] }]),
    ).toBeUndefined()
  })
})
