import { listCountryPhoneCodes, listRegisterCountryCodes, listRules } from '@kit/sdk/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { startTestOperator, type TestOperator } from '../../testing/operator.ts'

let operator: TestOperator

beforeAll(async () => {
  operator = await startTestOperator([])
})
afterAll(() => operator.sandbox.close())

async function read<
  E extends typeof listCountryPhoneCodes | typeof listRegisterCountryCodes | typeof listRules,
>(endpoint: E) {
  const { status, headers, body } = await operator.call('GET', endpoint.path)
  expect([status, headers.get('cache-control')]).toEqual([200, 'public, max-age=3600'])
  return z.decode(endpoint.response as never, body.docs as never) as z.output<E['response']>
}

describe('the static files', () => {
  it('contain the phone code of every country once, by name', async () => {
    const codes = (await read(listCountryPhoneCodes)) as z.output<typeof listCountryPhoneCodes.response>
    const countries = codes.map(({ country_code }) => country_code)
    expect(new Set(countries).size).toBe(countries.length)
    expect(countries.length).toBeGreaterThan(230)
    const byCountry = new Map(codes.map((row) => [row.country_code, row.phone_code]))
    const known = { IN: '+91', NP: '+977', GB: '+44', US: '+1', JM: '+1876', KZ: '+7', AE: '+971', LK: '+94' }
    for (const [country, code] of Object.entries(known))
      expect([country, byCountry.get(country)]).toEqual([country, code])
    // For a name that Intl does not know, it returns the code again.
    expect(codes.filter(({ country, country_code }) => country === country_code)).toEqual([])
    const names = codes.map(({ country }) => country)
    expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'en')))
  })

  it('contain the countries that can sign up, India first', async () => {
    expect(await read(listRegisterCountryCodes)).toEqual([
      { country_code: 'IN', country: 'India', phone_code: '+91' },
      { country_code: 'NP', country: 'Nepal', phone_code: '+977' },
    ])
  })

  it('contain rules as text: with titles, some bold, some coloured', async () => {
    const parts = (await read(listRules)) as z.output<typeof listRules.response>
    expect(parts.map(({ title }) => title)).toEqual(
      expect.arrayContaining(['General', 'Cricket', 'Football', 'Tennis', 'Casino']),
    )
    const lines = parts.flatMap(({ content }) => content)
    expect(lines.some(({ isBold }) => isBold)).toBe(true)
    expect(lines.some(({ color }) => color !== '')).toBe(true)
    for (const { message } of lines) expect(message).toMatch(/^[A-Z][^<>*]+\.$/)
  })
})
