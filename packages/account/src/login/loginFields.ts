import * as z from 'zod/mini'
import { schemaResolver } from '../fields/schemaResolver.ts'

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

export const loginResolver = schemaResolver(loginFields)
