import type { Account, Database } from '../database/schema.ts'
import { Refused } from '../http/refused.ts'
import { findAccountByName } from './accountStore.ts'
import { createAttempts } from './attempts.ts'
import { hashPassword, isPassword, randomPassword } from './password.ts'

const wrongCredentials = () =>
  new Refused(400, { message: 'User name or password is wrong', code: 'wrong-credentials' })

/** Checks a name and a password. An unknown name costs the same time and gets the same words as a wrong password. */
export function createLogIn(database: Database, clock: () => number) {
  const attempts = createAttempts(clock, 'Too many wrong passwords, please try again later')
  const nobodysHash = hashPassword(randomPassword())

  return async (userName: string, password: string): Promise<Account> => {
    const name = userName.toLowerCase()
    attempts.begin(name)
    const found = await findAccountByName(database, userName)
    const isRight = await isPassword(password, found?.passwordHash ?? (await nobodysHash))
    const isOver = found?.expiresAt ? found.expiresAt.getTime() <= clock() : false
    if (!found || !isRight || isOver) throw wrongCredentials()
    attempts.succeeded(name)
    return found
  }
}
