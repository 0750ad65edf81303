import { Refused } from '../../http/refused.ts'

/** One message for every refused passkey, so that it reveals nothing. */
export const passkeyInvalid = () =>
  new Refused(400, { message: 'This passkey was not accepted', code: 'passkey-invalid', field: 'credential' })

export const passkeyUnknown = () =>
  new Refused(404, { message: 'There is no such passkey', code: 'passkey-unknown', field: 'passkeyId' })

export const passkeysFull = () =>
  new Refused(409, {
    message: 'Remove a passkey first: there are as many as there may be',
    code: 'passkeys-full',
  })

/** Browsers create passkeys for domain names only. Demo accounts get none. */
export const passkeysUnavailable = () =>
  new Refused(409, { message: 'Passkeys are not available here', code: 'passkeys-unavailable' })
