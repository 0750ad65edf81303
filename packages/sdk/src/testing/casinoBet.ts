import type { CasinoBetDetail } from '../contract/index.ts'

/** A bet on a number at roulette, with its round. */
export const casinoBet = (facts: Partial<CasinoBetDetail> = {}): CasinoBetDetail => ({
  id: 'casino-1',
  roundId: 'r1',
  game: {
    code: 'european-roulette',
    name: 'European Roulette',
    kind: 'virtual',
    provider: 'sandboxGames',
    subProvider: 'Wheel House',
  },
  selection: '7',
  stake: 1_000n,
  profit: 35_000n,
  state: 'lost',
  result: -1_000n,
  createdAt: '2026-11-21T10:00:00.000Z',
  updatedAt: '2026-11-21T10:00:20.000Z',
  selectionId: 'number-7',
  cashOut: null,
  outcome: { text: '23 red', symbols: ['23'] },
  proof: {
    rules: 'roulette',
    serverSeedHash: 'ab'.repeat(32),
    serverSeed: 'cd'.repeat(32),
    clientSeed: 'my seed',
  },
  roundTotals: { stake: 3_000n, net: -3_000n },
  ...facts,
})
