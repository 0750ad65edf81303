import type { AdaptedCall } from '../adapters/adaptCall.ts'
import { type AnyEndpoint, type RequestOf } from '../contract/index.ts'
import type { StartDecoder } from '../codec/compressedAnswer.ts'
import type { CallOptions, OperatorClient } from '../operator.ts'
import type { Session } from '../session/session.ts'
import { buildRequest, type Conventions } from './buildRequest.ts'
import { OperatorError } from './errors.ts'
import { bearerOf, fetchFor, onePage, readAnswer, type Answer } from './readAnswer.ts'

export interface ClientPorts {
  hostOf(server: AnyEndpoint['server']): string
  session: Session
  /**
   * Fetches every answer, whatever a call says. Default: the browser's `fetch`, on the page or in the worker.
   */
  fetch?: typeof fetch | undefined
  /** Undefined if the operator needs no adapters at all. */
  adapt?: ((endpoint: AnyEndpoint) => Promise<AdaptedCall | undefined>) | undefined
  conventions(): Conventions
  now(): number
  /** Starts the worker that fetches and reads large answers. */
  startDecoder?: StartDecoder | undefined
  /** Called on a 503: the site shows its maintenance page. */
  onMaintenance(): void
  onNoToken(): void
  onAuthorized(): void
  onError(error: unknown, where: string): void
  onFailedCall?: ((call: string, error: OperatorError) => void) | undefined
}

const noToken = 'Refresh The Page, If Error Continues Please Contact Your Service Provider!'
const defaultTimeoutMs = 15_000

export function createClient(ports: ClientPorts): OperatorClient {
  const { session } = ports

  async function send<E extends AnyEndpoint>(endpoint: E, request: RequestOf<E>, options: CallOptions) {
    const login = endpoint.auth === 'none' ? null : (options.login ?? session.get())
    const loginCount = session.count()
    if (endpoint.auth !== 'none' && !login) {
      // A screen that closes may still read after its login ended here: then no token is missing.
      if (loginCount === 0) ports.onNoToken()
      throw new OperatorError('no-token', noToken)
    }
    const adapted = ports.adapt && (await ports.adapt(endpoint))
    const host = ports.hostOf(endpoint.server)
    const { url, init } = buildRequest(endpoint, request, host, login, ports.conventions(), adapted?.request)
    const timeout = AbortSignal.timeout(options.timeoutMs ?? defaultTimeoutMs)
    const signal = options.signal ? AbortSignal.any([options.signal, timeout]) : timeout
    try {
      // The worker knows no adapters.
      const given = ports.fetch ?? options.fetch ?? (adapted && fetch)
      const fetchAnswer = fetchFor(endpoint, given, ports.startDecoder)
      const answered = await fetchAnswer(url, { ...init, signal, credentials: 'same-origin' })
      const response = adapted ? await adapted.answer(answered) : answered
      const onUnfit = (fault: Error) => ports.onError(fault, `rows of ${endpoint.name}`)
      const answer = await readAnswer(endpoint, response, onUnfit, ports.startDecoder)
      if (login) ports.onAuthorized()
      const token = bearerOf(response)
      if (token) {
        if (options.onToken) options.onToken(token)
        // A late answer of one login must not hand its token to the next.
        else if (!options.login && session.count() === loginCount) session.renew(token)
      }
      return answer
    } catch (cause) {
      const error = asOperatorError(cause, timeout, options.signal, options.login ? undefined : login?.token)
      if (error instanceof OperatorError) {
        error.url = url.split('?', 1)[0] ?? url
        ports.onFailedCall?.(endpoint.name, error)
      }
      throw error
    }
  }

  function asOperatorError(
    cause: unknown,
    timeout: AbortSignal,
    cancelled: AbortSignal | undefined,
    token: string | undefined,
  ): unknown {
    if (cancelled?.aborted) return cause
    if (timeout.aborted) return new OperatorError('timeout', 'The operator did not answer in time', { cause })
    if (!(cause instanceof OperatorError)) {
      return new OperatorError('unreachable', 'The operator can’t be reached. Check your connection.', {
        cause,
      })
    }
    // Only a 401 of an authenticated call ends a login, and only the login that made the call. A login whose
    // second factor is still due goes on (AUTH-073).
    const hasExpired = cause.kind === 'unauthorized' && cause.code !== 'second-factor-due'
    const login = session.get()
    if (hasExpired && token !== undefined && login?.token === token && !login.owesSecondFactor)
      session.end('expired')
    if (cause.kind === 'maintenance') ports.onMaintenance()
    return cause
  }

  return {
    now: ports.now,
    call: async (endpoint, request, options = {}) =>
      (await send(endpoint, request, options)).docs as Awaited<ReturnType<OperatorClient['call']>> as never,
    page: async (endpoint, request, options = {}) => {
      const { docs, paging }: Answer = await send(endpoint, request, options)
      const rows = Array.isArray(docs) ? docs : []
      return { ...(paging ?? onePage(rows.length)), docs: rows } as never
    },
  }
}
