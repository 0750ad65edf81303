import type { Bet } from '../contract/index.ts'

/** A matched bet. */
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
