import { expect, it } from 'vitest'
import { defineSite, type SiteConfig } from './site.ts'

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
  operator: { clientKey: 'test', whiteLabelId: '' },
}

it('refuses a site that lists one feature twice, and says which', () => {
  expect(() => defineSite({ ...config, features: [feature('betting'), feature('betting')] })).toThrow(
    'lists the feature "betting" twice',
  )
  expect(defineSite({ ...config, features: [feature('betting'), feature('account')] }).features).toHaveLength(
    2,
  )
})
