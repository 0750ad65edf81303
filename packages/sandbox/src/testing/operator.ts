import type { Order, UserType } from '@kit/sdk/contract'
import { order as orderCodec } from '@kit/sdk/contract'
import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import { createAccount } from '../operator/accounts/createAccount.ts'
import type { FeedUpdate } from '../feed/feed.ts'
import type { SandboxOptions } from '../sandboxOptions.ts'
import { startSandbox } from '../startSandbox.ts'
import { createFakeFeed } from './fakeFeed.ts'
import { freshDatabase } from './freshDatabase.ts'

export interface Answered {
  status: number
  headers: Headers
  body: Record<string, unknown> & { docs?: unknown }
}

export const codeOf = ({ status, body }: Pick<Answered, 'status' | 'body'>) => [status, body['code']]

export interface TestPlayer {
  id: string
  token: string
  /** Password; empty if the test did not create the account. */
  password: string
  call(method: string, path: string, body?: unknown): Promise<Answered>
  submit(method: string, path: string, fields: Record<string, string>): Promise<Answered>
  place(order: Order): Promise<Answered>
  balance(): Promise<{ availablePts: number; exposure: number }>
}

/** Returns an order to back the first runner at 2.00 with 100 points. */
export const testOrder = (marketId: string, more: Partial<Order> = {}): Order => ({
  key: randomUUID(),
  marketId,
  eventId: `event-${marketId}`,
  runnerId: '101',
  runnerName: 'Runner 101',
  side: 'back',
  odds: 200,
  run: 0,
  marketType: 'betfair',
  matchDate: '2026-01-01T12:00:00.000Z',
  stake: 10_000n,
  isCashout: false,
  browser: { name: 'Test', os: 'Test', version: '1', mobile: false },
  country: {
    continent: 'unknown',
    city: 'unknown',
    country: 'unknown',
    countryFlag: 'unknown',
    region: 'unknown',
  },
  ...more,
})

export const wireOrder = (order: Order): Record<string, unknown> => z.encode(orderCodec, order)

/** Starts a sandbox on a free port with a feed that the test controls, and players created over HTTP. */
export async function startTestOperator(first: readonly FeedUpdate[], options: Partial<SandboxOptions> = {}) {
  const { feed, say } = createFakeFeed(first)
  const fresh = await freshDatabase(options.stateFolder)
  const started = await startSandbox({
    port: 0,
    stateFolder: 'memory',
    feed: () => feed,
    ...fresh.options,
    ...options,
    rateLimits: {
      uploadsPerAddress: false,
      writes: false,
      reads: false,
      ...(options.rateLimits ?? { bets: false, accounts: false, uploads: false }),
    },
  })
  const sandbox = {
    ...started,
    async close() {
      await started.close()
      await fresh.remove()
    },
  }
  const url = `http://127.0.0.1:${sandbox.port}`

  async function call(method: string, path: string, init: RequestInit = {}): Promise<Answered> {
    const response = await fetch(`${url}/${path}`, { method, ...init })
    const text = await response.text()
    return { status: response.status, headers: response.headers, body: JSON.parse(text) as Answered['body'] }
  }

  const form = (path: string, fields: Record<string, string>) =>
    call('POST', path, { body: new URLSearchParams(fields) })

  const logIn = (userName: string, password: string) => form('api/auth', { email: userName, password })

  function playerOf(id: string, token: string, password = ''): TestPlayer {
    const headers = { authorization: `Bearer ${token}` }
    const player: TestPlayer = {
      id,
      token,
      password,
      call: (method, path, body) =>
        call(
          method,
          path,
          body === undefined
            ? { headers }
            : { headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(body) },
        ),
      submit: (method, path, fields) => call(method, path, { headers, body: new URLSearchParams(fields) }),
      place: (order) => player.call('POST', 'api/user/openBet', wireOrder(order)),
      balance: async () =>
        (await player.call('GET', 'api/user/pts')).body.docs as { availablePts: number; exposure: number },
    }
    return player
  }

  async function newPlayer(): Promise<TestPlayer> {
    const userName = `demo_${randomUUID().slice(0, 12).replaceAll('-', '_')}`
    const password = randomUUID()
    const signedUp = await form('api/auth/signup/demo', {
      userName,
      password,
      email: '',
      phone: '',
      fullName: 'Demo User',
    })
    const loggedIn = await logIn(userName, password)
    const token = (loggedIn.headers.get('authorization') ?? '').replace('Bearer ', '')
    return playerOf((signedUp.body.docs as { _id: string })._id, token, password)
  }

  /** Creates a logged-in account that is not a demo. Default: a player with 100,000 points. */
  async function newMember(userType: UserType = 'user', grant = 10_000_000n): Promise<TestPlayer> {
    const userName = `${userType}_${randomUUID().slice(0, 8)}`
    const password = randomUUID()
    const made = await createAccount(sandbox.database, {
      userName,
      fullName: userName,
      password,
      userType,
      isDemo: false,
      grant,
      at: new Date(),
      expiresAt: null,
    })
    const loggedIn = await logIn(userName, password)
    const token = (loggedIn.headers.get('authorization') ?? '').replace('Bearer ', '')
    return playerOf(made?.id ?? '', token, password)
  }

  async function seeded(userType: UserType): Promise<TestPlayer & { transactionCode: string }> {
    const known = sandbox.accounts.find((account) => account.userType === userType)
    if (!known) throw new Error(`there is no ${userType}`)
    const { headers, body } = await logIn(known.userName, known.password)
    const token = (headers.get('authorization') ?? '').replace('Bearer ', '')
    const made = playerOf((body.docs as { _id: string })._id, token, known.password)
    return { ...made, transactionCode: known.transactionCode ?? '' }
  }

  const administrator = () => seeded('administrator')

  return { sandbox, url, say, call, form, logIn, newPlayer, newMember, seeded, administrator, playerOf }
}

export type TestOperator = Awaited<ReturnType<typeof startTestOperator>>

/** Polls until there is a value. Fails after 45 seconds, which a busy machine needs. */
export async function until<Value>(ask: () => Promise<Value | undefined | false>): Promise<Value> {
  const deadline = Date.now() + 45_000
  for (;;) {
    const value = await ask()
    if (value !== undefined && value !== false) return value
    if (Date.now() > deadline) throw new Error('It did not happen within 45 seconds.')
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}
