import * as z from 'zod/mini'
import { isStrongPassword } from '../fields/newPassword.ts'
import { schemaResolver } from '../fields/schemaResolver.ts'

const maxLength = z.maxLength(128, 'account.password.long')

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
      // By default the schema skips this check while another field is invalid.
      when: () => true,
    }),
  )
export type PasswordFields = z.output<typeof passwordFields>

export const passwordResolver = schemaResolver(passwordFields)
