import { randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Context } from './context.ts'
import { authenticate, bodyOf, checkRole, createRouter, readBody, send, type Manners } from './http.ts'
import { createLive } from './live.ts'
import { teamsOf } from './markets.ts'
import type { Fault, FaultScope, OperatorOptions } from './options.ts'
import { randomOf } from './random.ts'
import { accountRoutes } from './routes/account.ts'
import { betRoutes } from './routes/bets.ts'
import { gameRoutes } from './routes/games.ts'
import { walletRoutes } from './routes/wallet.ts'
import { createStore, Refusal } from './store.ts'

const day = 86_400_000
const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

function createManners({ seed = 1, variations = [], faults = [], faultShare = 0.3 }: OperatorOptions) {
  const random = randomOf(seed * 31 + 7)
  const active = { faults: new Set<Fault>(faults), share: faultShare, scope: {} as FaultScope }
  const mannersIf = (isAffected: () => boolean): Manners => ({
    random,
    has: (variation) => variations.includes(variation),
    strikes: (fault) => active.faults.has(fault) && isAffected() && random() < active.share,
    damagedFields: () => active.scope.fields,
  })
  return {
    active,
    manners: mannersIf(() => active.scope.calls === undefined),
    mannersOf: (call: string) => mannersIf(() => active.scope.calls?.test(call) ?? true),
  }
}

/**
 * Starts an operator on loopback that serves the documented contract and nothing else. Nothing is kept: each start begins
 * with the same accounts, events and, for the same seed, the same prices.
 */
export async function startDocumentedOperator(options: OperatorOptions = {}) {
  const { seed = 1, tickMs = 5000, delaySecond = 1, slowMs = 2000, otp = '135790' } = options
  const password = options.password ?? `${randomBytes(6).toString('hex')}1`
  const { manners, mannersOf, active } = createManners(options)
  const clockError = () =>
    active.faults.has('clockDayAhead') ? day : active.faults.has('clockDayBehind') ? -day : 0
  const now = () => Date.now() + clockError()
  const store = createStore({ password, now })
  const startedAt = Date.now()
  const server = createServer((request, response) => void handle(request, response))
  const live = createLive(server, store, manners)
  let origin = ''
  const context: Context = {
    store,
    live,
    manners,
    seed,
    otp,
    delaySecond,
    transactionCode: '246810',
    origin: () => origin,
    tick: () => Math.floor((Date.now() - startedAt) / tickMs),
    now,
    familyOf: options.familyOf ?? ((domainUrl) => (domainUrl.startsWith('b2b') ? 'b2b' : 'b2c')),
  }
  const find = createRouter([
    ...accountRoutes(context),
    ...gameRoutes(context),
    ...betRoutes(context),
    ...walletRoutes(context),
  ])

  /** Fields that every call carries, and a time within five minutes of the operator's. */
  function checkQuery(query: URLSearchParams, path: string) {
    if (!query.has('correlationId') || query.get('provider') !== 'mobile')
      throw new Refusal(400, 'Invalid Request')
    // The first call learns the operator's time from its answer.
    const isFirst = path === '/api/common/comulative'
    const error = Math.abs(Number(query.get('correlationSecret')) - now())
    if (!isFirst && !(error < 300_000)) throw new Refusal(400, 'Check The Time Of Your Device')
  }

  async function answerOf(request: IncomingMessage, response: ServerResponse, url: URL, manners: Manners) {
    const method = request.method ?? ''
    const found = find(method, url.pathname)
    if (!found) throw new Refusal(404, 'Not Found')
    const { route, type } = found
    const body = await readBody(request, route.encoding)
    checkQuery(url.searchParams, url.pathname)
    const isStaffSwitch = url.pathname.startsWith('/api/administrator/') || url.pathname === '/api/auth'
    if (store.isInMaintenance && url.pathname !== '/api/common/comulative' && !isStaffSwitch)
      throw new Refusal(503, 'Website is Under Maintenance')
    if (manners.strikes('unavailable')) throw new Refusal(503, 'Website is Under Maintenance')
    if (manners.strikes('tooManyRequests')) throw new Refusal(429, 'Too Many Requests')
    const caller = route.auth === 'bearer' ? authenticate(request, store, now()) : undefined
    if (caller) checkRole(route, caller.account, type)
    const isWrite = method !== 'GET'
    const isGone = () => {
      response.destroy()
      return undefined
    }
    if (isWrite && manners.strikes('lostRequests')) return isGone()
    const anyone = { account: undefined as never, token: '' }
    const answer = await route.answer({ store, query: url.searchParams, body, type, ...(caller ?? anyone) })
    if (isWrite && manners.strikes('lostAnswers')) return isGone()
    if (isWrite && manners.strikes('errorAfterWriting')) throw new Refusal(500, 'Internal Server Error')
    if (answer.token) response.setHeader('bearer', answer.token)
    else if (caller && store.sessions.has(caller.token) && manners.has('tokenAfterEveryAnswer'))
      response.setHeader('bearer', store.startSession(caller.account))
    return { body: bodyOf(answer, isWrite && !route.needsDocs, url.searchParams, manners) }
  }

  async function handle(request: IncomingMessage, response: ServerResponse) {
    const url = new URL(request.url ?? '/', 'http://operator')
    const isCall = url.pathname.startsWith('/api/')
    if (!isCall && (await options.elsewhere?.(request, response))) return
    const own = mannersOf(`${request.method} ${url.pathname}`)
    try {
      if (own.has('slowAnswers')) await sleep(slowMs)
      const answer = await answerOf(request, response, url, own)
      if (answer) send(response, 200, answer.body, own)
    } catch (error) {
      if (response.destroyed) return
      if (!(error instanceof Refusal)) console.error(error)
      const { status, message } =
        error instanceof Refusal ? error : { status: 500, message: 'Internal Server Error' }
      send(response, status, { message }, own)
    }
  }

  let tick = 0
  const ticking = setInterval(() => {
    tick = context.tick()
    for (const market of store.markets)
      live.toEvent(market.event.id, 'getModifyMarketUpdate', {
        eventId: market.event.id,
        marketId: market.id,
        docs: { id: market.id, _id: market.id, teams: teamsOf(market, tick, seed) },
      })
  }, tickMs)
  ticking.unref()

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(options.port ?? 0, '127.0.0.1', resolve)
  })
  const { port } = server.address() as AddressInfo
  origin = `http://127.0.0.1:${port}`
  return {
    origin,
    port,
    password,
    otp,
    transactionCode: context.transactionCode,
    store,
    live,
    setFaults(faults: readonly Fault[], share = active.share, scope: FaultScope = {}) {
      Object.assign(active, { faults: new Set(faults), share, scope })
    },
    /** Settles a market and announces it, as a trader would. */
    settle(marketId: string, outcome: { winnerId: string } | { run: bigint }) {
      const market = store.markets.find(({ id }) => id === marketId)
      if (!market) throw new Error(`No market has the id ${marketId}.`)
      for (const userId of store.settle(market, outcome)) {
        live.toUser(userId, 'getOpenBetResultUpdates', { userId })
        live.toUser(userId, 'getPtsUpdates', { userId })
      }
      live.toAll('getEventStatus', {
        docs: {
          status: 'result',
          eventId: market.event.id,
          marketId: { id: market.id, type: market.type, externalType: market.type },
        },
      })
    },
    async close() {
      clearInterval(ticking)
      server.closeAllConnections()
      await live.close()
    },
  }
}

export type DocumentedOperator = Awaited<ReturnType<typeof startDocumentedOperator>>
