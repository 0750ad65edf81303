import {
  addPasskey,
  beginPasskey,
  beginPasskeyLogin,
  listPasskeys,
  logInByPasskey,
  removePasskey,
  type UserType,
} from '@kit/sdk/contract'
import type { Database } from '../../database/schema.ts'
import { route, type Route } from '../../http/route.ts'
import type { KnownDevices } from '../knownDevices.ts'
import { lockedByAdmin } from '../logIn.ts'
import { loginHeaders } from '../loginHeaders.ts'
import type { Reauthentication } from '../reauthentication.ts'
import type { Sessions } from '../sessions.ts'
import { userOf } from '../userOf.ts'
import { passkeyInvalid, passkeyUnknown } from './failures.ts'
import { createPasskeys } from './passkeys.ts'
import { asPasskey, deletePasskey, passkeysOf } from './passkeyStore.ts'
import { relyingPartyOf } from './relyingParty.ts'

interface PasskeyServices {
  database: Database
  sessions: Sessions
  devices: KnownDevices
  reauthentication: Reauthentication
  clock(): number
  admit(userType: UserType): void
  perAddress: { take(network: string): void }
  origins: readonly string[]
}

/** Name of the site in password managers. */
const relyingPartyName = 'Operator'

export function passkeyRoutes(services: PasskeyServices): Route[] {
  const { database, sessions, devices, reauthentication, clock, admit, perAddress, origins } = services
  const passkeys = createPasskeys(database, clock, relyingPartyName)

  return [
    route(listPasskeys, async (_request, { login }) => ({
      docs: (await passkeysOf(database, login.account.id)).map(asPasskey),
    })),

    route(beginPasskey, async (proof, { login: { account }, host }) => {
      const party = relyingPartyOf(host, origins)
      await reauthentication.check(account, proof)
      return { docs: await passkeys.beginNew(account, party) }
    }),

    route(addPasskey, async ({ credential }, { login, host, userAgent }) => {
      const added = await passkeys.add(login.account, relyingPartyOf(host, origins), credential, userAgent)
      await reauthentication.changed(
        login,
        'Passkey added',
        'A passkey was added, and other devices were logged out. If this was not you, remove it and contact support.',
      )
      return { docs: asPasskey(added) }
    }),

    route(removePasskey, async ({ passkeyId, ...proof }, { login }) => {
      await reauthentication.check(login.account, proof)
      if (!(await deletePasskey(database, login.account.id, passkeyId))) throw passkeyUnknown()
      await reauthentication.changed(
        login,
        'Passkey removed',
        'A passkey was removed, and other devices were logged out. If this was not you, contact support.',
      )
      return { docs: {} }
    }),

    route(beginPasskeyLogin, async (_request, { host, network }) => {
      perAddress.take(network)
      return { docs: await passkeys.beginLogin(relyingPartyOf(host, origins)) }
    }),

    route(logInByPasskey, async ({ credential }, call) => {
      perAddress.take(call.network)
      const owner = await passkeys.owner(relyingPartyOf(call.host, origins), credential)
      // Revealed only to the proven owner.
      if (owner.isLocked) throw lockedByAdmin()
      admit(owner.userType)
      // The passkey proves both the device and its owner, so no second factor is needed.
      const opening = { host: call.host, owesSecondFactor: false, device: call.userAgent }
      const token = await sessions.open(owner, opening)
      if (token === undefined) throw passkeyInvalid()
      const device = await devices.remember(owner.id, call.device, call.isSecure)
      return { docs: await userOf(database, owner), headers: loginHeaders(token, call, [device]) }
    }),
  ]
}
