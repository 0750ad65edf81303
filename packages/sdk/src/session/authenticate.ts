import { OperatorError } from '../client/errors.ts'
import type { RequestOf } from '../contract/endpoint.ts'
import { logIn } from '../contract/login.ts'
import type { User } from '../contract/user.ts'
import type { LocationInfo } from '../contract/visit.ts'
import type { Flags } from '../flags/createFlags.ts'
import type { OperatorClient } from '../operator.ts'

export type Credentials = RequestOf<typeof logIn>

export interface AuthenticatePorts {
  client: Pick<OperatorClient, 'call'>
  flags: Flags
  whiteLabelId: string
  correlationId: string
  domainName: string
  location: LocationInfo | undefined
}

const isKnown = (part: string) => part !== 'unknown'

/**
 * Logs in with the site's facts in addition to the credentials: white label, domain, location, and
 * the field of the brand.
 */
export async function authenticate(
  { client, flags, location, ...known }: AuthenticatePorts,
  credentials: Credentials,
): Promise<{ user: User; token: string }> {
  let token: string | undefined
  const brandField = flags.get('auth.login.brandField')
  const { country, city, countryFlag } = credentials
  const request: Credentials = {
    ...credentials,
    whiteLabelId: credentials.whiteLabelId || known.whiteLabelId,
    correlationId: credentials.correlationId || known.correlationId,
    domain: credentials.domain || known.domainName,
    country: isKnown(country) ? country : (location?.country ?? country),
    city: isKnown(city) ? city : (location?.city ?? city),
    countryFlag: isKnown(countryFlag) ? countryFlag : (location?.country_flag ?? countryFlag),
    ...(brandField !== 'none' && { [brandField]: 'true' as const }),
  }
  const user = await client.call(logIn, request, { onToken: (fresh) => void (token = fresh) })
  if (token === undefined) throw new OperatorError('malformed', 'The login brought no token', { status: 200 })
  return { user, token }
}
