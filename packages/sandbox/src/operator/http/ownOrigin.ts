import { Refused } from './refused.ts'

/** The operator's origin with this host; undefined when it has none. */
export const originOfHost = (host: string, origins: readonly string[]): string | undefined =>
  origins.find((origin) => URL.canParse(origin) && new URL(origin).host === host.toLowerCase())

export const hostUnknown = (): Refused =>
  new Refused(421, { message: 'This address is not one of this operator', code: 'host-unknown' })

/**
 * The operator's origin as the calling page sees it, for addresses in answers. Throws a 421 for a host that is not
 * configured: the caller wrote it.
 */
export function ownOrigin(host: string, origins: readonly string[]): string {
  const own = originOfHost(host, origins)
  if (own === undefined) throw hostUnknown()
  return own
}
