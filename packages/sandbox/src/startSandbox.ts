import type { Logger } from 'pino'
import { sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { marketChanged, type LocationInfo } from '@kit/sdk/contract'
import * as z from 'zod/mini'
import { accountRoutes } from './accounts/routes.ts'
import { seedAccounts, type SeededAccount } from './accounts/seed.ts'
import { createSessions } from './accounts/sessions.ts'
import { settingRoutes } from './accounts/settingRoutes.ts'
import { createTransactionCodes } from './accounts/transactionCode.ts'
import { createAnnouncements } from './announcements.ts'
import { refuseInterrupted } from './bets/orderStore.ts'
import { betRoutes } from './bets/routes.ts'
import { addGamePages } from './casino/gamePages.ts'
import { keepRounds } from './casino/rounds.ts'
import { casinoRoutes } from './casino/routes.ts'
import { cockFightRoutes } from './cockFight/routes.ts'
import { complaintRoutes } from './complaints/routes.ts'
import { addConsole } from './console/addConsole.ts'
import { marketControlRoutes } from './control/marketRoutes.ts'
import { replayRoutes } from './control/replayRoutes.ts'
import { userControlRoutes } from './control/userRoutes.ts'
import { openDatabase } from './database/open.ts'
import { rowsOf } from './database/rows.ts'
import type { Database } from './database/schema.ts'
import { addPaymentPage } from './deposits/paymentPage.ts'
import { hostFeed } from './feedHost.ts'
import { favouriteRoutes } from './favourites/routes.ts'
import { createFeed, type FeedOptions } from './feed/createFeed.ts'
import type { Feed, FeedState } from './feed/feed.ts'
import { loggable } from './http/loggable.ts'
import { defaultRateLimits, type RateLimits } from './http/rateLimit.ts'
import { createServer } from './http/server.ts'
import { inboxRoutes } from './inbox/routes.ts'
import { startHeartbeat } from './live/heartbeat.ts'
import { createLive } from './live/live.ts'
import { createMarketBooks } from './markets/marketBooks.ts'
import { marketRoutes } from './markets/routes.ts'
import { moneyRoutes } from './moneyRoutes.ts'
import { createOutbox } from './outbox.ts'
import { createLocalBus, topic } from './processes/bus.ts'
import { createRedisBus } from './processes/redisBus.ts'
import { shareCounts } from './processes/sharedCounts.ts'
import { notificationRoutes } from './notifications/routes.ts'
import { defaultPaymentRules, type PaymentRules } from './payments/paymentRules.ts'
import { addBoardPage } from './scores/boardPage.ts'
import { boardAddress, liveTvPlace } from './scores/liveTvAddress.ts'
import { scoreRoutes } from './scores/routes.ts'
import { createScores } from './scores/scores.ts'
import { stakeRoutes } from './stakes/routes.ts'
import { staticFileRoutes } from './staticFiles/routes.ts'
import { switchRoutes } from './switches/routes.ts'
import { createSwitches } from './switches/switches.ts'
import { transactionRoutes } from './transactions/routes.ts'
import { createUploads } from './uploads/uploads.ts'
import { visitorRoutes } from './visitors/routes.ts'

export interface SandboxOptions {
  /** 0 takes any free port. */
  port: number
  /** 127.0.0.1 unless told. */
  host?: string | undefined
  /** Where accounts, bets, ledger and pictures live, but for what lives in a PostgreSQL; 'memory' keeps nothing. */
  stateFolder: string
  /** The built site to serve on the same origin. */
  siteFolder?: string | undefined
  /** A folder of recorded streams, or some of its files; without it the feed is simulated. */
  recordings?: FeedOptions['recordings']
  /** A folder of ball-by-ball matches, played beside them. */
  matches?: FeedOptions['matches']
  /** A folder of football seasons, played beside them. */
  fixtures?: FeedOptions['fixtures']
  /** How many times faster than recorded; 1 is its own time, and what it is unless told. */
  speed?: number | undefined
  /** Of the simulation; the same seed brings the same matches. */
  seed?: number | undefined
  /** Where live TV is: an https address with `{eventId}` in it; a score board of the operator's own unless told. */
  liveTv?: string | undefined
  /** Another feed instead: gets what the last one's `state()` gave. */
  feed?: ((state: FeedState | undefined) => Feed | Promise<Feed>) | undefined
  /** Lines for whoever runs it, e.g. about a recording that cannot be read. */
  report?: ((line: string) => void) | undefined
  log?: Logger | undefined
  rateLimits?: Partial<RateLimits> | undefined
  /** What a brand switches about deposits and withdrawals. */
  payments?: Partial<PaymentRules> | undefined
  /** Origins besides the own that may open a socket, and that a hosted payment may go back to. */
  origins?: readonly string[] | undefined
  /** Where visitors are told they are: whoever runs the operator knows, or nobody does. */
  location?: Partial<LocationInfo> | undefined
  /** How long a result stays on the lists, in ms; two minutes unless told. */
  resultVisibleMs?: number | undefined
  /** Whether tests may ask for faults. Refused in production. */
  faults?: boolean | undefined
  /** For tests: seconds of delay are multiplied by it. */
  delayScale?: number | undefined
  /** A PostgreSQL server's database; without it the database lives in the state folder. */
  databaseUrl?: string | undefined
  /** A Redis that joins all processes on the same database; without it there is one process. */
  redisUrl?: string | undefined
  /** For tests: what a new database in the state folder begins as, instead of an empty one. */
  copyOf?: Blob | undefined
  /** For tests: ms since the epoch. */
  clock?: (() => number) | undefined
}

export interface RunningSandbox {
  url: string
  port: number
  /** The accounts made at the first start, one of each user type, as long as their file is there. */
  accounts: readonly SeededAccount[]
  /** One line about what is being replayed, or about where the feed is. */
  feed: string
  /** How many orders a dead process had left in their delay; they are refused. */
  interruptedOrders: number
  /** For tests and proofs: the operator's own database. */
  database: Database
  close(): Promise<void>
}

type OnError = (error: unknown, what: string) => void

function feedOf(options: SandboxOptions, now: () => number, state: FeedState | undefined) {
  const { feed, recordings, matches, fixtures, speed = 1, seed = 1, report = () => {} } = options
  return feed ? feed(state) : createFeed({ recordings, matches, fixtures, speed, seed, now, report, state })
}

/** The one place that knows of faults: without the word for them, their code is not even loaded. */
async function loadFaults() {
  if (process.env['NODE_ENV'] === 'production')
    throw new Error('Faults on demand are not for production: start without them.')
  const { createFaults } = await import('./faults/createFaults.ts')
  return createFaults()
}

/** A login ended: whatever process has its sockets cuts them. */
const loggedOut = topic('loggedOut', z.object({ sessionHash: z.string() }))

/** One process talks to itself; several on the same database through Redis, under the database's own name. */
async function busOf({ redisUrl, databaseUrl }: SandboxOptions, database: Database, onError: OnError) {
  if (redisUrl === undefined) return createLocalBus()
  if (databaseUrl === undefined)
    throw new Error('REDIS_URL joins processes on one PostgreSQL: name it with DATABASE_URL.')
  const [row] = await rowsOf(
    database,
    sql`select datname || ':' || oid as name from pg_database where datname = current_database()`,
  )
  return createRedisBus({ url: redisUrl, operator: String(row?.['name']), onError })
}

/** Starts an operator: database, feed, HTTP and socket on one port. Fails with a sentence when it cannot. */
export async function startSandbox(options: SandboxOptions): Promise<RunningSandbox> {
  const { stateFolder, log, host = '127.0.0.1', clock = Date.now, delayScale = 1 } = options
  const rateLimits = { ...defaultRateLimits, ...options.rateLimits }
  const faults = options.faults ? await loadFaults() : undefined
  const onError: OnError = (error, what) => log?.error({ err: loggable(error) }, what)
  const {
    database,
    presence,
    close: closeDatabase,
  } = await openDatabase(stateFolder, {
    url: options.databaseUrl,
    copyOf: options.copyOf,
    onError,
  })
  // What was started, last first: a start that fails half-way ends what it began.
  const ends: (() => unknown)[] = [closeDatabase]
  const close = async () => {
    for (const end of ends.splice(0).toReversed()) await end()
  }

  try {
    const interruptedOrders = await refuseInterrupted(database)
    const accounts = await presence.alone(() => seedAccounts(database, stateFolder, new Date(clock())))
    const bus = await busOf(options, database, onError)
    ends.push(() => bus.close())
    const share = shareCounts(bus, onError)
    const { announce, announceHere, deliver, hear } = createAnnouncements(bus, onError)
    const outbox = createOutbox({ database, deliver, onError })
    ends.push(() => outbox.stop())
    const books = createMarketBooks({
      epoch: randomUUID(),
      clock,
      resultVisibleMs: options.resultVisibleMs ?? 120_000,
      onChanges: (eventId, docs) =>
        announceHere({ to: { eventId }, event: marketChanged, payload: { docs } }),
    })
    const tv = liveTvPlace(options.liveTv)
    const scores = createScores({ announce, liveTvAddress: tv.address, scorePage: boardAddress })
    const feedHost = await hostFeed({
      database,
      presence,
      bus,
      outbox,
      isSeveral: options.redisUrl !== undefined,
      makeFeed: (state) => feedOf(options, clock, state),
      books,
      scores,
      clock,
      announce,
      onError,
    })
    ends.push(() => feedHost.stop())

    const sessions = createSessions(database, clock)
    await sessions.forgetExpired()
    const stopping = new AbortController()
    bus.hear(loggedOut, ({ sessionHash }) => live.endSession(sessionHash))
    const onLogOut = (sessionHash: string) => {
      bus.say(loggedOut, { sessionHash }).catch((error: unknown) => onError(error, 'A log-out'))
    }
    const switches = await createSwitches({ database, announce, bus, onSocketOff: () => live.endAll() })
    const checkTransactionCode = createTransactionCodes(clock, share('transactionCode'))
    const rounds = keepRounds({ database, clock, outbox, onError })
    ends.push(() => rounds.stop())
    const routes = [
      ...(faults?.routes ?? []),
      ...accountRoutes({
        database,
        sessions,
        clock,
        rateLimits,
        share,
        admit: switches.admit,
        announce,
        origins: options.origins ?? [],
        onLogOut,
      }),
      ...switchRoutes({ switches, checkTransactionCode, announce }),
      ...settingRoutes(database),
      ...inboxRoutes(database),
      ...notificationRoutes(database, clock, announce),
      ...marketControlRoutes({
        database,
        books: feedHost.controlledBooks,
        clock,
        outbox,
        checkTransactionCode,
      }),
      ...replayRoutes(feedHost.feedHere),
      ...userControlRoutes({ database, sessions, announce, onLogOut }),
      ...marketRoutes({ database, books, clock, rateLimits, share, switches }),
      ...casinoRoutes({
        database,
        clock,
        outbox,
        rateLimits,
        share,
        checkTransactionCode,
        origins: options.origins ?? [],
      }),
      ...complaintRoutes({ database, clock, rateLimits, share }),
      ...cockFightRoutes({ database, clock }),
      ...visitorRoutes({ location: options.location ?? {} }),
      ...staticFileRoutes(),
      ...scoreRoutes(scores),
      ...stakeRoutes({ database }),
      ...favouriteRoutes({ database }),
      ...transactionRoutes({ database }),
      ...moneyRoutes({
        database,
        clock,
        outbox,
        share,
        rules: { ...defaultPaymentRules, ...options.payments },
        uploads: createUploads(stateFolder),
        rateLimits,
        checkTransactionCode,
        origins: options.origins ?? [],
      }),
      ...betRoutes({
        database,
        books,
        clock,
        outbox,
        processNumber: presence.processNumber,
        delayScale,
        stopping: stopping.signal,
        onError,
        rateLimits,
        share,
      }),
    ]
    const app = await createServer({
      routes,
      async findLogin(token) {
        const login = await sessions.find(token)
        if (login) switches.admit(login.account.userType)
        return login
      },
      async addPages(server) {
        await addConsole(server, { hasFaults: faults !== undefined })
        addPaymentPage(server, { database, clock, outbox })
        addBoardPage(server, scores, options.origins ?? [])
        const admitPlayers = () => switches.admit('user')
        addGamePages(server, { database, clock, outbox, rateLimits, share, rounds, admitPlayers })
      },
      frameOrigins: tv.origin === undefined ? [] : [tv.origin],
      addHooks: (server) => faults?.addTo(server, sessions.find),
      siteFolder: options.siteFolder,
      log,
    })
    const live = createLive(app.server, {
      books,
      scores,
      clock,
      findLogin: sessions.find,
      hear,
      announce,
      usesSocket: switches.usesSocket,
      allowsOneScreen: switches.allowsOneScreen,
      onSocket: faults?.bend,
      origins: options.origins ?? [],
    })
    const stopHeartbeat = startHeartbeat(books, announceHere)
    // An open socket would keep the server from closing, and so would an order in its delay.
    app.addHook('preClose', async () => {
      stopping.abort()
      stopHeartbeat()
      live.stop()
    })
    ends.push(() => app.close())

    await app.listen({ port: options.port, host })
    // What an operator said that died before it could deliver it.
    await outbox.relay()
    const address = app.server.address()
    const port = typeof address === 'object' && address !== null ? address.port : options.port
    const url = `http://${host === '127.0.0.1' ? 'localhost' : host}:${port}`
    return {
      url,
      port,
      accounts,
      feed: feedHost.feedHere()?.describe() ?? 'As the process has it that runs the feed',
      interruptedOrders,
      database,
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}
