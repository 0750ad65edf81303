import './jitless.ts'
import * as z from 'zod/mini'
import { emptyRequest, endpoint } from './endpoint.ts'

// The static files of the specification are the same for every caller.

/** A country and the code its phone numbers begin with. */
export const countryPhoneCode = z.object({
  /** ISO 3166-1, two letters. */
  country_code: z.string().check(z.regex(/^[A-Z]{2}$/)),
  country: z.string(),
  /** Country code with its plus: '+91'. */
  phone_code: z.string().check(z.regex(/^\+\d{1,7}$/)),
})
export type CountryPhoneCode = z.output<typeof countryPhoneCode>

/** A colour of content: a name or a hexadecimal number, empty for the text's own. */
const color = z._default(z.string().check(z.regex(/^(#[\da-f]{3,8}|[a-z]{3,24})?$/i)), '')

/** One titled part of the rules. Its lines are text, never markup. */
export const rulesItem = z.object({
  title: z.string(),
  content: z.array(z.object({ message: z.string(), isBold: z._default(z.boolean(), false), color })),
})
export type RulesItem = z.output<typeof rulesItem>

const shared = {
  method: 'GET',
  family: 'staticFiles',
  auth: 'none',
  encoding: 'query',
  request: emptyRequest,
} as const

/** The phone codes of all countries, by the name of the country. */
export const listCountryPhoneCodes = endpoint({
  ...shared,
  name: 'listCountryPhoneCodes',
  path: 'api/common/static/country-phone-codes.json',
  response: z.array(countryPhoneCode),
  source: 'GET static file: country phone codes',
})

/** The rules and regulations. */
export const listRules = endpoint({
  ...shared,
  name: 'listRules',
  path: 'api/common/static/rules.json',
  response: z.array(rulesItem),
  source: 'GET static file: rules content',
})

/** The countries whose phones can sign up; the first is the default. */
export const listRegisterCountryCodes = endpoint({
  ...shared,
  name: 'listRegisterCountryCodes',
  path: 'api/common/static/register-country-codes.json',
  response: z.array(countryPhoneCode),
  source: 'GET static file: country-code list for the register dropdown',
})
