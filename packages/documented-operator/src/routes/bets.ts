import { z } from 'zod'
import { exposureOf, bookOf, winAndRisk, type Bet } from '../books.ts'
import type { Context } from '../context.ts'
import type { Answer, Call, Route } from '../http.ts'
import { maxStake, minStake, priceAt, teamsOf, type Market } from '../markets.ts'
import { Amount, hundredths } from '../money.ts'
import { Refusal, type Account } from '../store.ts'
import { parse } from './account.ts'

const number = z.union([z.number(), z.string()]).transform((value, context) => {
  const parsed = hundredths(value)
  if (parsed !== undefined && parsed >= 0n) return parsed
  context.addIssue({ code: 'custom', message: 'no amount' })
  return z.NEVER
})
const order = z.object({
  marketId: z.string(),
  eventId: z.string(),
  teamId: z.string(),
  oddType: z.enum(['BACK', 'LAY']),
  marketType: z.enum(['SESSION', 'BOOKMAKER', 'BETFAIR']),
  odd: number,
  run: number,
  stake: number,
})
const stakeList = z.object({
  stake: z.array(
    z.strictObject({
      label: z.string().min(1),
      value: z.union([z.string(), z.number()]).transform(Number).pipe(z.number().int().positive()),
    }),
  ),
})
const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** An open bet as its entity is documented: it has no id. */
function betDocument(bet: Bet) {
  const { market, side, runnerId, odd, run, stake, profit, liability, createdAt, settledAt } = bet
  return {
    market: {
      id: market.id,
      marketName: market.name,
      type: market.type,
      event: { id: market.event.id, name: market.event.name },
      eventType: { id: market.event.sport.id },
    },
    odds: {
      type: side,
      teamId: runnerId,
      teamName: market.runners.find(({ id }) => id === runnerId)?.name ?? '',
      odd: new Amount(odd),
      run: new Amount(run),
    },
    stake: new Amount(stake),
    profit: new Amount(profit),
    liability: new Amount(liability),
    createdAt,
    updatedAt: settledAt ?? createdAt,
  }
}

/** Returns the book by runner, or by run in a session. */
function marketBook(market: Market, bets: Bet[]) {
  const results = bookOf(market, bets)
  const minLoss = new Amount(-exposureOf(market, bets))
  const entry = (name: string, teamId: string, total: bigint) => ({
    teamId,
    teamName: name,
    profit: new Amount(total > 0n ? total : 0n),
    liability: new Amount(total < 0n ? -total : 0n),
    minLoss,
  })
  if (market.type !== 'session')
    return Object.fromEntries(results.map(({ key, name, total }) => [key, entry(name, key, total)]))
  const [runner] = market.runners
  const worst = results.reduce((least, { total }) => (total < least ? total : least), 0n)
  return {
    [runner!.id]: {
      ...entry(runner!.name, runner!.id, worst),
      sessionBook: Object.fromEntries(results.map(({ key, total }) => [key, new Amount(total)])),
    },
  }
}

