import type { Bet } from '@kit/sdk/contract'
import type { BetDraft } from '../slip/betDraft.ts'

/** A draft as a tap on 2.02 of England makes it, for tests and stories. */
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

/** A bet the operator took. */
export const bet = (facts: Partial<Bet> = {}): Bet => ({
  id: 'b1',
  key: 'k',
  event: { id: '300-1', name: 'Netherlands v England' },
  eventTypeId: '4',
  marketId: '1.200-1',
  marketName: 'Match Odds',
  marketType: 'betfair',
  side: 'back',
  runnerId: '2',
  runnerName: 'England',
  odds: 202,
  run: 0,
  stake: 50_000n,
  profit: 51_000n,
  liability: 50_000n,
  state: 'open',
  result: 0n,
  createdAt: '2026-11-21T10:30:00.000Z',
  updatedAt: '2026-11-21T10:30:00.000Z',
  ...facts,
})
