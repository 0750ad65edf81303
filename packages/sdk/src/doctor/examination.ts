import * as z from 'zod/mini'
import { OperatorError } from '../client/errors.ts'
import {
  demoSignUp,
  getPoints,
  listMarkets,
  order as orderCodec,
  placeBet,
  type Balance,
  type Market,
  type Minor,
  type Order,
  type PlacedBet,
} from '../contract/index.ts'
import { createOperator } from '../createOperator.ts'
import type { Operator } from '../operator.ts'
import type { Transcript } from './transcript.ts'

/** Options of an examination. */
export interface DoctorOptions {
  /** Origin of the operator. */
  url: string
  /** An account with points, whose bets these will be. Default: a demo account is made. */
  account?: { userName: string; password: string } | undefined
  /** Default: `kit-doctor`. */
  clientKey?: string | undefined
  /** Time that the changes of markets are followed, ms. Default: 12 000. */
  listenMs?: number | undefined
  /** Time that any answer is waited for, ms. Default: 30 000, and most calls of the contract wait 15 000. */
  answerMs?: number | undefined
}

/** Connection before anyone is logged in. */
export interface Connection {
  url: string
  clientKey: string
  operator: Operator
  transcript: Transcript
  /** A call as the player, unread: for what the contract's client would not send. */
  raw(
    method: string,
    path: string,
    body?: unknown,
    token?: string,
  ): Promise<{ status: number; body: unknown }>
}

/** Examination with a player who has points, and a market that accepts bets. */
export interface Examination extends Connection {
  listenMs: number
  /** A back order on the market's first priced runner at its current price, with a new key each time. */
  orderOf(stake: Minor): Promise<Order>
  /**
   * Places such an order; where the price has moved meanwhile, another at the new one. Resolves with the order that was
   * sent: its bet may have a better price.
   */
  place(stake: Minor): Promise<PlacedBet & { order: Order }>
  balance(): Promise<Balance>
  /** Markets that accept bets, those in play first. */
  markets(): Promise<Market[]>
}

export class Complaint extends Error {}

/** Reason why a rule cannot be tried now, in one sentence. It counts neither for nor against the operator. */
export class NotTried extends Error {}

const unknownPlace = {
  continent: 'unknown',
  city: 'unknown',
  country: 'unknown',
  countryFlag: 'unknown',
  region: 'unknown',
}

const takesBets = ({ type, status, allowsBets, isLocked, isClosed, runners }: Market) =>
  type === 'betfair' &&
  status === 'active' &&
  allowsBets &&
  !isLocked &&
  !isClosed &&
  runners.some((runner) => runner.status === 'active' && (runner.back[0]?.odds ?? 0) > 101)

const movedCodes: ReadonlySet<unknown> = new Set(['odds-changed', 'price-gone', 'market-suspended'])
const hasMoved = (error: unknown) => error instanceof OperatorError && movedCodes.has(error.code)
const mostTries = 6
const pause = () => new Promise((resolve) => setTimeout(resolve, 500))

/** Repeats only while a moved price causes the refusal. Resolves with the last answer. */
export async function untilDecided<Answer extends { body: unknown }>(
  send: () => Promise<Answer>,
  tries = mostTries,
): Promise<Answer> {
  const answer = await send()
  const { code } = (answer.body ?? {}) as { code?: unknown }
  if (!movedCodes.has(code) || tries === 1) return answer
  await pause()
  return untilDecided(send, tries - 1)
}

async function logIn(operator: Operator, { account }: DoctorOptions): Promise<void> {
  const userName = account?.userName ?? `demo_${crypto.randomUUID().slice(0, 12).replaceAll('-', '_')}`
  const password = account?.password ?? crypto.randomUUID()
  if (!account)
    await operator.client.call(demoSignUp, {
      userName,
      password,
      email: '',
      phone: '',
      fullName: 'Doctor',
      demoWhiteLabelId: '',
    })
  const { token, user } = await operator
    .authenticate({
      email: userName,
      password,
      otp: '',
      whiteLabelId: '',
      correlationId: '',
      country: '',
      city: '',
      domain: '',
      countryFlag: '',
    })
    .catch((error: unknown) => {
      // Its answer was read: only the token is missing.
      if (error instanceof OperatorError && error.kind === 'malformed' && !error.url)
        throw new Complaint(
          'The login brought no token: its answer needs the header "authorization: Bearer TOKEN".',
        )
      throw error
    })
  operator.session.begin({ token, userType: user.userType }, false)
}

