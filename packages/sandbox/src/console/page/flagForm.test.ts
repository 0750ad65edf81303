import { flagDefaults, flagSchemas, type FlagName } from '@kit/sdk/flags/table'
import { describe, expect, it } from 'vitest'
import { changedFlags } from './earlierFlags.ts'
import { flagForm, readTyped, shownValue, typeWords, undecided, writtenValue } from './flagForm.ts'

const names = Object.keys(flagSchemas) as FlagName[]

const filledIn = (name: FlagName, value: unknown) => (part?: string) => {
  const written = writtenValue(part === undefined ? value : (value as Record<string, unknown>)[part])
  const form = flagForm(name)
  const own = part !== undefined && form.kind === 'parts' ? form.parts[part] : form
  const isChoice = own?.kind === 'choice' || own?.kind === 'switch'
  return isChoice && written === '' ? undecided : written
}

describe('a flag in the console', () => {
  it.each(names)(
    'CONF-004 shows its type as text, and keeps its value when its form is sent unchanged: %s',
    (name) => {
      expect(typeWords(flagForm(name))).toMatch(/\w/)
      const defaults: Partial<Record<FlagName, unknown>> = flagDefaults({})
      const value = name in defaults ? defaults[name] : false
      expect(shownValue(value)).toMatch(/\S/)
      expect(readTyped(name, filledIn(name, value))).toEqual(value)
    },
  )

  it.each<[FlagName, string, unknown]>([
    ['nav.affiliates', 'true', true],
    ['nav.affiliates', undecided, undefined],
    ['chat.provider', 'tawk', 'tawk'],
    ['chat.value', '', null],
    ['wallet.minimumAmount', '300', 300],
    ['analytics.adPixels', '123\n\n 456 ', ['123', '456']],
  ])('CONF-004 reads %s typed as %j', (name, typed, value) => {
    expect(readTyped(name, () => typed)).toEqual(value)
  })

  it('CONF-004 sets some parts of an object and leaves the others to the site', () => {
    const typed = (part = '') => ({ header: 'false', footer: undecided })[part] ?? ''
    expect(readTyped('layout.baseParts', typed)).toEqual({ header: false })
  })

  it.each<[FlagName, string, RegExp]>([
    ['wallet.minimumAmount', 'many', /Nothing was changed: wallet\.minimumAmount .*number/],
    ['wallet.minimumAmount', '-1', /Nothing was changed: wallet\.minimumAmount/],
    ['theme.mobileBanner', 'javascript:alert(1)', /Nothing was changed: theme\.mobileBanner/],
    ['auth.phone.defaultCode', '91', /Nothing was changed: auth\.phone\.defaultCode/],
  ])('CONF-004 refuses a wrong type with a message: %s as %j', (name, typed, sentence) => {
    expect(() => readTyped(name, () => typed)).toThrow(sentence)
  })
})

it('CONF-004 names the flags that differ between two records', () => {
  expect(changedFlags({ a: 1, b: [1], c: null }, { a: 1, b: [2], d: false })).toEqual(['b', 'c', 'd'])
})
