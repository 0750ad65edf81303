import fc from 'fast-check'
import { describe, expect, expectTypeOf, it, vi } from 'vitest'
import { createFlags } from './createFlags.ts'

const switchesOnly = fc.record(
  {
    'wallet.deposit.showButton': fc.boolean(),
    'nav.affiliates': fc.boolean(),
    'betting.slip.manualOdds': fc.boolean(),
    'domain.type': fc.constantFrom('b2b' as const, 'b2c' as const),
  },
  { requiredKeys: [] },
)

describe('the flags of a site', () => {
  it('CONF-001 CONF-004 are the defaults, under what the site’s file says, the operator, and this browser', () => {
    fc.assert(
      fc.property(switchesOnly, switchesOnly, switchesOnly, (site, operator, browser) => {
        const flags = createFlags(site)
        flags.setLayer('browser', browser)
        flags.setLayer('operator', operator)
        for (const [name, byDefault] of [
          ['wallet.deposit.showButton', true],
          ['nav.affiliates', false],
          ['betting.slip.manualOdds', true],
          ['domain.type', 'b2c'],
        ] as const) {
          expect(flags.get(name)).toBe(browser[name] ?? operator[name] ?? site[name] ?? byDefault)
          const by = [
            ['browser', browser],
            ['operator', operator],
            ['site', site],
          ] as const
          expect(flags.layerOf(name)).toBe(by.find(([, layer]) => layer[name] !== undefined)?.[0])
        }
      }),
    )
  })

  it('CONF-002 follow the type of the domain, whatever its source', () => {
    const flags = createFlags({ 'domain.type': 'b2b' })
    expect([flags.get('domain.server'), flags.get('footer.resourcesColumn')]).toEqual(['b2b', false])
    flags.setLayer('operator', { 'domain.type': 'b2c' })
    expect([flags.get('domain.server'), flags.get('footer.resourcesColumn')]).toEqual(['b2c', true])
    flags.setLayer('operator', { 'domain.server': 'master' })
    expect(flags.get('domain.server')).toBe('master')
  })

  it('join the fields of objects, and replace lists whole', () => {
    const flags = createFlags({
      'theme.logos': { logo: '/logo.svg', logoText: 'Aurora' },
      'layout.baseParts': { footer: false },
      'theme.slideShow': ['/one.png', '/two.png'],
    })
    flags.setLayer('operator', { 'theme.logos': { logoText: 'Borealis' }, 'theme.slideShow': ['/three.png'] })
    expect(flags.get('theme.logos')).toEqual({ logo: '/logo.svg', logoText: 'Borealis' })
    expect(flags.get('layout.baseParts')).toMatchObject({ footer: false, header: true })
    expect(flags.get('theme.slideShow')).toEqual(['/three.png'])
  })

  it('are what the jurisdiction says, whatever the layers below turn on', () => {
    const flags = createFlags({ 'wallet.withdraw.allowCancel': true })
    flags.setLayer('jurisdiction', { 'wallet.withdraw.allowCancel': false })
    flags.setLayer('operator', { 'wallet.withdraw.allowCancel': true })
    flags.setLayer('browser', { 'wallet.withdraw.allowCancel': true })
    expect(flags.get('wallet.withdraw.allowCancel')).toBe(false)
    expect(flags.layerOf('wallet.withdraw.allowCancel')).toBe('jurisdiction')
  })

  it('can be none where a layer above takes away what one below has', () => {
    const flags = createFlags({ 'theme.marqueeText': 'Welcome' })
    flags.setLayer('operator', { 'theme.marqueeText': null })
    expect(flags.get('theme.marqueeText')).toBeNull()
    flags.setLayer('operator', {})
    expect(flags.get('theme.marqueeText')).toBe('Welcome')
  })

  it('CONF-020 keep the identity of what has not changed when the operator’s record is read again', () => {
    const flags = createFlags()
    const record = () => ({ 'social.links': { telegram: 'https://t.me/a' }, 'analytics.adPixels': ['1'] })
    flags.setLayer('operator', record())
    const before = flags.get('social.links')
    const changed = vi.fn<() => void>()
    const stop = flags.subscribe(changed)
    flags.setLayer('operator', { ...record(), 'nav.affiliates': true })
    expect(flags.get('social.links')).toBe(before)
    expect(changed).toHaveBeenCalledTimes(1)
    stop()
    flags.setLayer('operator', {})
    expect(changed).toHaveBeenCalledTimes(1)
  })

  it('are typed by their names, and a name that is misspelt does not compile', () => {
    const flags = createFlags()
    expectTypeOf(flags.get('wallet.deposit.showButton')).toEqualTypeOf<boolean>()
    expectTypeOf(flags.get('wallet.minimumAmount')).toEqualTypeOf<number>()
    expectTypeOf(flags.get('theme.marqueeText')).toEqualTypeOf<string | null>()
    expectTypeOf(flags.get('live.reconnect')).toEqualTypeOf<'spec' | 'jittered'>()
    // @ts-expect-error -- the flag is called wallet.deposit.showButton
    flags.get('wallet.deposit.showBotton')
    // @ts-expect-error -- it is a boolean
    createFlags({ 'wallet.deposit.showButton': 'yes' })
  })
})
