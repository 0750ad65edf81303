import type {
  AnyEndpoint,
  AnySocketEvent,
  Capability,
  LocationInfo,
  logIn,
  Page,
  PayloadOf,
  RequestOf,
  ResponseOf,
  SiteConfiguration,
  User,
} from './contract/index.ts'
import type { Login } from './session/login.ts'
import type { Session } from './session/session.ts'

export interface CallOptions {
  signal?: AbortSignal | undefined
  /** Timeout in ms. Default: 15 000. */
  timeoutMs?: number | undefined
  /** Takes the token that came with the answer, instead of the login it would renew. */
  onToken?: ((token: string) => void) | undefined
  /** Makes the call as this login instead of the session's, which neither a 401 nor a fresh token then changes. */
  login?: Login | undefined
  /** Makes the call instead of the browser's `fetch`, e.g. to report the progress of an upload. */
  fetch?: typeof fetch | undefined
}

/** Calls the operator. Every answer has been read by the call's schema; every failure is an `OperatorError`. */
export interface OperatorClient {
  call<E extends AnyEndpoint>(
    endpoint: E,
    request: RequestOf<E>,
    options?: CallOptions,
  ): Promise<ResponseOf<E>>
  /** Calls an endpoint declared `paged`: the rows in `docs` with the paging fields. */
  page<E extends AnyEndpoint>(
    endpoint: E,
    request: RequestOf<E>,
    options?: CallOptions,
  ): Promise<ResponseOf<E> extends (infer Row)[] ? Page<Row> : never>
  /** Returns milliseconds since the epoch by the operator's clock, from its last configuration. */
  now(): number
}

/** `live`: connected. `connecting`: prices are stale. `off`: nobody is logged in, or the socket is held or not allowed. */
export type LiveStatus = 'live' | 'connecting' | 'off'

/** The one socket of a site. Subscriptions are counted: the last one out ends it. */
export interface Live {
  getStatus(): LiveStatus
  onStatus(listener: (status: LiveStatus) => void): () => void
  /**
   * Follows an event's markets until the returned function is called. Starts with an image, also
   * after every reconnection.
   */
  followEvent(eventId: string): () => void
  /** The same for one market, where an operator offers it: an addition of this contract. */
  followMarket(marketId: string): () => void
  /**
   * Requests a new image until it arrives, e.g. after a gap in a market's sequence. Does nothing if
   * the market and its event have no followers.
   */
  requestImage(market: { eventId: string; marketId: string }): void
  /** Sends an event of the contract. False, and nothing is sent, while there is no connection. */
  send<E extends AnySocketEvent>(
    event: E,
    payload: PayloadOf<E>,
    onAnswer?: (answer: unknown) => void,
  ): boolean
  /** The socket-disconnect flag: while it is set the socket is closed and stays so (SOCK-050). */
  hold(isHeld: boolean): void
  /**
   * Subscribes to an event of the contract. A payload that does not fit its schema is reported and
   * dropped; `onMisfit` is then called, for listeners that only need to know that something
   * changed.
   */
  on<E extends AnySocketEvent>(
    event: E,
    listener: (payload: PayloadOf<E>) => void,
    onMisfit?: () => void,
  ): () => void
}

/** Everything a site needs of an operator: calls, live events, and who is logged in. */
export interface Operator {
  client: OperatorClient
  live: Live
  session: Session
  /** Checks credentials. The session does not begin yet: the caller looks at the user first and then calls `session.begin`. */
  authenticate(credentials: RequestOf<typeof logIn>): Promise<{ user: User; token: string }>
  /** Reads the domain's configuration: sets the clock's offset, holds the socket back where it says so. */
  configure(): Promise<SiteConfiguration>
  /** Returns true if the operator has said that it has a capability. False until the configuration is read. */
  announces?(capability: Capability): boolean
  /** The domain of the site, as the operator knows it. */
  domainName: string
  /** The white label that calls send; empty until the site or the operator says which. */
  whiteLabelId(): string
  /**
   * The visitor's location by IP address, once `locate` has found it. Logins and orders then carry
   * it, and every call the address. Source: CONF-031, CALL-002.
   */
  location(): LocationInfo | undefined
  /** Finds where the visitor is, once: up to three tries, five seconds apart. Every part is 'unknown' when all fail. */
  locate(): Promise<LocationInfo>
  /** Ends the socket and its timers. */
  close(): void
}
