import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { siteConfiguration } from '../contract/configuration.ts'
import type { FlagOverrides } from './flag.ts'
import { configurationOf, operatorFlags } from './operatorFlags.ts'

const read = (wire: unknown) => operatorFlags(z.decode(siteConfiguration, wire as never))
const app = (appConfigruation: unknown) => read({ appConfigruation }).flags

describe('the operator’s record as flags', () => {
  it('CONF-003 takes the type of the domain and its second site from the domain record', () => {
    const domain = {
      domainName: 'aurora.test',
      type: 'b2b',
      isWorld: true,
      isSwitchAllowed: true,
      diamondWebsiteUrl: 'https://diamond.test',
      worldWebsiteUrl: 'https://world.test',
    }
    expect(read({ domain }).flags).toEqual({
      'domain.type': 'b2b',
      'domain.isWorld': true,
      'siteSwitch.enabled': true,
      'siteSwitch.diamondUrl': 'https://diamond.test',
      'siteSwitch.worldUrl': 'https://world.test',
    })
  })

  it('CONF-005 CONF-010 CONF-011 CONF-012 takes logos, slides, texts and colours from the theme configuration', () => {
    expect(
      app({
        logo: '/logo.svg',
        logoText: 'Aurora',
        slideShow: [{ image: '/one.png' }],
        socialMedia: { telegram: 'https://t.me/a', signal: '' },
        footer: { copyrighMessage: '© Aurora' },
        theme: { mobileBanner: '/banner.png', bannerText: 'Welcome' },
        MobileVersion: '1.2.3',
        background: { dark: '#101418' },
        themeColor: '#c9a227',
        metaTags: ['1001'],
      }),
    ).toEqual({
      'theme.logos': { logo: '/logo.svg', logoText: 'Aurora' },
      'theme.slideShow': ['/one.png'],
      'social.links': { telegram: 'https://t.me/a' },
      'footer.texts': { copyrightMessage: '© Aurora' },
      'theme.mobileBanner': '/banner.png',
      'theme.bannerText': 'Welcome',
      'app.mobileVersion': '1.2.3',
      'theme.colors': { themeColor: '#c9a227', backgroundDark: '#101418' },
      'analytics.adPixels': ['1001'],
    })
  })

  it('CONF-008 reads the sign-up video by either spelling, the documented one first', () => {
    const videoOf = (registration: unknown) => app({ registration })['help.videos']?.signUp
    expect(videoOf({ signupVideo: 'https://v.test/old' })).toBe('https://v.test/old')
    expect(videoOf({ signUpVideo: 'https://v.test/new', signupVideo: 'https://v.test/old' })).toBe(
      'https://v.test/new',
    )
  })

  it('CONF-005 SHELL-021 reads the marquee of the header and that of the strip below it, each by itself', () => {
    const texts = (given: unknown) => {
      const flags = app(given)
      return [flags['theme.marqueeText'], flags['theme.headerBottomText']]
    }
    expect(texts({ marqueeText: 'In' })).toEqual(['In', undefined])
    expect(texts({ marqueeText: 'In', headerBottom: { marqueeText: 'Below' } })).toEqual(['In', 'Below'])
    expect(texts({ marqueeText: 'In', headerBottom: { marqueeText: '' } })).toEqual(['In', null])
    expect(texts({ marqueeText: '' })).toEqual([null, undefined])
  })

  it('CONF-002 reads a domain of type master: its servers are the master ones, and the site decides what it is', () => {
    const domain = { domainName: 'aurora.test', type: 'master', isSwitchAllowed: true }
    expect(read({ domain })).toEqual({
      flags: { 'domain.server': 'master', 'siteSwitch.enabled': true },
      misfits: [],
      unknown: [],
    })
  })

  it.each([true, false])('CONF-007 CONF-009 CONF-013 takes every switch when it is %s', (isOn) => {
    expect(
      app({
        isMaintenance: isOn,
        useSocket: isOn,
        isSocketBlocked: isOn,
        depositButton: isOn,
        withdrawButton: isOn,
        enable: { forgetPassword: isOn, isRegister: isOn },
        registration: { chat: { type: 'zoho', value: 'id' }, whatsappNumber: '911' },
      }),
    ).toEqual({
      'maintenance.enabled': isOn,
      'socket.enabled': isOn,
      'socket.blocked': isOn,
      'wallet.deposit.showButton': isOn,
      'wallet.withdraw.showButton': isOn,
      'auth.forgotPassword.enabled': isOn,
      'auth.register.enabled': isOn,
      'chat.provider': 'zoho',
      'chat.value': 'id',
      'contact.whatsappNumber': '911',
    })
    expect(read({ maintenance: true, appConfigruation: {} }).flags).toEqual({ 'maintenance.enabled': true })
  })

  it('CONF-004 has the defaults of all domains under what this one decides, objects field by field', () => {
    const { flags } = read({
      globalAppConfiguration: { logoText: 'All', logo: '/all.svg', depositButton: false, useSocket: false },
      appConfigruation: { logoText: 'Aurora', depositButton: true },
    })
    expect(flags).toEqual({
      'theme.logos': { logoText: 'Aurora', logo: '/all.svg' },
      'wallet.deposit.showButton': true,
      'socket.enabled': false,
    })
  })

  it('CONF-004 takes a flag without a documented field by its name, and names what is wrong', () => {
    const { flags, misfits, unknown } = read({
      appConfigruation: {
        flags: { 'betting.slip.manualOdds': false, 'live.reconnect': 'never', 'betting.slip.manual': true },
        themeColor: 'gold',
      },
    })
    expect(flags).toEqual({ 'betting.slip.manualOdds': false, 'theme.colors': {} })
    expect(misfits.map(({ path }) => path).toSorted()).toEqual(['live.reconnect', 'theme.colors.themeColor'])
    expect(unknown).toEqual(['betting.slip.manual'])
  })

  it('CONF-004 is written by an operator as it is read', () => {
    const address = fc.webPath().map((path) => `https://a.test${path}`)
    const overrides: fc.Arbitrary<FlagOverrides> = fc.record(
      {
        'domain.type': fc.constantFrom('b2b', 'b2c'),
        'siteSwitch.enabled': fc.boolean(),
        'theme.slideShow': fc.array(address, { maxLength: 3 }),
        'theme.marqueeText': fc.option(fc.string({ minLength: 1 })),
        'help.videos': fc.record({ signUp: address, play: address }),
        'chat.provider': fc.constantFrom('none', 'zoho', 'tawk'),
        'wallet.deposit.showButton': fc.boolean(),
        'betting.slip.manualOdds': fc.boolean(),
        'wallet.minimumAmount': fc.nat(1000),
        'live.reconnect': fc.constantFrom('spec', 'jittered'),
      },
      { requiredKeys: [] },
    )
    fc.assert(
      fc.property(overrides, (flags) => {
        const { domain, appConfigruation } = configurationOf(flags)
        const wire = JSON.parse(
          JSON.stringify({ domain: { domainName: 'a.test', type: 'b2c', ...domain }, appConfigruation }),
        ) as unknown
        expect(read(wire)).toEqual({
          flags: { 'domain.type': 'b2c', ...flags },
          misfits: [],
          unknown: [],
        })
      }),
      { numRuns: 25 },
    )
  })
})
