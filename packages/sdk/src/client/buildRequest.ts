import * as z from 'zod/mini'
import type { WireCall } from '../adapters/operatorAdapters.ts'
import { pathSegment, type AnyEndpoint, type RequestOf } from '../contract/index.ts'
import type { Login } from '../session/login.ts'

/** Source: the specification's call conventions. */
export interface Conventions {
  /** Sent in the `clientKey` header. It is public and authorises nothing. */
  clientKey: string
  correlationId: string
  correlationIp?: string | undefined
  /**
   * True if a login goes into a cookie that scripts cannot read (see
   * `OperatorOptions.loginCookie`).
   */
  loginCookie?: boolean | undefined
  /** The operator's time in ms since the epoch; sent as the `correlationSecret`. */
  now: number
}

export interface BuiltRequest {
  url: string
  init: { method: string; headers: Record<string, string>; body?: string | FormData }
}

type Fields = Record<string, unknown>

const asText = (value: unknown): string => (typeof value === 'object' ? JSON.stringify(value) : String(value))

/** Fills `{type}` with the caller's segment and other braces with request fields, which it removes from `fields`. */
function fillPath(path: string, login: Login | null, fields: Fields): string {
  return path.replace(/\{(\w+)\}/g, (_whole, name: string) => {
    if (name === 'type') return pathSegment(login?.userType ?? 'user')
    const value = asText(fields[name])
    delete fields[name]
    return encodeURIComponent(value)
  })
}

function addFields(to: URLSearchParams, fields: Fields): void {
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) to.set(name, asText(value))
}

function multipartOf(fields: Fields): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    if (value instanceof Blob) form.set(name, value)
    else if (value !== undefined) form.set(name, asText(value))
  }
  return form
}

/**
 * Applies an adapter's changes. Throws if the request does not fit its schema, which is an error of the
 * caller.
 */
export function buildRequest<E extends AnyEndpoint>(
  endpoint: E,
  request: RequestOf<E>,
  baseUrl: string,
  login: Login | null,
  conventions: Conventions,
  adapt: (call: WireCall) => WireCall = (call) => call,
): BuiltRequest {
  const asked = { ...endpoint, fields: z.encode(endpoint.request, request) as Fields, headers: {} }
  const { method, path, encoding, inQuery, headers: more, fields: given } = adapt(asked)
  const fields = { ...given }
  const url = new URL(fillPath(path, login, fields), baseUrl)
  url.searchParams.set('correlationId', conventions.correlationId)
  if (conventions.correlationIp) url.searchParams.set('correlationIp', conventions.correlationIp)
  url.searchParams.set('correlationSecret', String(conventions.now))
  url.searchParams.set('provider', 'mobile')

  for (const name of inQuery) {
    url.searchParams.set(name, asText(fields[name]))
    delete fields[name]
  }

  const isForm = encoding === 'form'
  const headers: Record<string, string> = { clientKey: conventions.clientKey }
  // The browser sets the type of a multipart body itself, with its boundary.
  if (encoding !== 'multipart')
    headers['content-type'] = isForm ? 'application/x-www-form-urlencoded' : 'application/json'
  if (conventions.loginCookie) headers['X-Login-Cookie'] = '1'
  if (endpoint.auth !== 'none' && login) {
    headers['X-Authentication'] = login.token
    headers['authorization'] = `Bearer ${login.token}`
  }

  const init: BuiltRequest['init'] = { method, headers: { ...headers, ...more } }
  if (encoding === 'json') {
    const body = JSON.stringify(fields)
    // A call whose fields are all in the address has no body.
    if (body !== '{}' || inQuery.length === 0) init.body = body
  } else if (encoding === 'multipart') init.body = multipartOf(fields)
  else if (isForm) {
    const form = new URLSearchParams()
    addFields(form, fields)
    init.body = form.toString()
  } else addFields(url.searchParams, fields)
  return { url: url.href, init }
}
