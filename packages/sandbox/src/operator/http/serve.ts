import type { AnyEndpoint } from '@kit/sdk/contract'
import { envelopeOf, fieldsOf, isOwnPath, mayCall, readRequest } from '@kit/sdk/serving'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { deviceIn } from '../accounts/knownDevices.ts'
import { loginTokenOf } from '../accounts/loginHeaders.ts'
import { bearerToken } from './bearerToken.ts'
import { sendShared, type SharedBody } from './compression.ts'
import { networkOf } from './networkOf.ts'
import { multipartFields } from './multipart.ts'
import { needsKnownHost } from './knownHosts.ts'
import { hostUnknown } from './ownOrigin.ts'
import {
  crossSite,
  forbidden,
  malformed,
  newPasswordDue,
  Refused,
  secondFactorDue,
  unauthorized,
} from './refused.ts'
import type { AnsweredCall } from '../security-log/securityLog.ts'
import type { Answer, Login, PlayerCall, Route } from './route.ts'
import type { TrustedProxies } from './trustedProxies.ts'

const gzipAsync = promisify(gzip)

const routerPath = (path: string): string => `/${path.replaceAll(/\{(\w+)\}/g, ':$1')}`

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const hasNul = (value: unknown): boolean => typeof value === 'string' && value.includes('\0')

async function read(route: Route, request: FastifyRequest): Promise<unknown> {
  const { endpoint } = route
  const body = endpoint.encoding === 'multipart' ? await multipartFields(request) : request.body
  const params = isObject(request.params) ? request.params : {}
  const sent = fieldsOf(endpoint, { query: { ...(request.query as object) }, params, body })
  if ('fault' in sent) throw malformed(sent.fault.field, sent.fault.why)
  const unwritable = Object.keys(sent.fields).find((name) => hasNul(sent.fields[name]))
  if (unwritable !== undefined) throw malformed(unwritable, 'holds a character that cannot be kept')
  const result = readRequest(endpoint, sent.fields)
  if ('data' in result) return result.data
  throw route.malformed[result.fault.field]?.() ?? malformed(result.fault.field, result.fault.why)
}

const compressed = async (text: string): Promise<string> =>
  (await gzipAsync(text, { level: 4 })).toString('base64')

/** Throws unless the endpoint allows a login with a pending second factor or new password. */
function checkOwed({ mayOwe }: AnyEndpoint, { owesSecondFactor, account }: Login): void {
  if (owesSecondFactor && !mayOwe.includes('secondFactor')) throw secondFactorDue()
  if (account.mustChangePassword && !mayOwe.includes('newPassword')) throw newPasswordDue()
}

const idIn = (docs: unknown): string | undefined =>
  isObject(docs) && typeof docs['id'] === 'string' ? docs['id'] : undefined

const outcomeOf = (error: unknown): string => (error instanceof Refused ? error.refusal.code : 'failed')

export interface ServeServices {
  /** Finds a login, with the rules of the called host. */
  findLogin(token: string, host: string): Promise<Login | undefined>
  isKnownHost(host: string): Promise<boolean>
  /** Called before each call of a login. Throws if the account makes too many of the kind. */
  takeCall(kind: 'read' | 'write', accountId: string): void
  proxies: TrustedProxies
  /** Called after each valid call, whatever its result, and after an invalid one of staff. */
  onAnswered(call: AnsweredCall): void
}

/** Mounts an endpoint as declared: parsing, login, decoding, encoding, compression, paging. */
export function serve(
  app: FastifyInstance,
  route: Route,
  { findLogin, isKnownHost, takeCall, proxies, onAnswered }: ServeServices,
): void {
  const { endpoint } = route
  const shared = new WeakMap<object, Promise<SharedBody>>()
  const isBoundToHost = needsKnownHost(endpoint)
  const isWrite = endpoint.method !== 'GET' || endpoint.changes.length > 0

  const loginOf = async (request: FastifyRequest): Promise<Login | undefined> => {
    if (endpoint.auth === 'none') return undefined
    const token = loginTokenOf(bearerToken(request), request.headers.cookie)
    const login = token === undefined ? undefined : await findLogin(token, request.host)
    if (!login) throw unauthorized()
    // Checked before anything is logged, because the log grows at the rate of writes.
    takeCall(isWrite ? 'write' : 'read', login.account.id)
    return login
  }

  const admit = (login: Login, request: FastifyRequest): void => {
    const { type } = request.params as { type?: string }
    if (!isOwnPath(type, login.account.userType)) throw forbidden()
    checkOwed(endpoint, login)
    if (!mayCall(endpoint, login.account.userType)) throw forbidden()
  }

  /** Call it after the caller is authorized. */
  const admittedFields = async (login: Login | undefined, request: FastifyRequest): Promise<unknown> => {
    if (login) {
      admit(login, request)
      if (isBoundToHost && !(await isKnownHost(request.host))) throw hostUnknown()
    }
    if (endpoint.sameOriginOnly && request.headers['sec-fetch-site'] !== 'same-origin') throw crossSite()
    return read(route, request)
  }

  async function encoded(fields: unknown, answer: Answer<unknown>): Promise<SharedBody> {
    const envelope = await envelopeOf(endpoint, fields, answer, compressed)
    return { text: JSON.stringify(envelope), compressed: new Map() }
  }

  function sharedBody(fields: unknown, answer: Answer<unknown>): Promise<SharedBody> {
    const docs = answer.docs as object
    const known = shared.get(docs)
    if (known) return known
    const body = encoded(fields, answer)
    shared.set(docs, body)
    return body
  }

  app.route({
    method: endpoint.method,
    url: routerPath(endpoint.path),
    handler: async (request: FastifyRequest, reply: FastifyReply) => {
      const login = await loginOf(request)
      const ip = proxies.clientAddress(request.raw)
      const { cookie } = request.headers
      const fields = await admittedFields(login, request).catch((error: unknown) => {
        if (login && login.account.userType !== 'user')
          onAnswered({
            endpoint,
            login,
            newcomerId: undefined,
            address: ip,
            fields: {},
            outcome: outcomeOf(error),
          })
        throw error
      })
      const call = {
        ip,
        network: networkOf(ip),
        host: request.host,
        isSecure: proxies.isSecure(request.raw),
        device: deviceIn(cookie),
        wantsCookie: request.headers['x-login-cookie'] === '1',
        userAgent: request.headers['user-agent'] ?? '',
        ...(login && {
          login,
          isInCookie: loginTokenOf(bearerToken(request), cookie) !== bearerToken(request),
        }),
      } as PlayerCall
      const audit = (outcome: string, newcomerId?: string) =>
        onAnswered({ endpoint, login, newcomerId, address: call.ip, fields, outcome })
      const answer = await route.handle(fields, call).catch((error: unknown) => {
        audit(outcomeOf(error))
        throw error
      })
      if ('status' in answer) {
        audit(String(answer.body['code'] ?? 'done'))
        return reply.code(answer.status).send(answer.body)
      }
      audit('done', endpoint.auth === 'none' ? idIn(answer.docs) : undefined)
      reply.headers(answer.headers ?? {})
      if (answer.isShared) return sendShared(reply, await sharedBody(fields, answer))
      return reply.send(await envelopeOf(endpoint, fields, answer, compressed))
    },
  })
}
