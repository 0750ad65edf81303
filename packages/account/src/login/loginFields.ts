import type { FieldErrors, Resolver } from 'react-hook-form'
import * as z from 'zod/mini'
import type { Credentials } from './logInPlayer.ts'

/** What the login sheet accepts. The error messages are keys of the catalogue. */
export const loginFields = z.object({
  userName: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'account.login.userName.missing'),
      z.maxLength(64, 'account.login.userName.long'),
    ),
  password: z
    .string()
    .check(z.minLength(1, 'account.login.password.missing'), z.maxLength(128, 'account.login.password.long')),
  isRemembered: z.boolean(),
})

/** Validates the form with the schema; each field reports its first error. */
export const loginResolver: Resolver<Credentials> = (values) => {
  const read = loginFields.safeParse(values)
  if (read.success) return { values: read.data, errors: {} }
  const errors: FieldErrors<Credentials> = {}
  for (const { path, message } of read.error.issues) {
    const field = path[0]
    if (field === 'userName' || field === 'password') errors[field] ??= { type: 'schema', message }
  }
  return { values: {}, errors }
}
