import type { BetDetail } from '../contract/index.ts'
import { bet } from './bet.ts'

/** A winning back bet on England, with its market's settlement. */
export const endedBet = (facts: Partial<BetDetail> = {}): BetDetail => ({
  ...bet({ id: 'ended-1', state: 'won', result: 51_000n, updatedAt: '2026-11-21T11:45:00.000Z' }),
  marketTotals: { back: 51_000n, lay: -20_000n, net: 31_000n, commission: 0n },
  marketEnd: {
    state: 'settled',
    runner: 'winner',
    winners: ['England'],
    remarks: '',
    endedAt: '2026-11-21T11:45:00.000Z',
    takenBack: 0,
  },
  ...facts,
})

/** No on 46 runs after six overs; settled at 40 because the innings ended. */
export const endedSession = (): BetDetail =>
  endedBet({
    id: 'ended-2',
    marketId: '1.201',
    marketName: '6 over runs England',
    marketType: 'session',
    runnerId: '1',
    runnerName: '6 over runs England',
    side: 'lay',
    odds: 9_000,
    run: 46,
    state: 'won',
    result: 50_000n,
    marketTotals: { back: 0n, lay: 50_000n, net: 50_000n, commission: 0n },
    marketEnd: {
      state: 'settled',
      runner: 'active',
      winners: [],
      run: 40,
      remarks: 'The innings ended before it was decided: what was reached counts.',
      endedAt: '2026-11-21T11:20:00.000Z',
      takenBack: 1,
    },
  })

/** A bet on a withdrawn runner. */
export const voidBet = (): BetDetail =>
  endedBet({
    id: 'ended-3',
    event: { id: '301-1', name: 'Lismore (AU) 22nd Nov' },
    eventTypeId: '7',
    marketId: '1.202',
    marketName: 'R4 1100m Hcap',
    runnerId: '9',
    runnerName: 'Paper Boat',
    odds: 650,
    state: 'void',
    result: 0n,
    marketTotals: { back: 0n, lay: 0n, net: 0n, commission: 0n },
    marketEnd: {
      state: 'settled',
      runner: 'removed',
      winners: ['Silver Lantern'],
      remarks: '',
      endedAt: '2026-11-21T09:05:00.000Z',
      takenBack: 0,
    },
  })
