import type { OperatorAdapters } from './adapters/operatorAdapters.ts'
import { createClient } from './client/createClient.ts'
import type { OperatorError } from './client/errors.ts'
import type { OperatorHosts } from './client/operatorHosts.ts'
import type { LocationInfo, SiteConfiguration } from './contract/index.ts'
import type { StartDecoder } from './codec/compressedAnswer.ts'
import { createServerClock } from './client/serverClock.ts'
import { createFlags, type Flags } from './flags/createFlags.ts'
import { createLive, type ConnectSocket } from './live/createLive.ts'
import { asSpecified, jittered } from './live/reconnection.ts'
import { socketIo } from './live/socketIo.ts'
import type { Operator } from './operator.ts'
import { clockOffset } from './storage/clockOffset.ts'
import { readStored } from './storage/readStored.ts'
import type { WritableStorage } from './storage/siteStorage.ts'
import { createSession } from './session/session.ts'
import { memoryTokenStore, type TokenStore } from './session/tokenStore.ts'

export interface OperatorOptions {
  /** The operator's origin, or one for each kind of server. */
  hosts: string | OperatorHosts
  /** Sent with every call and in the handshake. It is public and authorises nothing. */
  clientKey: string
  /** The site's domain: the operator's configuration is read by its name. */
  domain: { name: string; type: 'b2b' | 'b2c' }
  /**
   * Storage of the operator's last configuration, used until the operator answers. Default: none.
   */
  storage?: { browser: WritableStorage; tab: WritableStorage }
  /** The release of the site. Another release discards what this one has stored. Default: one for all. */
  version?: string
  /** The site's flags; `configure` sets the operator's values. Default: those of a domain of this type. */
  flags?: Flags
  /** The white label of the site, sent in the calls that require it. Default: that of the operator's domain record. */
  whiteLabelId?: string
  /** Finds the visitor's location by IP address; false turns this off. Default: the operator's `getLocation`. */
  findLocation?: (() => Promise<LocationInfo>) | false
  tokenStore?: TokenStore
  /**
   * Logins go into a cookie that no script can read; what `tokenStore` keeps is then a CSRF token, which proves nothing
   * without it. For operators on the site's own origin. Default: false.
   */
  loginCookie?: boolean
  /** True if visitors get live prices too. Default: false (SOCK-008). */
  visitors?: boolean
  onMaintenance?(): void
  /**
   * Called when a call for logged-in users was made without a token: the page is out of date (ERR-006, ERR-007). Not
   * called after a login ended on the page.
   */
  onNoToken?(): void
  /** An authenticated call succeeded. */
  onAuthorized?(): void
  /** Called for failures that no screen shows: payloads that fit no schema. */
  onError?(error: unknown, where: string): void
  /** Called for each failed call, with its name in the contract, unless its caller cancelled it. */
  onFailedCall?: (call: string, error: OperatorError) => void
  /**
   * Makes every call, from the page. Default: the browser's own, which the worker may use too. With another one an upload
   * has no progress.
   */
  fetch?: typeof fetch
  /** Opens the socket. Default: by Socket.IO, websocket only. */
  connectSocket?: ConnectSocket
  /** Adapters to an operator whose calls and events differ from the contract's. Loaded with the first call. */
  adapters?: OperatorAdapters
  /** The wall clock, ms since the epoch. */
  now?(): number
  /** Monotonic time in ms, which the user cannot set. Default: the browser's. */
  monotonicNow?(): number
  /**
   * Calls the listener when the page resumes after it was frozen. Returns a function that stops it.
   */
  onWake?(listener: () => void): () => void
  randomUUID?(): string
  /** Starts `@kit/sdk/decode` as a worker, which fetches and reads large answers; without one the page does. */
  startDecoder?: StartDecoder
}

const reconnections = { jittered: jittered(), spec: asSpecified }

