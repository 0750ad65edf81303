import type { AnyEndpoint, UserType } from '@kit/sdk/contract'
import { pathSegment } from '@kit/sdk/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import * as z from 'zod/mini'
import { bearerToken } from './bearerToken.ts'
import { multipartFields } from './multipart.ts'
import { pagingOf } from './paging.ts'
import { crossSite, forbidden, malformed, newPasswordDue, secondFactorDue, unauthorized } from './refused.ts'
import type { Answer, Login, PlayerCall, Route } from './route.ts'

const gzipAsync = promisify(gzip)

/** `api/{type}/pts` as the server's router writes it. */
const routerPath = (path: string): string => `/${path.replaceAll(/\{(\w+)\}/g, ':$1')}`

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** PostgreSQL keeps every character but this one. */
const hasNul = (value: unknown): boolean => typeof value === 'string' && value.includes('\0')

async function fieldsOf({ encoding, method }: AnyEndpoint, request: FastifyRequest): Promise<unknown> {
  const params = isObject(request.params) ? request.params : {}
  if (encoding === 'query') return { ...(request.query as object), ...params }
  // Not every client sends a body with DELETE: its fields may travel either way.
  if (method === 'DELETE')
    return { ...(request.query as object), ...(isObject(request.body) && request.body), ...params }
  if (encoding === 'multipart') return { ...(await multipartFields(request)), ...params }
  if (!isObject(request.body))
    throw malformed('', encoding === 'json' ? 'The body must be a JSON object' : 'The body must be a form')
  return { ...request.body, ...params }
}

async function read(route: Route, request: FastifyRequest): Promise<unknown> {
  const fields = await fieldsOf(route.endpoint, request)
  const unwritable = isObject(fields) && Object.keys(fields).find((name) => hasNul(fields[name]))
  if (typeof unwritable === 'string') throw malformed(unwritable, 'holds a character that cannot be kept')
  const result = z.safeDecode(route.endpoint.request, fields)
  if (result.success) return result.data
  const issue = result.error.issues[0]
  const field = issue?.path.join('.') ?? ''
  throw route.malformed[field]?.() ?? malformed(field, wordsOf(issue))
}

const wordsOf = (issue: z.core.$ZodIssue | undefined): string =>
  issue?.code === 'custom' && issue.message ? issue.message : 'missing or not of the expected form'

/** Base64 of gzip of JSON, as the calls that say so carry their `docs`. */
const compressed = async (docs: unknown): Promise<string> =>
  (await gzipAsync(JSON.stringify(docs), { level: 4 })).toString('base64')

async function bodyOf({ endpoint }: Route, request: unknown, answer: Answer<unknown>) {
  const docs = z.encode(endpoint.response, answer.docs)
  const message = answer.message ?? endpoint.success
  return {
    ...(message !== undefined && { message }),
    docs: endpoint.compressed ? await compressed(docs) : (docs ?? {}),
    ...(endpoint.paged && pagingOf(request as { page: number; limit: number }, answer.totalDocs ?? 0)),
  }
}

function mayCall(auth: AnyEndpoint['auth'], userType: UserType): boolean {
  if (auth === 'player') return userType === 'user'
  if (auth === 'staff') return userType !== 'user'
  if (auth === 'administrator') return userType === 'administrator'
  return true
}

/** A login that owes its second factor or a new password makes only the calls that say so. */
function checkOwed({ mayOwe }: AnyEndpoint, { owesSecondFactor, account }: Login): void {
  if (owesSecondFactor && !mayOwe.includes('secondFactor')) throw secondFactorDue()
  if (account.mustChangePassword && !mayOwe.includes('newPassword')) throw newPasswordDue()
}

/** Mounts a call of the contract: method, path, parsing, login, decoding, encoding, compression and paging as declared. */
export function serve(
  app: FastifyInstance,
  route: Route,
  findLogin: (token: string) => Promise<Login | undefined>,
): void {
  const { endpoint } = route

  const loginOf = async (request: FastifyRequest): Promise<Login | undefined> => {
    if (endpoint.auth === 'none') return undefined
    const token = bearerToken(request)
    const login = token === undefined ? undefined : await findLogin(token)
    if (!login) throw unauthorized()
    const { type } = request.params as { type?: string }
    if (type !== undefined && type !== pathSegment(login.account.userType)) throw forbidden()
    checkOwed(endpoint, login)
    if (!mayCall(endpoint.auth, login.account.userType)) throw forbidden()
    return login
  }

  app.route({
    method: endpoint.method,
    url: routerPath(endpoint.path),
    handler: async (request: FastifyRequest, reply: FastifyReply) => {
      const login = await loginOf(request)
      if (endpoint.sameOriginOnly && request.headers['sec-fetch-site'] !== 'same-origin') throw crossSite()
      const fields = await read(route, request)
      const call = { ip: request.ip, host: request.host, ...(login && { login }) } as PlayerCall
      const answer = await route.handle(fields, call)
      if ('status' in answer) return reply.code(answer.status).send(answer.body)
      return reply.headers(answer.headers ?? {}).send(await bodyOf(route, fields, answer))
    },
  })
}
