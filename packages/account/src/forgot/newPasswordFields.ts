import * as z from 'zod/mini'
import { isStrongPassword } from '../fields/newPassword.ts'
import { schemaResolver } from '../fields/schemaResolver.ts'

export const newPasswordFields = z
  .object({
    password: z.string().check(
      z.minLength(1, 'account.forgot.missing'),
      z.refine((typed) => typed === '' || isStrongPassword(typed), 'account.forgot.weak'),
      z.maxLength(128, 'account.forgot.long'),
    ),
    confirmation: z.string(),
  })
  .check(
    z.refine(({ password, confirmation }) => password === confirmation, {
      message: 'account.forgot.different',
      path: ['confirmation'],
      // By default the schema skips this check while another field is invalid.
      when: () => true,
    }),
  )
export type NewPasswordFields = z.output<typeof newPasswordFields>

export const newPasswordResolver = schemaResolver(newPasswordFields)