/** Creates an operator: a client, a session and a socket. Create one per site; `close` ends it. */
export function createOperator(options: OperatorOptions): Operator {
  const hosts = typeof options.hosts === 'string' ? { domain: options.hosts } : options.hosts
  const wallClock = options.now ?? Date.now
  const randomUUID = options.randomUUID ?? (() => crypto.randomUUID())
  const onError = options.onError ?? (() => {})
  const correlationId = randomUUID()
  const session = createSession(options.tokenStore ?? memoryTokenStore())
  const monotonicNow = options.monotonicNow ?? (() => performance.now())
  const flags = options.flags ?? createFlags({ 'domain.type': options.domain.type })
  const { adapters, connectSocket = socketIo, storage } = options
  const offsetMs = (storage && readStored(storage.browser, clockOffset.key, clockOffset.schema)) ?? 0
  const clock = createServerClock(() => wallClock() + offsetMs, monotonicNow)

  let location: LocationInfo | undefined
  let locating: Promise<LocationInfo> | undefined
  let whiteLabelId = options.whiteLabelId ?? ''
  let capabilities: readonly string[] | undefined

  function hostOf(server: 'domain' | 'b2c' | 'master'): string {
    const chosen = flags.get('domain.server')
    const isElsewhere = server === 'domain' && chosen !== options.domain.type
    return hosts[isElsewhere ? chosen : server] ?? hosts.domain
  }

  const client = createClient({
    hostOf,
    session,
    fetch: options.fetch,
    adapt:
      adapters &&
      (async (endpoint) => (await import('./adapters/adaptCall.ts')).adaptCall(adapters, endpoint)),
    now: clock.now,
    startDecoder: options.startDecoder,
    conventions: () => ({
      clientKey: options.clientKey,
      correlationId,
      correlationIp: location?.ip === 'unknown' ? undefined : location?.ip,
      loginCookie: options.loginCookie,
      now: clock.now(),
    }),
    onMaintenance: options.onMaintenance ?? (() => {}),
    onNoToken: options.onNoToken ?? (() => {}),
    onAuthorized: options.onAuthorized ?? (() => {}),
    onError,
    onFailedCall: options.onFailedCall,
  })
  const mayConnect = () => flags.get('socket.enabled') && !flags.get('socket.blocked')
  const live = createLive({
    session,
    isAllowed: mayConnect(),
    connectSocket: adapters
      ? async (...to) =>
          (await import('./adapters/adaptSocket.ts')).adaptSocket(connectSocket, adapters, onError)(...to)
      : connectSocket,
    // The server of the calls also settles bets and sends prices: a socket elsewhere would report
    // those of another server.
    host() {
      const host = hostOf('domain')
      return (host === hosts.domain && hosts.socket) || host
    },
    handshake: () => ({ domainType: flags.get('domain.type'), clientKey: options.clientKey }),
    reconnection: {
      delayMs: (attempt) => reconnections[flags.get('live.reconnect')].delayMs(attempt),
    },
    visitors: options.visitors ?? false,
    now: wallClock,
    monotonicNow,
    onWake: options.onWake,
    onError,
  })

  async function locate(): Promise<LocationInfo> {
    const { locate: find } = await import('./configuration/location.ts')
    const { findLocation } = options
    location = await find({ findLocation, client, storage: storage?.browser, now: wallClock })
    return location
  }

  let read: (() => Promise<SiteConfiguration>) | undefined
  const unfollowFlags = flags.subscribe(() => {
    live.move()
    live.allow(mayConnect())
  })

  return {
    client,
    live,
    session,
    domainName: options.domain.name,
    // The first screen needs none of the three.
    async authenticate(credentials) {
      const { authenticate } = await import('./session/authenticate.ts')
      const domainName = options.domain.name
      return authenticate({ client, flags, whiteLabelId, correlationId, domainName, location }, credentials)
    },
    async configure() {
      const { createConfigure } = await import('./configuration/createConfigure.ts')
      read ??= createConfigure({
        client,
        flags,
        domainName: options.domain.name,
        storage,
        version: options.version,
        now: wallClock,
        monotonicNow,
        syncClock: clock.sync,
        onError,
      })
      const configuration = await read()
      whiteLabelId ||= configuration.domain?.whitelabelId ?? ''
      ;({ capabilities } = configuration)
      return configuration
    },
    announces: (capability) => capabilities?.includes(capability) === true,
    whiteLabelId: () => whiteLabelId,
    location: () => location,
    locate: () => (locating ??= locate()),
    close() {
      unfollowFlags()
      live.close()
    },
  }
}
