import type { FastifyInstance } from 'fastify'
import { hostname, networkInterfaces } from 'node:os'
import * as z from 'zod/mini'
import { createSessions } from './operator/accounts/sessions.ts'
import { createReauthentication } from './operator/accounts/reauthentication.ts'
import { createSecondFactor } from './operator/accounts/second-factor/secondFactor.ts'
import { createTransactionCodes } from './operator/accounts/transactionCode.ts'
import { addGamePages } from './games/casino/gamePages.ts'
import { findGame } from './games/casino/catalogue.ts'
import { keepRounds } from './games/casino/rounds.ts'
import { checkProviders, originsOf } from './games/casino/wallet/casinoProvider.ts'
import type { WalletServices } from './games/casino/wallet/walletApi.ts'
import { localDomains } from './operator/configuration/configurations.ts'
import { isKnownHost } from './operator/http/knownHosts.ts'
import { createOutsideOrigins } from './operator/configuration/outsideOrigins.ts'
import { addConsole } from './console/addConsole.ts'
import { addPaymentPage } from './operator/payments/deposits/paymentPage.ts'
import { gameRoutes } from './games/gameRoutes.ts'
import { openOperatorContext, type Ends, type OnError } from './operator/operatorContext.ts'
import { loggable } from './operator/http/loggable.ts'
import { createRateLimit, defaultRateLimits } from './operator/http/rateLimit.ts'
import { defaultConnectionLimits } from './operator/http/connections.ts'
import { createServer } from './operator/http/server.ts'
import { createStaffListener } from './operator/http/staffListener.ts'
import { selfSigned } from './operator/http/tls/selfSigned.ts'
import { createTrustedProxies } from './operator/http/trustedProxies.ts'
import { startHeartbeat } from './operator/live/heartbeat.ts'
import { createLive } from './operator/live/live.ts'
import { watchOwners } from './operator/bets/unmatched/watchOwners.ts'
import { operatorRoutes, type OperatorServices } from './operator/operatorRoutes.ts'
import { addOutsidePages } from './operator/outside/outsidePages.ts'
import { createPaymentRules } from './operator/payments/paymentRules.ts'
import { topic } from './operator/processes/bus.ts'
import type { RunningSandbox, SandboxOptions } from './sandboxOptions.ts'
import { addBoardPage } from './operator/scores/boardPage.ts'
import { addSilks } from './operator/silks/silksPicture.ts'
import { addSportsBook } from './operator/sports-book/sportsBookPage.ts'
import { addHealth } from './operator/operate/health.ts'
import { createMetrics, serveMetrics } from './operator/operate/metrics.ts'
import { createSecurityLog } from './operator/security-log/securityLog.ts'
import { startMarkets } from './operator/startMarkets.ts'
import { createSwitches } from './operator/switches/switches.ts'

/** The only import of faults and scenes. Without the options, their code is not loaded. */
async function loadTools({
  faults: hasFaults = false,
  scenes: wantsScenes = false,
  console,
}: SandboxOptions) {
  const hasScenes = wantsScenes && console !== 'off'
  if (!hasFaults && !hasScenes) return {}
  if (process.env['NODE_ENV'] === 'production')
    throw new Error(
      `${hasFaults ? 'Fault injection is' : 'Things to try are'} not available in production. Start without ${hasFaults ? 'it' : 'them'}.`,
    )
  const { createFaults } = await import('./operator/faults/createFaults.ts')
  return {
    // A scene causes faults, too.
    faults: createFaults(),
    hasFaults,
    scenes: hasScenes ? await import('./scenes/addScenes.ts') : undefined,
  }
}

/** Each process disconnects its own sockets when a login ends. */
const loggedOut = topic('loggedOut', z.object({ sessionHash: z.string() }))

/**
 * Starts everything but the server. `socket` disconnects pages after a logout or a switch, once it exists.
 */
