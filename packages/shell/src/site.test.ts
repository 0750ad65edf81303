import { createFlags } from '@kit/sdk/flags'
import { expect, it } from 'vitest'
import type { AccountMenuEntry } from './feature.ts'
import { defineSite, siteFlags, type SiteConfig } from './site.ts'

const feature = (name: string) => ({ name, messages: {}, setup: () => ({}) })
const config: Omit<SiteConfig, 'features'> = {
  family: 'b2c',
  name: 'Test',
  brand: {
    name: 'test',
    label: 'Test',
    modes: ['dark', 'light'],
    defaultMode: 'dark',
    density: 'regular',
    pictures: () => Promise.reject(new Error('no picture is drawn here')),
    logo: { viewBox: '0 0 1 1', markViewBox: '0 0 1 1', shapes: [] },
    themeColor: { dark: 'black', light: 'white' },
  },
  operator: { clientKey: 'test' },
}

it('refuses a site that lists one feature twice, and says which', () => {
  expect(() => defineSite({ ...config, features: [feature('betting'), feature('betting')] })).toThrow(
    'lists the feature "betting" twice',
  )
  expect(defineSite({ ...config, features: [feature('betting'), feature('account')] }).features).toHaveLength(
    2,
  )
})

const flagsOf = (more: Partial<SiteConfig>) => createFlags(siteFlags({ ...config, features: [], ...more }))

it.each([
  { family: 'b2c', type: 'b2c', isCasinoOnly: false },
  { family: 'b2b', type: 'b2b', isCasinoOnly: false },
  { family: 'casino-only', type: 'b2c', isCasinoOnly: true },
] as const)(
  'CONF-002 a site of the family $family is of a domain of its type',
  ({ family, type, isCasinoOnly }) => {
    const flags = flagsOf({ family })
    expect(flags.get('domain.type')).toBe(type)
    expect(flags.get('domain.server')).toBe(type)
    expect(flags.get('domain.casinoOnly')).toBe(isCasinoOnly)
    expect(flags.get('footer.resourcesColumn')).toBe(type === 'b2c')
  },
)

it('CALL-016 a site names the field that its operator wants in a login, and a flag overrides it', () => {
  const operator = { clientKey: 'test', loginFlag: 'diamondWL' } as const
  expect(flagsOf({}).get('auth.login.brandField')).toBe('none')
  expect(flagsOf({ operator }).get('auth.login.brandField')).toBe('diamondWL')
  expect(flagsOf({ operator, flags: { 'auth.login.brandField': 'none' } }).get('auth.login.brandField')).toBe(
    'none',
  )
})

it('SHELL-132 a site has the mode of its brand until its file says another', () => {
  const light = { ...config.brand, defaultMode: 'light' as const, modes: ['light'] as const }
  expect(flagsOf({ brand: light }).get('theme.defaultMode')).toBe('light')
  expect(flagsOf({ brand: light }).get('theme.forceLight')).toBe(true)
  expect(flagsOf({ flags: { 'theme.defaultMode': 'light' } }).get('theme.defaultMode')).toBe('light')
})

it('takes an element as the icon of a contribution: a text does not compile', () => {
  const entry = {
    id: 'berth',
    order: 1,
    labelId: 'shell.home',
    to: '/',
    icon: null,
  } satisfies AccountMenuEntry
  // @ts-expect-error The name of an icon is not an element.
  const named: AccountMenuEntry = { ...entry, icon: 'list' }
  expect(named.icon).toBe('list')
})
