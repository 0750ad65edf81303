import { listCountryPhoneCodes, listRegisterCountryCodes } from '@kit/sdk/contract'
import { queryOf } from '@kit/sdk/query'
import { useFlag } from '@kit/sdk/react'
import type { PhoneCountry } from '@kit/ui'
import { useQuery } from '@tanstack/react-query'
import { useAccountServices } from '../accountContext.ts'

const india: PhoneCountry = { country: 'IN', code: '+91', name: 'India' }
const nepal: PhoneCountry = { country: 'NP', code: '+977', name: 'Nepal' }

export interface Countries {
  countries: readonly [PhoneCountry, ...PhoneCountry[]]
  /** The brand's if the list has it, else the first of the list. */
  firstCode: string
}

/**
 * Returns the countries whose phone numbers the brand accepts: India, India and Nepal, or the operator's lists: the
 * countries that can sign up, or every country, because an account may be older than the list (CALL-054).
 */
export function useCountries(of: 'signUp' | 'every' = 'signUp'): Countries {
  const { client } = useAccountServices().site.operator
  const choice = useFlag('auth.phone.countryCodes')
  const defaultCode = useFlag('auth.phone.defaultCode')
  const { data = [] } = useQuery({
    ...queryOf(client, of === 'signUp' ? listRegisterCountryCodes : listCountryPhoneCodes, {}),
    enabled: choice === 'list',
    staleTime: Infinity,
  })
  const listed = data.map(({ country_code, country, phone_code }) => ({
    country: country_code,
    code: phone_code,
    name: country,
  }))
  const all = choice === 'list' ? listed : choice === 'inNp' ? [india, nepal] : [india]
  const [first = india, ...others] = all
  return {
    countries: [first, ...others],
    firstCode: all.some(({ code }) => code === defaultCode) ? defaultCode : first.code,
  }
}