export function betRoutes(context: Context): Route[] {
  const { store, live, seed } = context
  const players = ['user']
  const player = { auth: 'bearer', encoding: 'none', roles: players } as const

  /** Refuses what the documents refuse, and a price that got worse. */
  function check(account: Account, market: Market, given: z.infer<typeof order>) {
    if (market.status !== 'active') throw new Refusal(400, 'Bet Not Allowed')
    if (given.odd === 0n || (market.type === 'session' && given.run === 0n))
      throw new Refusal(400, "Odd/Run Can't be 0")
    if (given.stake < minStake || given.stake > maxStake)
      throw new Refusal(400, 'Amount should be between Min and Max Amount Range')
    const runner = market.runners.find(({ id }) => id === given.teamId)
    if (!runner || market.type.toUpperCase() !== given.marketType) throw new Refusal(400, 'Bet Not Allowed')
    const now = priceAt(market, runner, context.tick(), seed)[given.oddType === 'BACK' ? 'back' : 'lay']
    const isBack = given.oddType === 'BACK'
    const isWorse =
      market.type === 'session'
        ? now.odd !== given.odd || (isBack ? now.run > given.run : now.run < given.run)
        : isBack
          ? now.odd < given.odd
          : now.odd > given.odd
    if (isWorse) throw new Refusal(400, 'Odds Changed, Please Try Again')
    const bet: Bet = {
      userId: account.id,
      market,
      side: given.oddType,
      runnerId: given.teamId,
      odd: given.odd,
      run: given.run,
      stake: given.stake,
      ...winAndRisk({ market, side: given.oddType, odd: given.odd, stake: given.stake }),
      createdAt: store.time(),
    }
    const own = store.openBets(account.id, market)
    const after = store.exposure(account.id) - exposureOf(market, own) + exposureOf(market, [...own, bet])
    if (after > account.pts) throw new Refusal(400, 'Insufficient Balance')
    return bet
  }

  async function place({ account, body, token }: Call): Promise<Answer> {
    const given = parse(order, body)
    const market = store.markets.find(({ id, event }) => id === given.marketId && event.id === given.eventId)
    if (!market) throw new Refusal(400, 'Market Not Found')
    check(account, market, given)
    // The session ends between the order and its bet; the player gets 401 for a bet that was made or was not.
    const isExpired = context.manners.strikes('tokenExpiresAtBet')
    if (isExpired) store.sessions.delete(token)
    if (isExpired && context.manners.random() < 0.5) throw new Refusal(401, 'Unauthorized')
    await sleep(context.delaySecond * 1000)
    const bet = check(account, market, given)
    store.bets.unshift(bet)
    const own = store.openBets(account.id, market)
    live.toUser(account.id, 'getOpenBetUpdates', { userId: account.id, docs: betDocument(bet) })
    live.toUser(account.id, 'getPtsUpdates', { userId: account.id })
    if (isExpired) throw new Refusal(401, 'Unauthorized')
    return {
      message: 'Bet Placed Successfully',
      docs: {
        market: { _id: market.id, type: market.type, teams: teamsOf(market, context.tick(), seed) },
        marketBook: { map: marketBook(market, own), exposure: new Amount(store.exposure(account.id)) },
        profit: new Amount(bet.profit),
        liability: new Amount(bet.liability),
      },
    }
  }

  const isWithin = (date: string, query: URLSearchParams) =>
    (!query.get('startDate') || date >= query.get('startDate')!) &&
    (!query.get('endDate') || date <= query.get('endDate')!)
  const listed = (bets: Bet[]) => ({ rows: bets.map((bet) => betDocument(bet)) })
  const openOf = ({ account, query }: Call) =>
    listed(
      store.bets.filter(
        ({ userId, result, market }) =>
          result === undefined &&
          (account.userType !== 'user' || userId === account.id) &&
          (!query.get('eventId') || market.event.id === query.get('eventId')),
      ),
    )
  const settledOf = ({ account, query }: Call) =>
    store.bets.filter(
      ({ userId, result, settledAt }) =>
        result !== undefined &&
        (account.userType !== 'user' || userId === account.id) &&
        isWithin(settledAt ?? '', query),
    )
  /** Totals of all the player's settled bets on the market of a bet. */
  const totalsOf = ({ market, userId }: Bet, bets: Bet[]) => {
    const own = bets.filter((bet) => bet.market === market && bet.userId === userId)
    const sum = (side?: Bet['side']) =>
      new Amount(
        own
          .filter((bet) => side === undefined || bet.side === side)
          .reduce((total, { result = 0n }) => total + result, 0n),
      )
    return { totalBack: sum('BACK'), totalLay: sum('LAY'), totalBetPts: sum(), totalCommission: 0 }
  }
  const detailsOf = (call: Call) => {
    const bets = settledOf(call)
    return { rows: bets.map((bet) => ({ ...betDocument(bet), ...totalsOf(bet, bets) })) }
  }
  const staffTypes = [
    'administrator',
    'whiteLabel',
    'admin',
    'superMaster',
    'master',
    'agent',
    'branch',
    'subBranch',
    'defaultBranch',
  ]
  const lists = (path: string, answer: (call: Call) => Answer): Route[] => [
    { method: 'GET', path: `api/user/${path}`, ...player, answer },
    { method: 'GET', path: `api/{type}/user/${path}`, ...player, roles: staffTypes, answer },
  ]
  const presets = (path: string, field: 'stakes' | 'quickBets', message: string): Route[] => [
    { method: 'GET', path, ...player, answer: ({ account }) => ({ docs: account[field] }) },
    {
      method: 'PUT',
      path,
      ...player,
      encoding: 'json',
      answer({ account, body }) {
        if (account.demo) throw new Refusal(400, 'This is your Demo Account, Please Login as Normal user')
        account[field] = parse(stakeList, body).stake.map((one) => ({ _id: store.newId(), ...one }))
        return { message, docs: account[field] }
      },
    },
  ]
  const favourites = (path: string, field: 'favouriteEvents' | 'favouriteMarkets', key: string): Route[] => {
    const idOf = (body: unknown) => parse(z.record(z.string(), z.unknown()), body)[key]
    return [
      {
        method: 'GET',
        path,
        ...player,
        answer: ({ account }) => ({ docs: account[field].map((id) => ({ _id: `f${id}`, [key]: id })) }),
      },
      {
        method: 'POST',
        path,
        ...player,
        encoding: 'form',
        answer({ account, body }) {
          account[field] = [...new Set([...account[field], parse(z.string().min(1), idOf(body))])]
          return {}
        },
      },
      {
        method: 'DELETE',
        path,
        ...player,
        encoding: 'form',
        answer({ account, body }) {
          account[field] = account[field].filter((id) => id !== idOf(body))
          return {}
        },
      },
    ]
  }
  return [
    ...presets('api/user/stake', 'stakes', 'Stake Updated'),
    ...presets('api/user/quickBet', 'quickBets', 'Updated Sucessfully'),
    {
      method: 'PATCH',
      path: 'api/user/confirmBets',
      ...player,
      encoding: 'form',
      answer({ account, body }) {
        account.confirmBets =
          parse(z.object({ confirmBets: z.enum(['true', 'false']) }), body).confirmBets === 'true'
        return {}
      },
    },
    { method: 'POST', path: 'api/user/openBet', ...player, encoding: 'json', answer: place },
    ...lists('openBet', openOf),
    ...lists('openBet/history', (call) => listed(settledOf(call))),
    ...lists('openBet/history/details', detailsOf),
    ...['', '/history', '/history/details'].flatMap((end) =>
      lists(`casino/openBet${end}`, () => ({ rows: [] })),
    ),
    ...favourites('api/user/favorite/event', 'favouriteEvents', 'eventId'),
    ...favourites('api/user/favorite/market', 'favouriteMarkets', 'marketId'),
  ]
}
