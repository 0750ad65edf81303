import { exchangeHandoff } from '@kit/sdk/contract'
import * as z from 'zod/mini'

/** The login in an address: credentials, a code of another domain of the operator, or a token. */
export type LoginAddress =
  | { kind: 'credentials'; userName: string; password: string }
  | { kind: 'code'; code: string; page?: string }
  | { kind: 'token'; token: string }

const credentials = z.object({
  userName: z.string().check(z.trim(), z.minLength(1), z.maxLength(64)),
  password: z.string().check(z.minLength(1), z.maxLength(128)),
})
/** The code of a handoff has a form of its own; anything else is a token. */
const { code } = exchangeHandoff.request.shape
const token = z.string().check(z.regex(/^[\w.~+/=-]{1,4096}$/))

/** The fragment of a code is the path of the page to open after the login. An address of another site is ignored. */
const page = /^\/(?![/\\])/

/** The path whose fragment is a token: no server receives a fragment (threat model U2). */
const tokenPath = /^\/direct-login\/token\/?$/i

function decoded(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment)
  } catch {
    return undefined
  }
}

/** Reads a path of a login, with its fragment if any. Returns undefined if no login fits. */
export function loginAddressOf(path: string): LoginAddress | undefined {
  const [pathname = '', ...fragments] = path.split('#')
  const [first = '', ...rest] = pathname.split('/').filter(Boolean)
  const [one, two] = rest.map(decoded)
  const name = first.toLowerCase()
  const isCode = name === 'direct-login' && rest.length === 1 && code.safeParse(one).success
  if (isCode) {
    const fragment = fragments.join('#')
    return { kind: 'code', code: one!, ...(page.test(fragment) && { page: fragment }) }
  }
  if (fragments.length > 0) {
    const behind = token.safeParse(decoded(fragments.join('#')))
    return tokenPath.test(pathname) && behind.success ? { kind: 'token', token: behind.data } : undefined
  }
  if (name === 'login-user' && rest.length === 2) {
    const read = credentials.safeParse({ userName: one, password: two })
    return read.success ? { kind: 'credentials', ...read.data } : undefined
  }
  if (name !== 'direct-login' || rest.length !== 1) return undefined
  return token.safeParse(one).success ? { kind: 'token', token: one! } : undefined
}
