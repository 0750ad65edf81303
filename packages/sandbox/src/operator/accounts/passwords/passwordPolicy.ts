import { Refused } from '../../http/refused.ts'
import { isCommonPassword } from './commonPasswords.ts'

export const weakPassword = (): Refused =>
  new Refused(400, {
    message: 'Password should contain 8 character & 1 digit',
    code: 'password-weak',
    field: 'password',
  })

/**
 * Throws unless a password has 8 characters and a digit, is not common and is not one of `known`, the owner's
 * names.
 */
export function checkNewPassword(password: string, known: readonly string[]): void {
  if ([...password].length < 8 || !/\d/.test(password)) throw weakPassword()
  const plain = password.toLowerCase()
  if (isCommonPassword(password) || known.some((name) => name !== '' && name.toLowerCase() === plain))
    throw new Refused(400, {
      message: 'This password is too easy to guess',
      code: 'password-weak',
      field: 'password',
    })
}
