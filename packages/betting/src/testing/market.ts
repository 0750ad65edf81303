import type { Market, PriceSize, Runner } from '@kit/sdk/contract'

/** Returns levels for odds in hundredths; each level offers 1,000 points more than the previous one. */
export const levels = (...odds: number[]): PriceSize[] =>
  odds.map((odds, index) => ({ odds, run: 0, size: BigInt(index + 1) * 100_000n }))

export const runner = (id: string, name: string, facts: Partial<Runner> = {}): Runner => ({
  id,
  name,
  sort: 0,
  status: 'active',
  back: levels(202, 201, 200),
  lay: levels(204, 205, 206),
  ...facts,
})

export function market(facts: Partial<Market> = {}): Market {
  return {
    id: '1.200-1',
    exchangeId: '1.200',
    name: 'Match Odds',
    type: 'betfair',
    externalType: '',
    category: 'exchange',
    isVisible: true,
    allowsBets: true,
    isLocked: false,
    isClosed: false,
    isManual: false,
    allowsCashout: false,
    status: 'active',
    isInPlay: true,
    numberOfWinners: 1,
    min: 10_000n,
    max: 2_500_000n,
    delaySeconds: 5,
    totalMatched: 123_456_700n,
    remarks: '',
    openDate: '2026-11-21T10:00:00.000Z',
    eventType: { id: '4', name: 'Cricket' },
    competition: { id: '10', name: 'One Day Internationals', region: 'International' },
    event: {
      id: '300-1',
      name: 'Netherlands v England',
      countryCode: 'NL',
      timezone: 'UTC',
      openDate: '2026-11-21T10:00:00.000Z',
    },
    runners: [
      runner('1', 'Netherlands', { back: levels(520, 510, 500), lay: levels(540, 550, 560) }),
      runner('2', 'England', { back: levels(122, 121, 120), lay: levels(124, 125, 126) }),
    ],
    sequence: { epoch: 'a', seq: 1 },
    ...facts,
  }
}

export const line = (run: number, perHundred = 100): PriceSize => ({ odds: perHundred * 100, run, size: 0n })

export function session(id: string, name: string, facts: Partial<Market> = {}): Market {
  return market({
    id,
    exchangeId: id,
    name,
    type: 'session',
    category: 'Overs',
    isManual: true,
    max: 1_000_000n,
    delaySeconds: 2,
    totalMatched: 0n,
    remarks: 'Void when the innings is cut short before it is decided.',
    runners: [runner('1', name, { back: [line(47)], lay: [line(46)] })],
    ...facts,
  })
}

/** Returns the bookmaker market of the same match, with the profit on a stake of 100 as prices. */
export const bookmaker = (facts: Partial<Market> = {}): Market =>
  market({
    id: '1.201-1',
    exchangeId: '1.201',
    name: 'Bookmaker',
    type: 'bookmaker',
    category: 'bookmaker',
    isManual: true,
    max: 5_000_000n,
    delaySeconds: 3,
    totalMatched: 0n,
    remarks: 'A tie that is not decided, and a match without result, are void.',
    runners: [
      runner('1', 'Netherlands', { back: [line(0, 380)], lay: [line(0, 400)] }),
      runner('2', 'England', { back: [line(0, 23)], lay: [line(0, 26)] }),
    ],
    ...facts,
  })
