import type { FieldErrors, Resolver } from 'react-hook-form'
import * as z from 'zod/mini'

/** At least 8 characters and one digit (PWD-012). */
const isStrongPassword = (password: string): boolean => password.length >= 8 && /\d/.test(password)

const maxLength = z.maxLength(128, 'account.password.long')

/** What the change of a password accepts. The error messages are keys of the catalogue. */
export const passwordFields = z
  .object({
    oldPassword: z.string().check(z.minLength(1, 'account.password.missing'), maxLength),
    password: z.string().check(
      z.minLength(1, 'account.password.missing'),
      z.refine((typed) => typed === '' || isStrongPassword(typed), 'account.password.weak'),
      maxLength,
    ),
    confirmation: z.string(),
  })
  .check(
    z.refine(({ password, confirmation }) => password === confirmation, {
      message: 'account.password.different',
      path: ['confirmation'],
      // The schema's own default skips this while another field is wrong.
      when: () => true,
    }),
  )
export type PasswordFields = z.output<typeof passwordFields>

/** Validates the form with the schema; each field reports its first error. */
export const passwordResolver: Resolver<PasswordFields> = (values) => {
  const read = passwordFields.safeParse(values)
  if (read.success) return { values: read.data, errors: {} }
  const errors: FieldErrors<PasswordFields> = {}
  for (const { path, message } of read.error.issues) {
    const field = path[0]
    if (field === 'oldPassword' || field === 'password' || field === 'confirmation')
      errors[field] ??= { type: 'schema', message }
  }
  return { values: {}, errors }
}
