import { OperatorError } from '../client/errors.ts'
import { findOrder, listOpenBets, placeBet, pointsFromMinor, type Minor } from '../contract/index.ts'
import type { Check } from './check.ts'
import { Complaint, NotTried, untilDecided, wireOf, type Examination } from './examination.ts'

const shown = (amount: Minor) => `${pointsFromMinor(amount)} points`

/** `amount / 100`, halves up: how a profit is rounded, once (the README of @kit/rules). */
const hundredth = (amount: bigint): Minor => (amount + 50n) / 100n

/** Slightly above the market's minimum, which leaves room for rounding. */
async function smallStake({ markets, orderOf }: Examination): Promise<Minor> {
  const { marketId } = await orderOf(1n)
  const market = (await markets()).find(({ id }) => id === marketId)
  const least = market?.min ?? 0n
  return least < 1_000n ? 1_000n : least
}

async function openBetsWith(key: string, { operator }: Examination): Promise<number> {
  const { docs } = await operator.client.page(listOpenBets, { page: 1, limit: 100 })
  return docs.filter((one) => one.key === key).length
}

async function expectRefusal(
  work: Promise<unknown>,
  codes: readonly string[],
  what: string,
): Promise<OperatorError> {
  const outcome = await work.then(
    () => undefined,
    (error: unknown) => error,
  )
  if (outcome === undefined)
    throw new Complaint(`${what} is accepted; it has to be refused with ${codes.join(' or ')}.`)
  if (!(outcome instanceof OperatorError)) throw outcome
  if (!codes.includes(outcome.code))
    throw new Complaint(
      `${what} is refused with the code "${outcome.code}" (${outcome.status}); the contract says ${codes.join(' or ')}.`,
    )
  return outcome
}

/** Neither a bet nor a reserve. */
async function leavesNothing(examination: Examination, work: () => Promise<void>): Promise<void> {
  const before = await examination.balance()
  await work()
  const after = await examination.balance()
  if (after.available !== before.available || after.exposure !== before.exposure)
    throw new Complaint(
      `A refused order changed the points from ${shown(before.available)} to ${shown(after.available)}: nothing of it may stay.`,
    )
}

