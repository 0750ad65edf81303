import fc from 'fast-check'
import { expect, it } from 'vitest'
import { flagSchemas } from './flagSchemas.ts'
import { readFlags, reportOf } from './readFlags.ts'

it('CONF-004 leaves out a wrong value and names it, lists unknown names, and takes the rest', () => {
  const read = readFlags({
    'nav.affiliates': 'yes',
    'live.reconnect': 'sometimes',
    'wallet.minimumAmount': -1,
    'theme.logos': { logo: 'javascript:alert(1)', logoText: 'Aurora' },
    'theme.slideShow': ['/one.png', 'data:image/png;base64,AAAA'],
    'betting.slip.manualOdds': false,
    'betting.slip.manualOdd': false,
  })
  expect(read.flags).toEqual({
    'theme.logos': { logoText: 'Aurora' },
    'theme.slideShow': ['/one.png'],
    'betting.slip.manualOdds': false,
  })
  expect(read.unknown).toEqual(['betting.slip.manualOdd'])
  expect(read.misfits.map(({ path }) => path).toSorted()).toEqual([
    'live.reconnect',
    'nav.affiliates',
    'theme.logos.logo',
    'theme.slideShow.1',
    'wallet.minimumAmount',
  ])
  const report = reportOf(read)
  expect(report).toContain('nav.affiliates is not of type boolean')
  expect(report).toContain('live.reconnect is none of spec, jittered')
  expect(report).toContain('betting.slip.manualOdd is no flag')
})

it('throws nothing, whatever it is given', () => {
  const names = fc.constantFrom(...Object.keys(flagSchemas), 'toString', '__proto__', 'constructor')
  fc.assert(
    fc.property(fc.oneof(fc.jsonValue(), fc.dictionary(names, fc.jsonValue())), (record) => {
      const { flags } = readFlags(record)
      expect(readFlags(flags)).toEqual({ flags, misfits: [], unknown: [] })
    }),
  )
})
