import './jitless.ts'
import * as z from 'zod/mini'

export const loginLocation = {
  country: z._default(z.string().check(z.maxLength(128)), 'unknown'),
  city: z._default(z.string().check(z.maxLength(128)), 'unknown'),
  domain: z._default(z.string().check(z.maxLength(253)), ''),
  countryFlag: z._default(z.string().check(z.maxLength(128)), 'unknown'),
}
