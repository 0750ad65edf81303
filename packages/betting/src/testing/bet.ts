import type { BetDraft } from '../slip/model/betDraft.ts'

export { bet } from '@kit/sdk/testing'

export const draft = (facts: Partial<BetDraft> = {}): BetDraft => ({
  marketId: '1.200-1',
  marketName: 'Match Odds',
  marketType: 'betfair',
  eventId: '300-1',
  eventName: 'Netherlands v England',
  openDate: '2026-11-21T10:00:00.000Z',
  region: 'International',
  runnerId: '2',
  runnerName: 'England',
  side: 'back',
  odds: 202,
  seenOdds: 202,
  run: 0,
  min: 10_000n,
  max: 2_500_000n,
  delaySeconds: 5,
  externalType: '',
  isManual: false,
  allowsCashout: false,
  book: [
    { runnerId: '1', runnerName: 'Netherlands', amount: 0n },
    { runnerId: '2', runnerName: 'England', amount: 0n },
  ],
  stakeText: '',
  isQuick: false,
  ...facts,
})
