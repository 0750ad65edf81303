import { isIP } from 'node:net'
import { ownOrigin } from '../../http/ownOrigin.ts'
import { passkeysUnavailable } from './failures.ts'

/** Whom a passkey is made for: a domain, and the origin whose pages may ask for it. */
export interface RelyingParty {
  id: string
  origin: string
}

/**
 * The relying party of the asked host, out of the configured origins: a host that the caller made up gets a 421. Throws
 * where browsers make no passkeys: at an address without a name.
 */
export function relyingPartyOf(host: string, origins: readonly string[]): RelyingParty {
  const origin = ownOrigin(host, origins)
  const { hostname } = new URL(origin)
  if (isIP(hostname.replaceAll(/[[\]]/g, '')) !== 0) throw passkeysUnavailable()
  return { id: hostname, origin }
}
