import { Refused } from '../http/refused.ts'

// The commonest that have eight characters and a digit, in small letters.
const common = new Set(
  `12345678 123456789 1234567890 11111111 00000000 87654321 12341234 11223344 12121212 88888888 99999999 123123123
  987654321 0987654321 147258369 123654789 55555555 66666666 77777777 22222222 33333333 44444444 password1 password12
  password123 password1234 passw0rd p@ssw0rd p@ssword1 qwerty12 qwerty123 qwerty1234 1qaz2wsx 1q2w3e4r 1q2w3e4r5t
  q1w2e3r4 q1w2e3r4t5 zaq12wsx abc12345 abcd1234 a1234567 a12345678 asdf1234 zxcv1234 iloveyou1 welcome1 welcome123
  admin123 administrator1 letmein1 football1 baseball1 superman1 batman123 trustno1 sunshine1 princess1 dragon123
  monkey123 india123 cricket1 cricket123 sachin123 test1234 test12345 changeme1 pass1234 pass12345 google123`.split(
    /\s+/,
  ),
)

export const weakPassword = (): Refused =>
  new Refused(400, {
    message: 'Password should contain 8 character & 1 digit',
    code: 'password-weak',
    field: 'password',
  })

/** Throws unless a new password has at least 8 characters and one digit, and is neither common nor one of `known`, the owner's own names. */
export function checkNewPassword(password: string, known: readonly string[]): void {
  if ([...password].length < 8 || !/\d/.test(password)) throw weakPassword()
  const plain = password.toLowerCase()
  if (common.has(plain) || known.some((name) => name !== '' && name.toLowerCase() === plain))
    throw new Refused(400, {
      message: 'This password is too easy to guess',
      code: 'password-weak',
      field: 'password',
    })
}