/** Connects without a login. Writes the answers into the transcript. */
export function connectTo(
  { url, clientKey = 'kit-doctor' }: DoctorOptions,
  transcript: Transcript,
): Connection {
  const operator = createOperator({
    hosts: url,
    clientKey,
    domain: { name: new URL(url).hostname, type: 'b2c' },
    fetch: transcript.fetch,
  })
  return {
    url,
    clientKey,
    operator,
    transcript,
    async raw(method, path, body, token = operator.session.get()?.token ?? '') {
      const response = await transcript.fetch(new URL(path, url), {
        method,
        headers: {
          clientKey,
          'content-type': 'application/json',
          ...(token && { authorization: `Bearer ${token}`, 'X-Authentication': token }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      })
      return { status: response.status, body: await response.json().catch(() => undefined) }
    },
  }
}

/** The caller closes the connection. */
export async function beginSession(options: DoctorOptions, transcript: Transcript): Promise<Operator> {
  const { operator } = connectTo(options, transcript)
  try {
    await logIn(operator, options)
    return operator
  } catch (error) {
    operator.close()
    throw error
  }
}

/**
 * Rejects if the login or the search for a market fails: then nothing that needs a player can be examined.
 */
export async function beginExamination(connection: Connection, options: DoctorOptions): Promise<Examination> {
  const { operator } = connection
  const { listenMs = 12_000 } = options
  const { client } = operator
  await logIn(operator, options)
  const markets = async () => {
    const page = await client.page(listMarkets, { page: 1, limit: 100 })
    return page.docs.filter(takesBets).toSorted((one, other) => Number(other.isInPlay) - Number(one.isInPlay))
  }
  let chosen: { marketId: string; runnerId: string } | undefined
  const offered = async () => {
    const all = await markets()
    const market = all.find(({ id }) => id === chosen?.marketId) ?? (chosen ? undefined : all[0])
    const runner = market?.runners.find(
      ({ id, status, back }) =>
        status === 'active' && (back[0]?.odds ?? 0) > 101 && (!chosen || id === chosen.runnerId),
    )
    if (!market || !runner)
      throw new Complaint('No exchange market takes bets now: examine it while one does.')
    chosen = { marketId: market.id, runnerId: runner.id }
    return { market, runner, price: runner.back[0]! }
  }
  const orderOf: Examination['orderOf'] = async (stake) => {
    const { market, runner, price } = await offered()
    return {
      key: crypto.randomUUID(),
      marketId: market.id,
      eventId: market.event.id,
      runnerId: runner.id,
      runnerName: runner.name,
      side: 'back',
      odds: price.odds,
      run: 0,
      marketType: market.type,
      matchDate: market.openDate,
      stake,
      isCashout: false,
      browser: { name: 'Doctor', os: 'unknown', version: '1', mobile: false },
      country: unknownPlace,
    }
  }
  async function place(stake: Minor, tries = mostTries): Promise<PlacedBet & { order: Order }> {
    const order = await orderOf(stake)
    try {
      const placed = await client.call(placeBet, order, { timeoutMs: 30_000 })
      if (!placed)
        throw new Complaint('A placed bet is answered without `bet`: sites find it in the open bets.')
      return { order, ...placed }
    } catch (error) {
      if (!hasMoved(error) || tries === 1) throw error
      await pause()
      return place(stake, tries - 1)
    }
  }
  await offered()
  return {
    ...connection,
    listenMs,
    orderOf,
    place: (stake) => place(stake),
    markets,
    balance: () => client.call(getPoints, {}),
  }
}

export const wireOf = (order: Order): Record<string, unknown> => z.encode(orderCodec, order)
