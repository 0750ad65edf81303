import { listCountryPhoneCodes, listRegisterCountryCodes, listRules } from '@kit/sdk/contract'
import { route, type Route } from '../http/route.ts'
import { countryPhoneCodes, registerCountryCodes } from './countryPhoneCodes.ts'
import { rules } from './rules.ts'

/** The files change only with the operator's version. */
const headers = { 'cache-control': 'public, max-age=3600' }

export const staticFileRoutes = (): Route[] => [
  route(listCountryPhoneCodes, async () => ({ docs: countryPhoneCodes, headers })),
  route(listRegisterCountryCodes, async () => ({ docs: registerCountryCodes, headers })),
  route(listRules, async () => ({ docs: rules, headers })),
]
