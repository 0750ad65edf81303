import { exchangeHandoff, handOffLogin, type UserType } from '@kit/sdk/contract'
import type { Database } from '../../database/schema.ts'
import { originOfHost } from '../../http/ownOrigin.ts'
import { route, type Route } from '../../http/route.ts'
import { loginHeaders } from '../loginHeaders.ts'
import { userOf } from '../userOf.ts'
import { audienceUnknown, createHandoffs, handoffInvalid } from './handoffs.ts'
import type { Sessions } from '../sessions.ts'

interface HandoffServices {
  database: Database
  sessions: Sessions
  clock(): number
  admit(userType: UserType): void
  perAddress: { take(network: string): void }
  origins: readonly string[]
}

export function handoffRoutes(services: HandoffServices): Route[] {
  const { database, sessions, clock, admit, perAddress, origins } = services
  const handoffs = createHandoffs(database, clock)

  return [
    route(handOffLogin, async ({ audience }, { login, network }) => {
      perAddress.take(network)
      const origin = originOfHost(audience, origins)
      if (origin === undefined) throw audienceUnknown()
      const code = await handoffs.begin(login, origin)
      return { docs: { code } }
    }),

    route(exchangeHandoff, async ({ code }, call) => {
      const { host, network } = call
      perAddress.take(network)
      const { owner, handedOn } = await handoffs.take(code, originOfHost(host, origins))
      admit(owner.userType)
      // A login without its second factor cannot be handed off, so this one does not need it.
      const token = await sessions.open(owner, { host, owesSecondFactor: false, handedOn })
      if (token === undefined) throw handoffInvalid()
      return { docs: await userOf(database, owner), headers: loginHeaders(token, call) }
    }),
  ]
}
