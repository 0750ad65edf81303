import type { AccountRow, Database } from '../database/schema.ts'
import { Refused } from '../http/refused.ts'
import type { SharedCount } from '../processes/sharedCounts.ts'
import { findAccountByName, findPlayersByPhone } from './accountStore.ts'
import { createAttempts } from './attempts.ts'
import type { KnownDevices } from './knownDevices.ts'
import type { OneTimeCodes } from './phones/oneTimeCodes.ts'
import { hashPassword, isPassword, randomPassword } from './passwords/password.ts'
import { phonesOf } from './phones/phone.ts'
import { invalidCode } from './registration/registrationRefusals.ts'

/** Maximum number of wrong passwords for one name from all addresses, in 15 minutes. */
const mostFromAnywhere = 100

export interface Caller {
  network: string
  device: string | undefined
}

export const wrongCredentials = () =>
  new Refused(400, { message: 'User name or password is wrong', code: 'wrong-credentials' })

export const lockedByAdmin = () =>
  new Refused(403, { message: 'Access Denied: Account Locked By Admin', code: 'account-locked' })

/**
 * An unknown name takes the same time and gets the same message as a wrong password. Five wrong passwords
 * lock a name for their address, a hundred for all. Known devices are counted separately. With a code the
 * password is ignored.
 */
export function createLogIn(
  database: Database,
  clock: () => number,
  codes: OneTimeCodes,
  devices: KnownDevices,
  share: (counter: string) => SharedCount,
) {
  const words = 'Too many wrong passwords, please try again later'
  const attempts = createAttempts(clock, words, share('logIn'))
  const fromAnywhere = createAttempts(clock, words, share('logInFromAnywhere'), mostFromAnywhere)
  const nobodysHash = hashPassword(randomPassword())

  const isOver = (found: AccountRow): boolean =>
    found.expiresAt ? found.expiresAt.getTime() <= clock() : false

  async function byPassword(typed: string, password: string, caller: Caller): Promise<AccountRow> {
    const named = await findAccountByName(database, typed)
    const candidates = named ? [named] : await findPlayersByPhone(database, phonesOf(typed))
    // Counted by account, since its name and its phone share the attempts.
    const name = candidates[0]?.id ?? typed.toLowerCase()
    const device = await devices.find(name, caller.device)
    const door = `${name} ${device ?? caller.network}`
    attempts.begin(door)
    if (device === undefined) fromAnywhere.begin(name)
    const hashes = candidates.length > 0 ? candidates.map((row) => row.passwordHash) : [await nobodysHash]
    const isRight = await Promise.all(hashes.map((hash) => isPassword(password, hash)))
    const found = candidates.find((candidate, index) => isRight[index] && !isOver(candidate))
    if (!found) throw wrongCredentials()
    attempts.succeeded(door)
    // Attempts from a known device were not counted there, so those of strangers remain.
    if (device === undefined) fromAnywhere.succeeded(name)
    return found
  }

  async function byCode(typed: string, code: string): Promise<AccountRow> {
    for (const phone of phonesOf(typed)) {
      const [found] = await findPlayersByPhone(database, [phone])
      if ((await codes.take('signup', phone, code)) && found) return found
    }
    throw invalidCode()
  }

  return async (typed: string, password: string, code: string, caller: Caller): Promise<AccountRow> => {
    const found = code === '' ? await byPassword(typed, password, caller) : await byCode(typed, code)
    // Revealed only to the proven owner.
    if (found.isLocked) throw lockedByAdmin()
    return found
  }
}
