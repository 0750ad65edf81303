import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type AuthenticationResponseJSON,
  type RegistrationResponseJSON,
} from '@simplewebauthn/server'
import type { addPasskey, RequestOf } from '@kit/sdk/contract'
import type { AccountRow, Database, PasskeyRow } from '../../database/schema.ts'
import { findAccount, lockAccount } from '../accountStore.ts'
import { challengeMs, createChallenges } from './challenges.ts'
import { passkeyInvalid, passkeysFull, passkeysUnavailable } from './failures.ts'
import { findPasskey, insertPasskey, noteUse, passkeysOf } from './passkeyStore.ts'
import type { RelyingParty } from './relyingParty.ts'

/** Maximum number of passkeys per account. */
const mostPasskeys = 10
/** Maximum length of a device's text. Longer user agents are forged. */
const mostDeviceText = 300

type Credential = RequestOf<typeof addPasskey>['credential']

const transportsOf = (text: string): string[] => text.split(',').filter(Boolean)

/** The library throws because of invalid input. */
const orInvalid = async <Verified>(verify: Promise<Verified>): Promise<Verified> =>
  verify.catch(() => Promise.reject(passkeyInvalid()))

/** Creates and verifies passkeys (WebAuthn): discoverable credentials with user verification. */
export function createPasskeys(database: Database, clock: () => number, name: string) {
  const challenges = createChallenges(database, clock)

  return {
    async beginNew(owner: AccountRow, { id }: RelyingParty): Promise<Record<string, unknown>> {
      if (owner.isDemo) throw passkeysUnavailable()
      const known = await passkeysOf(database, owner.id)
      if (known.length >= mostPasskeys) throw passkeysFull()
      const options = await generateRegistrationOptions({
        rpName: name,
        rpID: id,
        userName: owner.userName,
        userID: new Uint8Array(Buffer.from(owner.id)),
        userDisplayName: owner.fullName || owner.userName,
        challenge: await challenges.begin(owner.id),
        timeout: challengeMs,
        excludeCredentials: known.map(({ credentialId, transports }) => ({
          id: credentialId,
          transports: transportsOf(transports),
        })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      })
      return { ...options }
    },

    async add(owner: AccountRow, party: RelyingParty, made: Credential, device: string): Promise<PasskeyRow> {
      const { registrationInfo: facts } = await orInvalid(
        verifyRegistrationResponse({
          response: made as unknown as RegistrationResponseJSON,
          expectedChallenge: (challenge) => challenges.take(challenge, owner.id),
          expectedOrigin: party.origin,
          expectedRPID: party.id,
          requireUserVerification: true,
        }),
      )
      if (!facts) throw passkeyInvalid()
      const { id: credentialId, publicKey, counter, transports = [] } = facts.credential
      const row: PasskeyRow = {
        credentialId,
        userId: owner.id,
        publicKey: Buffer.from(publicKey).toString('base64url'),
        counter,
        transports: transports.join(','),
        name: device.slice(0, mostDeviceText),
        isSynced: facts.credentialBackedUp,
        createdAt: new Date(clock()),
        lastUsedAt: null,
      }
      await database.transaction(async (tx) => {
        // Passkeys that arrive together are counted one by one.
        await lockAccount(tx, owner.id)
        if ((await passkeysOf(tx, owner.id)).length >= mostPasskeys) throw passkeysFull()
        if (!(await insertPasskey(tx, row))) throw passkeyInvalid()
      })
      return row
    },

    async beginLogin({ id }: RelyingParty): Promise<Record<string, unknown>> {
      const options = await generateAuthenticationOptions({
        rpID: id,
        challenge: await challenges.begin(null),
        timeout: challengeMs,
        userVerification: 'required',
      })
      return { ...options }
    },

    async owner(party: RelyingParty, signed: Credential): Promise<AccountRow> {
      const known = await findPasskey(database, signed.id)
      const account = known && (await findAccount(database, known.userId))
      const handle = signed.response.userHandle
      if (!account || (handle && Buffer.from(handle, 'base64url').toString() !== account.id))
        throw passkeyInvalid()
      const { verified, authenticationInfo: facts } = await orInvalid(
        verifyAuthenticationResponse({
          response: signed as unknown as AuthenticationResponseJSON,
          expectedChallenge: (challenge) => challenges.take(challenge, null),
          expectedOrigin: party.origin,
          expectedRPID: party.id,
          requireUserVerification: true,
          credential: {
            id: known.credentialId,
            publicKey: new Uint8Array(Buffer.from(known.publicKey, 'base64url')),
            counter: known.counter,
          },
        }),
      )
      if (!verified) throw passkeyInvalid()
      if (!(await noteUse(database, known.credentialId, facts.newCounter, new Date(clock()))))
        throw passkeyInvalid()
      return account
    },
  }
}
