import { delay, http, HttpResponse, type HttpHandler } from 'msw'
import { gzip } from 'pako'
import type { Calls } from '../adapters/operatorAdapters.ts'
import { pathSegment, userTypes, type AnyEndpoint, type UserType } from '../contract/index.ts'
import { envelopeOf, fieldsOf, isOwnPath, malformedRefusal, mayCall, readRequest } from '../serving/index.ts'
import { declaredCalls } from './declared.ts'
import { isGeneral, MockRefusal, MockReply, refuse, type MockAnswer, type MockCall } from './reply.ts'

/** Answers by call name. */
export type MockAnswers = { [Name in keyof Calls]?: MockAnswer<Calls[Name]> }

export interface MockOptions {
  /** The operator's origin. Default: any. */
  baseUrl?: string
  /** Time that each answer takes, in ms. Default: 0. */
  delayMs?: number
  /** The user type of a token. Default: any token belongs to a user type that may make the call. */
  userTypeOf?: (token: string) => UserType | undefined
}

type AnyAnswer = MockAnswer<AnyEndpoint>

const compress = (text: string): string => {
  const bytes = gzip(text)
  let binary = ''
  for (const byte of bytes) binary += String.fromCharCode(byte)
  return btoa(binary)
}

async function bodyOf({ encoding, method }: AnyEndpoint, request: Request): Promise<unknown> {
  if (method === 'GET' || encoding === 'query') return undefined
  if (encoding === 'multipart') return Object.fromEntries((await request.formData()).entries())
  const text = await request.text()
  return encoding === 'json' ? JSON.parse(text || 'null') : Object.fromEntries(new URLSearchParams(text))
}

/** Returns the user type in the call's path, or one that may make the call. */
function likelyCaller({ auth, path }: AnyEndpoint, type: string | undefined): UserType {
  const named = userTypes.find((userType) => pathSegment(userType) === type)
  if (path.includes('{type}') && named) return named
  if (auth === 'administrator') return 'administrator'
  return auth === 'staff' ? 'agent' : 'user'
}

/** A refusal if the call needs a login and has no permitted one. */
function callerOf(
  endpoint: AnyEndpoint,
  type: string | undefined,
  request: Request,
  userTypeOf: MockOptions['userTypeOf'],
): UserType | undefined | MockRefusal {
  if (endpoint.auth === 'none') return undefined
  const [, token] = /^Bearer (\S+)$/.exec(request.headers.get('authorization') ?? '') ?? []
  if (token === undefined) return refuse('unauthorized', 'Please log in again')
  const userType = userTypeOf ? userTypeOf(token) : likelyCaller(endpoint, type)
  if (!userType) return refuse('unauthorized', 'Please log in again')
  if (isOwnPath(type, userType) && mayCall(endpoint, userType)) return userType
  return refuse('forbidden', 'This call is not for your user type')
}

const refusedWith = ({ status, refusal, retryAfterSeconds }: MockRefusal) =>
  HttpResponse.json(refusal, {
    status,
    headers: retryAfterSeconds === undefined ? {} : { 'retry-after': String(retryAfterSeconds) },
  })

const pageRows = (rows: readonly unknown[], { page, limit }: { page: number; limit: number }) =>
  rows.slice((page - 1) * limit, page * limit)

async function answered(endpoint: AnyEndpoint, request: unknown, { docs, more }: MockReply<unknown>) {
  const isList = endpoint.paged && Array.isArray(docs)
  const rows = isList ? pageRows(docs, request as { page: number; limit: number }) : docs
  const body = await envelopeOf(
    endpoint,
    request,
    {
      docs: rows,
      ...(isList && { totalDocs: docs.length }),
      ...(more.message !== undefined && { message: more.message }),
    },
    compress,
  )
  const headers: HeadersInit = more.token === undefined ? {} : { authorization: `Bearer ${more.token}` }
  return HttpResponse.json(body, { headers })
}

/** Throws if a mock refuses with a code the call does not declare: a test against it would prove nothing. */
function checkDeclared({ name, failures }: AnyEndpoint, { refusal: { code } }: MockRefusal): void {
  if (failures.includes(code) || isGeneral(code)) return
  throw new Error(
    `The mock of ${name} refuses with "${code}", which its declaration does not list in failures.`,
  )
}

async function respond(
  endpoint: AnyEndpoint,
  answer: AnyAnswer,
  request: unknown,
  call: MockCall,
  delayMs: number,
) {
  const result: unknown = typeof answer === 'function' ? await answer(request, call) : answer
  const replied = result instanceof MockReply ? result : undefined
  const waitMs = replied?.more.delayMs ?? delayMs
  if (waitMs > 0) await delay(waitMs)
  if (result instanceof MockRefusal) {
    checkDeclared(endpoint, result)
    return refusedWith(result)
  }
  return answered(endpoint, request, replied ?? new MockReply(result, {}))
}

function handlerOf(endpoint: AnyEndpoint, answer: AnyAnswer | undefined, options: MockOptions): HttpHandler {
  const { baseUrl = '*', delayMs = 0, userTypeOf } = options
  const method = endpoint.method.toLowerCase() as 'get' | 'post' | 'put' | 'patch' | 'delete'
  const path = endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1')
  return http[method](`${baseUrl.replace(/\/$/, '')}/${path}`, async ({ request, params }) => {
    if (answer === undefined)
      return refusedWith(refuse('not-mocked', `The mock has no answer for ${endpoint.name}`, { status: 501 }))
    const { type } = params as { type?: string }
    const userType = callerOf(endpoint, type, request, userTypeOf)
    if (userType instanceof MockRefusal) return refusedWith(userType)
    const query = Object.fromEntries(new URL(request.url).searchParams)
    const sent = fieldsOf(endpoint, { query, params, body: await bodyOf(endpoint, request) })
    const read = 'fault' in sent ? sent : readRequest(endpoint, sent.fields)
    if ('fault' in read) return refusedWith(new MockRefusal(400, malformedRefusal(read.fault), undefined))
    return respond(endpoint, answer, read.data, { userType, request }, delayMs)
  })
}

/**
 * Handlers of Mock Service Worker for every call of the contract. They read requests and write answers by the
 * declarations, as an operator does: encoding, path, login, envelope, paging, compression. A call without an answer
 * is refused with `not-mocked` (501).
 */
export const mockHandlers = (answers: MockAnswers, options: MockOptions = {}): HttpHandler[] =>
  declaredCalls.map((endpoint) =>
    handlerOf(endpoint, (answers as Record<string, AnyAnswer | undefined>)[endpoint.name], options),
  )