export const betChecks: readonly Check[] = [
  {
    name: 'reserve',
    title: 'A bet reserves its liability, to the minor unit',
    async run(examination) {
      const stake = (await smallStake(examination)) + 33n
      const before = await examination.balance()
      const { bet } = await examination.place(stake)
      const after = await examination.balance()
      if (bet.stake !== stake) throw new Complaint(`A stake of ${shown(stake)} becomes ${shown(bet.stake)}.`)
      if (bet.liability !== stake)
        throw new Complaint(`Backing with ${shown(stake)} has a liability of ${shown(bet.liability)}.`)
      const [taken, held] = [before.available - after.available, after.exposure - before.exposure]
      if (taken !== stake || held !== stake)
        throw new Complaint(
          `A bet of ${shown(stake)} takes ${shown(taken)} from the available points and adds ${shown(held)} of exposure: both have to be the liability.`,
        )
    },
  },
  {
    name: 'rounding',
    title: 'A profit is rounded once, halves up',
    async run(examination) {
      const least = await smallStake(examination)
      const { odds } = await examination.orderOf(least)
      const remainderOf = (stake: Minor) => (stake * BigInt(odds - 100)) % 100n
      const stakes = Array.from({ length: 100 }, (_, index) => least + BigInt(index))
      const stake =
        stakes.find((one) => remainderOf(one) === 50n) ??
        stakes.find((one) => remainderOf(one) > 50n) ??
        least
      const { bet } = await examination.place(stake)
      const expected = hundredth(bet.stake * BigInt(bet.odds - 100))
      if (bet.profit !== expected)
        throw new Complaint(
          `Backing with ${shown(bet.stake)} at ${bet.odds / 100} is said to win ${shown(bet.profit)} and wins ${shown(expected)}.`,
        )
    },
  },
  {
    name: 'exact',
    title: 'A stake with three decimals is refused, and not rounded',
    async run(examination) {
      await leavesNothing(examination, async () => {
        const least = await smallStake(examination)
        const stake = Number(pointsFromMinor(least)) + 0.005
        const { status } = await untilDecided(async () => {
          const wire = { ...wireOf(await examination.orderOf(least)), stake }
          return examination.raw('POST', '/api/user/openBet', wire)
        })
        if (status < 400 || status >= 500)
          throw new Complaint(`A stake of ${stake} points is answered with ${status}: refuse it with 4xx.`)
      })
    },
  },
  {
    name: 'once',
    title: 'An order sent three times under one key is one bet',
    async run(examination) {
      const { operator, balance } = examination
      const before = await balance()
      const stake = await smallStake(examination)
      const { bet, order } = await examination.place(stake)
      const again = await Promise.all(
        [0, 1].map(() => operator.client.call(placeBet, order, { timeoutMs: 30_000 })),
      )
      if (again.some((one) => one?.bet.id !== bet.id))
        throw new Complaint('The same key and order again is another bet: answer with the first one.')
      const count = await openBetsWith(order.key, examination)
      if (count !== 1) throw new Complaint(`${count} open bets have the key of one order.`)
      const after = await balance()
      if (before.available - after.available !== stake)
        throw new Complaint(
          `One order of ${shown(stake)}, sent three times, takes ${shown(before.available - after.available)}.`,
        )
    },
  },
  {
    name: 'key-reused',
    title: 'A key with another order is refused',
    async run(examination) {
      const stake = await smallStake(examination)
      const { order } = await examination.place(stake)
      const other = { ...order, stake: stake + 100n }
      await leavesNothing(examination, async () => {
        await expectRefusal(
          examination.operator.client.call(placeBet, other, { timeoutMs: 30_000 }),
          ['key-reused'],
          'Another order under a used key',
        )
      })
    },
  },
  {
    name: 'look-up',
    title: 'An order is found by its key, and an unknown key is not',
    async run(examination) {
      const { client } = examination.operator
      const { bet, order } = await examination.place(await smallStake(examination))
      const outcome = await client.call(findOrder, { key: order.key }).catch((error: unknown) => {
        throw new Complaint(`A placed order is not found by its key: ${String(error)}`)
      })
      if (outcome.state !== 'placed' || outcome.placed.bet.id !== bet.id)
        throw new Complaint(`A placed order is "${outcome.state}" by its key, or another bet.`)
      await expectRefusal(
        client.call(findOrder, { key: crypto.randomUUID() }),
        ['order-unknown'],
        'The key of no order',
      )
    },
  },
  {
    name: 'limits',
    title: 'A stake below the limit of its market is refused, with the limits',
    async run(examination) {
      const { marketId } = await examination.orderOf(1n)
      const market = (await examination.markets()).find(({ id }) => id === marketId)
      if (!market || market.min <= 1n) throw new NotTried('The market has no least stake.')
      await leavesNothing(examination, async () => {
        const { details } = await expectRefusal(
          examination.place(market.min - 1n),
          ['stake-out-of-range'],
          `A stake of ${shown(market.min - 1n)} where ${shown(market.min)} is the least`,
        )
        if (details['min'] === undefined || details['max'] === undefined)
          throw new Complaint('The refusal stake-out-of-range names no details.min and details.max.')
      })
    },
  },
  {
    name: 'points',
    title: 'Nobody bets with points that they do not have',
    async run(examination) {
      const { available } = await examination.balance()
      await leavesNothing(examination, async () => {
        await expectRefusal(
          examination.place(available + 100n),
          ['not-enough-points', 'stake-out-of-range', 'stake-above-cap'],
          `A stake of ${shown(available + 100n)} with ${shown(available)}`,
        )
      })
    },
  },
  {
    name: 'price',
    title: 'A price that nobody offers is refused, with the price of now',
    async run(examination) {
      const order = await examination.orderOf(await smallStake(examination))
      await leavesNothing(examination, async () => {
        const { details } = await expectRefusal(
          examination.operator.client.call(placeBet, { ...order, odds: 90_000 }, { timeoutMs: 30_000 }),
          ['odds-changed'],
          'Backing at 900 where less is offered',
        )
        if (typeof details['odds'] !== 'number')
          throw new Complaint('The refusal odds-changed names no details.odds.')
      })
    },
  },
  {
    name: 'pages',
    title: 'A list is cut into pages, and says how many rows there are',
    async run({ operator }) {
      const pageOf = (page: number, limit: number) => operator.client.page(listOpenBets, { page, limit })
      const first = await pageOf(1, 1)
      if (first.docs.length !== 1 || first.totalDocs < 2)
        throw new Complaint(
          `A page of one open bet has ${first.docs.length}, of ${first.totalDocs}: several were placed.`,
        )
      // The last page has what is left of the total.
      const limit = first.totalDocs > 10 ? 10 : first.totalDocs - 1
      const pages = Math.ceil(first.totalDocs / limit)
      const [last, behind] = [await pageOf(pages, limit), await pageOf(pages + 1, limit)]
      if (last.totalDocs !== first.totalDocs)
        throw new Complaint(
          `Two pages of one list say that it has ${first.totalDocs} and ${last.totalDocs} rows.`,
        )
      const expected = first.totalDocs - (pages - 1) * limit
      if (last.docs.length !== expected || behind.docs.length > 0)
        throw new Complaint(
          `A list says that it has ${first.totalDocs} rows: page ${pages} of ${limit} has to have ${expected}, and has ${last.docs.length}; the next has ${behind.docs.length}.`,
        )
    },
  },
]
