import type { Feed, FeedBook, FeedMarket, FeedRunner, FeedUpdate } from '../feed/feed.ts'

const runnerIds = ['101', '102', '103'] as const

export function testMarket(id: string, more: Partial<FeedMarket> = {}): FeedMarket {
  const openDate = '2026-01-01T12:00:00.000Z'
  return {
    id,
    exchangeId: id.split('-')[0] ?? id,
    name: 'Match Odds',
    type: 'betfair',
    openDate,
    numberOfWinners: 1,
    eventType: { id: '4', name: 'Cricket' },
    competition: { id: 'c1', name: 'Test League', region: 'GB' },
    event: { id: `event-${id}`, name: 'Reds v Blues', countryCode: 'GB', timezone: 'UTC', openDate },
    runners: runnerIds.map((runnerId, sort) => ({ id: runnerId, name: `Runner ${runnerId}`, sort })),
    ...more,
  }
}

/** Defaults: back 2.00, lay 2.02, ample sizes. */
export const testRunner = (
  id: string,
  {
    back = 200,
    lay = 202,
    status = 'active',
  }: { back?: number; lay?: number; status?: FeedRunner['status'] } = {},
): FeedRunner => {
  const level = (odds: number) => (odds === 0 ? [] : [{ odds, run: 0, size: 100_000n }])
  return { id, status, back: level(back), lay: level(lay) }
}

export const testBook = (marketId: string, more: Partial<FeedBook> = {}): FeedBook => ({
  marketId,
  status: 'active',
  isInPlay: false,
  betDelaySeconds: 0,
  totalMatched: 0n,
  runners: runnerIds.map((id) => testRunner(id)),
  ...more,
})

/** Returns a bookmaker market of two runners. Default: back 85 and lay 88 on the first, the second locked. */
export function bookmakerMarket(id: string, eventId = `event-${id}`): FeedMarket {
  const market = testMarket(id, { name: 'Bookmaker', type: 'bookmaker' })
  return { ...market, event: { ...market.event, id: eventId }, runners: market.runners.slice(0, 2) }
}

export const bookmakerBook = (marketId: string, more: Partial<FeedBook> = {}): FeedBook =>
  testBook(marketId, {
    isInPlay: true,
    runners: [testRunner('101', { back: 8_500, lay: 8_800 }), lockedRunner('102')],
    ...more,
  })

/** Returns a runner with locked sides, which bookmakers send as odds of 0. */
export const lockedRunner = (id: string): FeedRunner => {
  const locked = [{ odds: 0, run: 0, size: 0n }]
  return { id, status: 'active', back: locked, lay: locked }
}

/** Returns a session of one line. Default: no 45, yes 46, both at 100. */
export function sessionMarket(id: string, eventId = `event-${id}`): FeedMarket {
  const market = testMarket(id, { name: '6 over runs Reds', type: 'session', priority: 6 })
  return {
    ...market,
    event: { ...market.event, id: eventId },
    runners: [{ id: '101', name: '6 over runs Reds', sort: 1 }],
  }
}

export const sessionBookOf = (
  marketId: string,
  { no = 45, yes = 46, odds = 10_000 }: { no?: number; yes?: number; odds?: number } = {},
  more: Partial<FeedBook> = {},
): FeedBook => {
  const line = (run: number) => [{ odds, run, size: 0n }]
  return testBook(marketId, {
    isInPlay: true,
    runners: [{ id: '101', status: 'active', back: line(yes), lay: line(no) }],
    ...more,
  })
}

export function createFakeFeed(first: readonly FeedUpdate[]) {
  let listener: (update: FeedUpdate) => void = () => {}
  const feed: Feed = {
    describe: () => 'Saying what the test says',
    start(onUpdate) {
      listener = onUpdate
      first.forEach(onUpdate)
    },
    state: () => ({ said: first.length }),
    stop: () => {},
  }
  return { feed, say: (update: FeedUpdate) => listener(update) }
}

export const opening = (...markets: FeedMarket[]): FeedUpdate[] =>
  markets.flatMap((market): FeedUpdate[] => [
    { kind: 'market', market },
    {
      kind: 'book',
      book: testBook(market.id, { runners: market.runners.map(({ id }) => testRunner(id)) }),
    },
  ])
