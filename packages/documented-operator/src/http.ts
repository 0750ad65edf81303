import type { IncomingMessage, ServerResponse } from 'node:http'
import { gzipSync } from 'node:zlib'
import { Amount } from './money.ts'
import type { Fault, Variation } from './options.ts'
import { Refusal, type Account, type Store } from './store.ts'

export interface Call {
  store: Store
  account: Account
  token: string
  query: URLSearchParams
  body: Record<string, unknown>
  /** User type in the path, e.g. `user` of `api/user/pts`. */
  type: string
}

export interface Answer {
  message?: string
  docs?: unknown
  rows?: readonly unknown[]
  isCompressed?: boolean
  token?: string
}

export interface Route {
  method: string
  /** `{type}` is the user type of the caller. */
  path: string
  auth: 'none' | 'bearer'
  encoding: 'none' | 'form' | 'json' | 'multipart'
  /** Default: every logged-in type. */
  roles?: readonly string[]
  /** Its documented use is its docs, so that they are never missing, e.g. the user of a login. */
  needsDocs?: boolean
  answer(call: Call): Answer | Promise<Answer>
}

const segments = 'user|branch|administrator|whiteLabel|admin|superMaster|master|agent|subBranch'
const segmentOf = ({ userType }: Account) => (userType === 'defaultBranch' ? 'branch' : userType)

const patternOf = (path: string) => new RegExp(`^/${path.replace('{type}', `(?<type>${segments})`)}$`)

export function createRouter(routes: readonly Route[]) {
  const compiled = routes.map((route) => ({ route, pattern: patternOf(route.path) }))
  return (method: string, path: string) => {
    for (const { route, pattern } of compiled) {
      const match = route.method === method ? pattern.exec(path) : null
      if (match) return { route, type: match.groups?.['type'] ?? '' }
    }
    return undefined
  }
}

const maxBody = 6 * 1024 * 1024
const contentTypes = {
  form: 'application/x-www-form-urlencoded',
  json: 'application/json',
  multipart: 'multipart/form-data',
}

/** Reads a body in the documented encoding; refuses every other. */
export async function readBody(
  request: IncomingMessage,
  encoding: Route['encoding'],
): Promise<Record<string, unknown>> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > maxBody) throw new Refusal(413, 'Too Large')
    chunks.push(chunk)
  }
  if (encoding === 'none') return {}
  const type = request.headers['content-type'] ?? ''
  if (!type.startsWith(contentTypes[encoding])) throw new Refusal(400, 'Wrong Content Type')
  const bytes = Buffer.concat(chunks)
  try {
    if (encoding === 'json') {
      const body: unknown = JSON.parse(bytes.toString())
      if (typeof body !== 'object' || body === null) throw new Error('no object')
      return body as Record<string, unknown>
    }
    const form = await new Response(bytes, { headers: { 'content-type': type } }).formData()
    return Object.fromEntries(form)
  } catch {
    throw new Refusal(400, 'Unreadable Body')
  }
}

/** The account that a call is from. The token is in both headers that are documented. */
export function authenticate(request: IncomingMessage, store: Store, now: number) {
  const header = request.headers.authorization ?? ''
  const token = header.replace(/^bearer /i, '')
  const session = request.headers['x-authentication'] ? store.sessions.get(token) : undefined
  if (!session || session.endsAt < now) throw new Refusal(401, 'Unauthorized')
  return { account: session.account, token }
}

export function checkRole({ roles, path }: Route, account: Account, type: string) {
  const isOwn = !path.includes('{type}') || type === segmentOf(account)
  if (!isOwn || (roles && !roles.includes(account.userType))) throw new Refusal(403, 'Access Denied')
}

