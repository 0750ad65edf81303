import type { PhoneNumber } from '@kit/ui'
import * as z from 'zod/mini'
import { isStrongPassword } from '../fields/newPassword.ts'
import { phoneProblem } from '../phone/phoneProblem.ts'

/** Letters, digits, dots, hyphens and underscores, as the operator accepts in link codes. */
const linkCode = z
  .string()
  .check(
    z.trim(),
    z.regex(/^[\w.-]*$/, 'account.register.code.invalid'),
    z.maxLength(64, 'account.register.code.invalid'),
  )

const accepted = z.boolean()

/** REG-038 to REG-045. The error messages are keys of the catalogue. */
export const registerFields = ({ hasUserName, maxDigits }: { hasUserName: boolean; maxDigits: number }) =>
  z
    .object({
      userName: z.string().check(
        z.trim(),
        z.refine((typed) => !hasUserName || /^\w{5,24}$/.test(typed), 'account.register.userName.invalid'),
      ),
      phone: z.custom<PhoneNumber>().check((context) => {
        const problem = phoneProblem(context.value, maxDigits)
        if (problem)
          context.issues.push({ code: 'custom', input: context.value, message: `account.phone.${problem}` })
      }),
      otp: z.string().check(z.regex(/^\d{6}$/, 'account.register.otp')),
      password: z.string().check(
        z.minLength(1, 'account.register.passwords'),
        z.refine((typed) => typed === '' || isStrongPassword(typed), 'account.register.weak'),
        z.maxLength(128, 'account.register.long'),
      ),
      passwordConfirmation: z.string(),
      referrerCode: linkCode,
      promoCode: linkCode,
      isAdult: accepted,
      hasAccepted: accepted,
    })
    .check(
      z.refine<RegisterFields>(
        ({ password, passwordConfirmation: typed }) => password === '' || typed !== '',
        {
          message: 'account.register.passwords',
          path: ['passwordConfirmation'],
          when: () => true,
        },
      ),
      z.refine<RegisterFields>(
        ({ password, passwordConfirmation: typed }) => typed === '' || password === typed,
        {
          message: 'account.register.different',
          path: ['passwordConfirmation'],
          when: () => true,
        },
      ),
      z.refine<RegisterFields>(({ isAdult, hasAccepted }) => isAdult && hasAccepted, {
        message: 'account.register.conditions',
        path: ['hasAccepted'],
        when: () => true,
      }),
    )

export interface RegisterFields {
  userName: string
  phone: PhoneNumber
  otp: string
  password: string
  passwordConfirmation: string
  referrerCode: string
  promoCode: string
  isAdult: boolean
  hasAccepted: boolean
}
