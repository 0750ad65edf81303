import { isIP } from 'node:net'
import { ownOrigin } from '../../http/ownOrigin.ts'
import { passkeysUnavailable } from './failures.ts'

/** The party a passkey belongs to: a domain, and the origin whose pages may use it. */
export interface RelyingParty {
  id: string
  origin: string
}

/**
 * Returns the relying party of the requested host from the configured origins. A forged host gets a 421.
 * Throws at an address without a name, for which browsers create no passkeys.
 */
export function relyingPartyOf(host: string, origins: readonly string[]): RelyingParty {
  const origin = ownOrigin(host, origins)
  const { hostname } = new URL(origin)
  if (isIP(hostname.replaceAll(/[[\]]/g, '')) !== 0) throw passkeysUnavailable()
  return { id: hostname, origin }
}