function pageOf(rows: readonly unknown[], query: URLSearchParams, isRepeated: boolean) {
  const limit = Math.min(Math.max(Number(query.get('limit')) || 25, 1), 500)
  const page = Math.max(Math.trunc(Number(query.get('page')) || 1), 1)
  const start = isRepeated ? 0 : (page - 1) * limit
  const docs = rows.slice(start, start + limit)
  const totalPages = isRepeated ? page + 1 : Math.max(Math.ceil(rows.length / limit), 1)
  return {
    docs,
    limit,
    nextPage: page < totalPages,
    nextPageNumber: page < totalPages ? page + 1 : null,
    previousPage: page > 1,
    previousPageNumber: page > 1 ? page - 1 : null,
    showingFrom: docs.length > 0 ? start + 1 : 0,
    showingTo: start + docs.length,
    totalDocs: rows.length,
    totalPages,
  }
}

export interface Manners {
  has(variation: Variation): boolean
  strikes(fault: Fault): boolean
  random(): number
  /** Names of the fields to damage; undefined for one field in four. */
  damagedFields(): RegExp | undefined
}

const moneyField = /pts|amount|balance|exposure|profit|liability|stake|min|max|odd|run|total|loss/i

/** Damages the chosen fields, or one in four, as the faults say. */
function damaged(key: string, value: unknown, manners: Manners): unknown {
  const isChosen = manners.damagedFields()?.test(key) ?? manners.random() <= 0.25
  if (!isChosen || key === 'docs') return value
  if (manners.strikes('missingFields')) return undefined
  if (manners.strikes('nullFields')) return null
  if (manners.strikes('wrongTypes'))
    return typeof value === 'string' ? { wrong: value } : typeof value === 'number' ? [value] : 'wrong'
  if (typeof value === 'number' && moneyField.test(key) && manners.strikes('impossibleNumbers'))
    return manners.random() < 0.5 ? 1e308 : 'NaN'
  return value
}

/** Makes a document what the wire carries: amounts as numbers or texts, with or without extra fields and damage. */
export function written(value: unknown, manners: Manners): unknown {
  if (value instanceof Amount) {
    const text = value.toText()
    return manners.has('amountsAsText') ? text : Number(text)
  }
  if (Array.isArray(value)) return value.map((one) => written(one, manners))
  if (typeof value !== 'object' || value === null) return value
  const fields = Object.entries(value).map(([key, one]) => [
    key,
    damaged(key, written(one, manners), manners),
  ])
  if (manners.has('extraFields')) fields.push(['_v', 0], ['internalRef', { node: 7 }])
  return Object.fromEntries(fields) as unknown
}

export function bodyOf(answer: Answer, mayLackDocs: boolean, query: URLSearchParams, manners: Manners) {
  const { rows, docs, message, isCompressed } = answer
  if (rows) {
    if (rows.length === 0 && manners.has('emptyListsAs204')) return undefined
    const page = manners.has('listsWithoutPages')
      ? { docs: rows }
      : pageOf(rows, query, manners.strikes('repeatedPages'))
    return { ...page, docs: written(page.docs, manners) }
  }
  if (mayLackDocs && manners.has('writesWithoutDocs')) return { message: message ?? 'Success' }
  if (!isCompressed)
    return { message: message ?? 'Success', ...(docs !== undefined && { docs: written(docs, manners) }) }
  const packed = gzipSync(JSON.stringify(written(docs, manners))).toString('base64')
  return { docs: manners.strikes('brokenCompression') ? `${packed.slice(0, -20)}!` : packed }
}

export function send(response: ServerResponse, status: number, body: object | undefined, manners: Manners) {
  response.setHeader('cache-control', 'no-store')
  const isHtml = manners.strikes('htmlInsteadOfJson')
  if (isHtml || manners.strikes('badGateway')) {
    response.writeHead(isHtml ? 200 : 502, { 'content-type': 'text/html' })
    return response.end('<html><body><h1>Bad Gateway</h1></body></html>')
  }
  if (body === undefined) return response.writeHead(204).end()
  const text = JSON.stringify(body)
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' })
  if (manners.strikes('emptyAnswers')) return response.end()
  return response.end(manners.strikes('cutJson') ? text.slice(0, Math.ceil(text.length / 2)) : text)
}
