import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { fittingParts } from '../codec/fittingParts.ts'
import { marketGroup } from '../testing/marketGroup.ts'
import { siteConfiguration } from './configuration.ts'

const domain = {
  domainName: 'aurora.test',
  type: 'b2c',
  whitelabelId: 'w1',
  isWorld: true,
  diamondWebsiteUrl: 'https://diamond.test',
  worldWebsiteUrl: 'https://world.test',
  isSwitchAllowed: true,
}

const theme = {
  logo: '/logo.svg',
  logoText: 'Aurora',
  logoSmallUrl: '/mark.svg',
  headerLogo: '/header.svg',
  slideShow: [{ image: '/one.png' }, { image: '/two.png' }],
  headerBottom: { marqueeText: 'Below the header' },
  marqueeText: 'In the header',
  metaTags: ['1001', '1002'],
  socialMedia: { facebook: 'https://facebook.test', whatsapp: 'https://wa.test' },
  registration: {
    whatsappNumber: '911',
    whatsappNumberForCreateId: '912',
    signUpVideo: 'https://v.test/1',
    signupVideo: 'https://v.test/2',
    loginVideo: 'https://v.test/3',
    depositVideo: 'https://v.test/4',
    withdrawVideo: 'https://v.test/5',
    playVideo: 'https://v.test/6',
    chat: { type: 'tawk', value: 'id' },
  },
  enable: { forgetPassword: true, isRegister: false },
  footer: { companyDetail: 'Detail', companyTermsCondition: 'Terms', copyrighMessage: '© Aurora' },
  theme: { mobileBanner: '/banner.png', bannerText: 'Welcome' },
  MobileVersion: '1.2.3',
  background: { dark: '#101418', light: '#ffffff' },
  themeColor: '#c9a227',
  isMaintenance: false,
  useSocket: true,
  isSocketBlocked: false,
  depositButton: true,
  withdrawButton: false,
}

const read = (wire: unknown) => z.decode(siteConfiguration, wire as never)

describe('the combined configuration', () => {
  it('CONF-017 has all nine keys', () => {
    const configuration = read({
      globalAppConfiguration: { marqueeText: 'Everywhere' },
      appConfigruation: theme,
      marketGroup: marketGroup(2),
      home: { highlight: ['e0'], fastestOdd: ['m1'], marketIds: 'm1|m2' },
      domain,
      hotEvent: ['e1'],
      maintenance: true,
      tournament: [{ id: '4', name: 'Cricket', competitions: [{ id: 'c1', name: 'Ashes' }] }],
      date: '2026-01-01T00:00:00Z',
    })
    expect(Object.keys(configuration).toSorted()).toEqual([
      'appConfigruation',
      'date',
      'domain',
      'globalAppConfiguration',
      'home',
      'hotEvent',
      'maintenance',
      'marketGroup',
      'tournament',
    ])
    expect(configuration.marketGroup).toHaveLength(2)
    expect(configuration.home).toMatchObject({
      highlight: ['e0'],
      fastestOdd: ['m1'],
      marketIds: ['m1', 'm2'],
    })
    expect(configuration.tournament[0]?.competitions).toEqual([{ id: 'c1', name: 'Ashes' }])
  })

  it('CONF-002 CONF-003 has the whole domain record, of a business or a consumer', () => {
    expect(read({ domain }).domain).toEqual(domain)
    expect(read({ domain: { ...domain, type: 'b2b' } }).domain?.type).toBe('b2b')
    expect(read({ domain: { ...domain, type: 'master' } }).domain?.type).toBe('master')
  })

  it('CONF-005 CONF-006 CONF-007 CONF-009 CONF-010 CONF-011 CONF-013 has every documented field of a theme', () => {
    const { appConfigruation } = read({ appConfigruation: theme })
    expect(appConfigruation).toEqual(theme)
  })

  it('CONF-004 leaves out a part that does not fit, names it, and keeps the rest of the site', () => {
    const { read: fitting, misfits } = fittingParts(siteConfiguration, {
      domain: { ...domain, isWorld: 'perhaps' },
      appConfigruation: {
        ...theme,
        slideShow: [{ image: '/one.png' }, { picture: '/two.png' }],
        registration: { ...theme.registration, chat: { type: 'pigeon', value: 'id' } },
        useSocket: 'no',
      },
      maintenance: 'soon',
      home: { ongoing: 'all of them' },
      hotEvent: ['e1', 2],
    })
    expect(fitting?.domain).toEqual({ ...domain, isWorld: undefined })
    expect(fitting?.appConfigruation).toMatchObject({ logo: '/logo.svg', slideShow: [{ image: '/one.png' }] })
    expect(fitting?.appConfigruation.useSocket).toBeUndefined()
    expect(fitting?.appConfigruation.registration).toMatchObject({
      whatsappNumber: '911',
      chat: { value: 'id' },
    })
    expect([fitting?.maintenance, fitting?.hotEvent]).toEqual([false, ['e1']])
    expect(fitting?.home).toMatchObject({ ongoing: [] })
    expect(misfits.map(({ path }) => path).toSorted()).toEqual([
      'appConfigruation.registration.chat.type',
      'appConfigruation.slideShow.1.image',
      'appConfigruation.useSocket',
      'domain.isWorld',
      'home.ongoing',
      'hotEvent.1',
      'maintenance',
    ])
  })
})
