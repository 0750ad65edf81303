import { isIP } from 'node:net'
import type { AnyEndpoint, Family } from '@kit/sdk/contract'
import { domainOf, isConfigured } from '../configuration/configurations.ts'
import type { Database } from '../database/schema.ts'

const moneyAndCare: ReadonlySet<Family> = new Set<Family>([
  'betHistory',
  'bonuses',
  'care',
  'careHistory',
  'casinoBetHistory',
  'casinoBets',
  'deposits',
  'openBets',
  'paymentAccounts',
  'paymentMethods',
  'points',
  'requestSteps',
  'transactions',
  'withdrawals',
])

/**
 * Returns true for calls about money or a player's safer-play settings. Only known hosts serve them.
 */
export const needsKnownHost = ({ family, changes }: AnyEndpoint): boolean =>
  [...(family ? [family] : []), ...changes].some((one) => moneyAndCare.has(one))

const hasName = (origin: string, name: string): boolean =>
  URL.canParse(origin) && new URL(origin).hostname === name

/** Returns true if the host is an IP address, or the name of one of the origins, on any port. */
export const isAddressOrName = (host: string, origins: readonly string[]): boolean =>
  isIP(domainOf(host).replace(/^\[(.*)\]$/, '$1')) > 0 ||
  origins.some((origin) => hasName(origin, domainOf(host)))

/** Returns true if the operator serves this host, on any port. */
export const isKnownHost = async (
  database: Database,
  host: string,
  origins: readonly string[],
): Promise<boolean> =>
  origins.some((origin) => hasName(origin, domainOf(host))) || isConfigured(database, host)
