import { Refused } from './refused.ts'

/** A proxy may name the default port, or write a dot after the name. */
const hostOf = (host: string, protocol: string): string => {
  const defaultPort = protocol === 'https:' ? /:443$/ : /:80$/
  return host
    .toLowerCase()
    .replace(defaultPort, '')
    .replace(/\.(?=:|$)/, '')
}

export const originOfHost = (host: string, origins: readonly string[]): string | undefined =>
  origins.find((origin) => {
    if (!URL.canParse(origin)) return false
    const known = new URL(origin)
    return known.host === hostOf(host, known.protocol)
  })

export const hostUnknown = (): Refused =>
  new Refused(421, { message: 'This address is not one of this operator', code: 'host-unknown' })

/**
 * Returns the operator's origin as the calling page sees it, for addresses in answers. Throws a 421 for an
 * unconfigured host, which the caller may have forged.
 */
export function ownOrigin(host: string, origins: readonly string[]): string {
  const own = originOfHost(host, origins)
  if (own === undefined) throw hostUnknown()
  return own
}