async function startServices(
  options: SandboxOptions,
  ends: Ends,
  onError: OnError,
  socket: { endSession(sessionHash: string): void; endAll(): void },
) {
  const { clock = Date.now, delayScale = 1, casinoProviders = [] } = options
  checkProviders(casinoProviders)
  const origins = [...(options.origins ?? []), ...(options.cors ?? [])]
  const rateLimits = { ...defaultRateLimits, ...options.rateLimits }
  const context = await openOperatorContext(options, ends, onError)
  const { database, presence, bus, share, announce, outbox } = context
  const markets = await startMarkets(options, context, ends, onError)
  const sessions = createSessions(database, clock)
  await sessions.forgetExpired()
  const stopping = new AbortController()
  bus.subscribe(loggedOut, ({ sessionHash }) => socket.endSession(sessionHash))
  const switches = await createSwitches({ database, announce, bus, onSocketOff: () => socket.endAll() })
  const rounds = keepRounds({ database, clock, outbox, onError })
  ends.push(() => rounds.stop())
  const onLogOut = (sessionHash: string): void => {
    bus.publish(loggedOut, { sessionHash }).catch((error: unknown) => onError(error, 'A log-out'))
  }
  const secondFactor = createSecondFactor(database, clock, share('secondFactor'))
  const reauthentication = createReauthentication({
    ...context,
    sessions,
    clock,
    secondFactor,
    onLogOut,
  })
  const services: OperatorServices & Pick<WalletServices, 'casinoProviders'> = {
    ...context,
    ...markets,
    sessions,
    secondFactor,
    reauthentication,
    switches,
    clock,
    rateLimits,
    origins,
    onError,
    delayScale,
    admit: switches.admit,
    onLogOut,
    checkTransactionCode: createTransactionCodes(clock, share('transactionCode')),
    rulesOf: createPaymentRules(database, options.payments),
    location: options.location ?? {},
    casinoProviders,
    gameNameOf: (code) => findGame(code)?.listed.name,
    processNumber: presence.processNumber,
    stopping: stopping.signal,
  }
  return { context, markets, sessions, stopping, switches, rounds, services, origins }
}

type Started = Awaited<ReturnType<typeof startServices>>

async function addPages(
  server: FastifyInstance,
  { services, switches, rounds }: Started,
  { hasConsole, hasFaults }: { hasConsole: boolean; hasFaults: boolean },
) {
  if (hasConsole) await addConsole(server, { hasFaults })
  addPaymentPage(server, services)
  addBoardPage(server, services.scores, services.origins)
  addSilks(server)
  addSportsBook(server, services)
  addOutsidePages(server, services.origins)
  addGamePages(server, { ...services, rounds, admitPlayers: () => switches.admit('user') })
}

/** Returns the names that reach a server which listens on all addresses of the machine. */
const namesOfMachine = (): string[] => [
  hostname().toLowerCase(),
  ...Object.values(networkInterfaces()).flatMap((addresses = []) =>
    addresses.map(({ address, family }) => (family === 'IPv6' ? `[${address}]` : address)),
  ),
]

const namesForCertificate = (names: readonly string[]): string[] =>
  names.filter((name) => !name.includes(':'))

const namesOfHost = (host: string): string[] =>
  host === '0.0.0.0' || host === '::' ? ['localhost', host, ...namesOfMachine()] : [shownHost(host), host]

const shownHost = (host: string): string => (host === '127.0.0.1' ? 'localhost' : host)

/** Returns the origins of the server's own pages: both names of this machine, and its configured domains. */
const ownOrigins = (scheme: string, port: number, names: readonly string[]): string[] =>
  names.map((name) => `${scheme}://${name}:${port}`)

