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
  expect(report).toContain('betting.slip.manualOdd is not a flag')
})

it.each([
  { 'app.apkUrl': 'http://brand.example/app.apk' },
  { 'theme.mobileBanner': 'http://brand.example/banner.png' },
  { 'theme.slideShow': ['http://brand.example/one.png'] },
  { 'theme.logos': { headerLogo: 'http://brand.example/logo.svg' } },
  { 'siteSwitch.diamondUrl': 'http://second.example' },
  { 'siteSwitch.worldUrl': 'HTTP://second.example' },
  { 'social.links': { telegram: 'http://t.example/a' } },
  { 'help.videos': { play: 'http://videos.example/play' } },
  { 'theme.mobileBanner': '/\t/elsewhere.example/banner.png' },
  { 'theme.mobileBanner': 'https:///banner.png' },
])('CONF-004 refuses an address that is neither https nor a path of the site: %j', (record) => {
  const { flags, misfits } = readFlags(record)
  expect(misfits).toHaveLength(1)
  expect(JSON.stringify(flags)).not.toMatch(/example|banner/i)
})

it.each([
  [
    { 'social.links': { telegram: 'https://t.example/a', mastodon: 'https://m.example' } },
    'social.links.mastodon',
  ],
  [{ 'help.videos': { signup: 'https://v.example/1' } }, 'help.videos.signup'],
  [{ 'footer.texts': { copyright: '2026' } }, 'footer.texts.copyright'],
  [{ 'theme.logos': { small: '/small.svg' } }, 'theme.logos.small'],
  [{ 'theme.colors': { accent: '#ffffff' } }, 'theme.colors.accent'],
  [{ 'layout.baseParts': { sidebar: true } }, 'layout.baseParts.sidebar'],
])('CONF-004 names a field that no flag has, and keeps the others: %j', (record, path) => {
  const read = readFlags(record)
  expect(reportOf(read)).toBe(`${path} is not a known field`)
  expect(read.misfits).toEqual([{ path, reason: 'is not a known field' }])
})

it('CONF-004 keeps the fields that are known next to one that is not', () => {
  const links = { telegram: 'https://t.example/a', mastodon: 'https://m.example' }
  expect(readFlags({ 'social.links': links }).flags).toEqual({
    'social.links': { telegram: 'https://t.example/a' },
  })
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
