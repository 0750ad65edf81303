import { createHmac, timingSafeEqual } from 'node:crypto'

/** Lifetime in seconds, equal to the longest login of a player. */
const maxAgeSeconds = 7 * 24 * 3_600

/** Browsers bind the name for encrypted connections to the host, and refuse it over plain http. */
const cookieName = (isSecure: boolean): string => (isSecure ? '__Host-login' : 'login')

/**
 * Returns the CSRF token of a login cookie, which a page must send along with it. It proves nothing alone,
 * and no other site can read it.
 */
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
  wantsCookie: boolean
}

/**
 * Returns the headers of a login: its token in `authorization`, or the token in a cookie that scripts cannot
 * read, with its CSRF token in `authorization`.
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

export const forgetLogin = ({ isSecure }: Pick<Asked, 'isSecure'>): Record<string, string[]> => ({
  'set-cookie': [cookieOf('', isSecure, 0)],
})

const isSame = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))

/**
 * Returns the token of a login: the presented one, or the one in the cookie if the presented one is its CSRF
 * token.
 */
export function loginTokenOf(presented: string | undefined, cookies: string | undefined): string | undefined {
  if (presented === undefined) return undefined
  const kept = [...(cookies ?? '').matchAll(/(?:^|;\s*)(?:__Host-)?login=([\w-]{43})(?=;|$)/g)]
  const token = kept.map(([, one = '']) => one).find((one) => isSame(csrfTokenOf(one), presented))
  return token ?? presented
}