/** Starts an operator: database, feed, HTTP and socket on one port. Throws a readable error on failure. */
export async function startSandbox(options: SandboxOptions): Promise<RunningSandbox> {
  const { log, host = '127.0.0.1' } = options
  const { faults, hasFaults = false, scenes } = await loadTools(options)
  const proxies = createTrustedProxies(options.trustedProxies ?? [])
  const connectionLimits = { ...defaultConnectionLimits, ...options.connectionLimits }
  const hasConsole = options.console !== 'off'
  const staff =
    typeof options.console === 'object' ? createStaffListener(connectionLimits, proxies) : undefined
  const onError: OnError = (error, what) => log?.error({ err: loggable(error) }, what)
  const ends: (() => unknown)[] = []
  const close = async () => {
    for (const end of ends.splice(0).toReversed()) await end()
  }

  try {
    const started = await startServices(options, ends, onError, {
      endSession: (sessionHash) => live.endSession(sessionHash),
      endAll: () => live.endAll(),
    })
    const { context, markets, sessions, stopping, switches, services, origins } = started
    const siteHosts = (options.sites ?? []).flatMap((site) => site.host ?? [])
    const names = [
      ...new Set([...namesOfHost(host), ...siteHosts, ...(await localDomains(context.database))]),
    ]
    const scheme = options.tls ? 'https' : 'http'
    const certificate = options.tls ? selfSigned(namesForCertificate(names), new Date()) : undefined
    const writes = createRateLimit(services.rateLimits.writes, services.clock, context.share('writes'))
    // Each process counts separately, because sharing the counts would cost more than a read.
    const reads = createRateLimit(services.rateLimits.reads, services.clock)
    const securityLog = createSecurityLog(services.database, services.clock, onError)
    const metrics =
      options.metricsPort === undefined
        ? undefined
        : createMetrics({ ...services, subscribe: context.subscribe, socketCount: () => live.socketCount() })
    if (metrics) ends.push(metrics.stop)
    const calls = [...operatorRoutes(services), ...gameRoutes(services)]
    let url = ''
    const siteOrigin = (): string => {
      const name = siteHosts[0] ?? shownHost(host)
      const seen = options.origins ?? []
      const own = new URL(url)
      own.hostname = name
      return seen.find((origin) => new URL(origin).hostname === name) ?? seen[0] ?? own.origin
    }
    const app = await createServer({
      routes: [...(hasFaults && faults ? faults.routes : []), ...calls],
      onAnswered(call) {
        securityLog(call)
        metrics?.count(call)
      },
      takeCall: (kind, accountId) => (kind === 'write' ? writes : reads).take(accountId),
      isKnownHost: (host) => isKnownHost(services.database, host, origins),
      async findLogin(token, host) {
        const login = await sessions.findAt(token, host)
        if (login) switches.admit(login.account.userType)
        return login
      },
      async addPages(server) {
        addHealth(server, {
          database: services.database,
          clock: services.clock,
          stopping: stopping.signal,
          isBusReady: context.bus.isReady,
        })
        await addPages(server, started, { hasConsole, hasFaults })
        if (scenes && faults)
          scenes.addScenes(server, {
            ...services,
            feedHost: markets.feedHost,
            accounts: context.accounts,
            routes: calls,
            addFaults: faults.add,
            siteOrigin,
          })
      },
      hasReference: hasConsole,
      isMisplaced: staff?.isMisplaced,
      origins,
      proxies,
      connectionLimits,
      certificate,
      cors: options.cors,
      frameOrigins: [...markets.frameOrigins, ...originsOf(services.casinoProviders)],
      outsideOrigins: createOutsideOrigins(services.database, services.clock),
      addHooks(server) {
        metrics?.measure(server)
        faults?.addTo(server, sessions.find)
      },
      sites: options.sites ?? [],
      log,
    })
    const live = createLive(app.server, {
      ...services,
      proxies,
      findLogin: sessions.find,
      subscribe: context.subscribe,
      usesSocket: switches.usesSocket,
      allowsOneScreen: switches.allowsOneScreen,
      onSocket: faults?.bend,
    })
    const stopHeartbeat = startHeartbeat(markets.books, context.announceLocally)
    const stopWatching = await watchOwners({
      ...services,
      connectedUsers: live.connectedUsers,
      graceMs: options.disconnectGraceMs ?? 15_000,
    })
    // Open sockets and held orders would prevent the server from closing.
    app.addHook('preClose', async () => {
      stopping.abort()
      stopHeartbeat()
      await stopWatching()
      live.stop()
    })
    ends.push(() => app.close())
    ends.push(() => staff?.close())

    const metricsServer =
      metrics && (await serveMetrics(metrics, { port: options.metricsPort ?? 0, host, origins }))
    if (metricsServer) ends.push(metricsServer.close)
    await app.listen({ port: options.port, host })
    // Delivers the announcements of a process that stopped before it delivered them.
    await context.outbox.relay()
    const address = app.server.address()
    const port = typeof address === 'object' && address !== null ? address.port : options.port
    url = `${scheme}://${shownHost(host)}:${port}`
    origins.push(...ownOrigins(scheme, port, names))
    const staffPort =
      typeof options.console === 'object'
        ? await staff?.listen(app, options.console.port, host, certificate)
        : undefined
    if (staffPort !== undefined) origins.push(...ownOrigins(scheme, staffPort, [shownHost(host), host]))
    const consoleUrl = hasConsole ? `${scheme}://${shownHost(host)}:${staffPort ?? port}/console` : undefined
    return {
      url,
      port,
      metricsUrl: metricsServer && `http://${shownHost(host)}:${metricsServer.port}/metrics`,
      consoleUrl,
      scenesUrl: scenes && `${consoleUrl}/try`,
      accounts: context.accounts,
      isSeeded: context.isSeeded,
      feed: markets.feedHost.feedHere()?.describe() ?? 'As the process has it that runs the feed',
      interruptedOrders: context.interruptedOrders,
      database: context.database,
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}
