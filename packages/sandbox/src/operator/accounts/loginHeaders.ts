import { createHmac, timingSafeEqual } from 'node:crypto'

/** As long as the longest login of a player. */
const maxAgeSeconds = 7 * 24 * 3_600

/** The name for encrypted connections is bound to the host by browsers; over plain http they refuse it. */
const cookieName = (isSecure: boolean): string => (isSecure ? '__Host-login' : 'login')

/** Of a token in a cookie: what a page must send beside it. It proves nothing alone, and no other site can read it. */
const csrfTokenOf = (token: string): string => createHmac('sha256', token).update('csrf').digest('base64url')

const cookieOf = (token: string, isSecure: boolean, seconds: number): string =>
  [
    `${cookieName(isSecure)}=${token}`,
    'Path=/',
    `Max-Age=${seconds}`,
    'HttpOnly',
    'SameSite=Strict',
    ...(isSecure ? ['Secure'] : []),
  ].join('; ')

interface Asked {
  isSecure: boolean
  /** The site keeps logins in a cookie. */
  wantsCookie: boolean
}

/**
 * How a login is told: its token in `authorization`, or the token in a cookie that no script can read, and in
 * `authorization` the CSRF token that goes with it.
 */
export function loginHeaders(
  token: string,
  { isSecure, wantsCookie }: Asked,
  cookies: readonly string[] = [],
): Record<string, string | string[]> {
  if (!wantsCookie) return { authorization: `Bearer ${token}`, 'set-cookie': [...cookies] }
  return {
    authorization: `Bearer ${csrfTokenOf(token)}`,
    'set-cookie': [...cookies, cookieOf(token, isSecure, maxAgeSeconds)],
  }
}

/** Ends the cookie of a login. */
export const forgetLogin = ({ isSecure }: Pick<Asked, 'isSecure'>): Record<string, string[]> => ({
  'set-cookie': [cookieOf('', isSecure, 0)],
})

const isSame = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))

/** The token of a login: what was presented, or the cookie's where that is the CSRF token that goes with it. */
export function loginTokenOf(presented: string | undefined, cookies: string | undefined): string | undefined {
  if (presented === undefined) return undefined
  const kept = [...(cookies ?? '').matchAll(/(?:^|;\s*)(?:__Host-)?login=([\w-]{43})(?=;|$)/g)]
  const token = kept.map(([, one = '']) => one).find((one) => isSame(csrfTokenOf(one), presented))
  return token ?? presented
}
