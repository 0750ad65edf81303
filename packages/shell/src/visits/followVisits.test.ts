import { createReferralStore, createSiteStorage } from '@kit/sdk'
import { QueryClient } from '@tanstack/react-query'
import { createMemoryHistory } from '@tanstack/react-router'
import { afterEach, describe, expect, it } from 'vitest'
import { createConsent } from '../outside/consent.ts'
import { fakeSite, type FakeSiteOptions } from '../testing/fakeSite.ts'
import { followVisits } from './followVisits.ts'

let stop = () => {}
afterEach(() => stop())

function visit(path: string, options: FakeSiteOptions = {}) {
  const asked: [string, unknown][] = []
  const fake = fakeSite({
    intents: ['register'],
    flags: { 'auth.register.enabled': true },
    onCall: (name, request) => void asked.push([name, request]),
    answers: { getPublicContactChannels: () => ({}) },
    ...options,
  })
  const history = createMemoryHistory({ initialEntries: [path] })
  const router = { history } as never
  stop = followVisits({ services: fake.site, queryClient: new QueryClient(), router })
  const storage = createSiteStorage({ browser: fake.site.storage, tab: fake.site.tabStorage })
  const referral = () => createReferralStore(storage, fake.site.now).read()
  return { ...fake, history, storage, referral, asked }
}

describe('a visit', () => {
  it.each([
    ['ROUTE-008', '/bonus/wb7', { wagerBonusId: 'wb7' }],
    ['ROUTE-009', '/branch/b1', { branchId: 'b1' }],
    ['ROUTE-010', '/register-referrer/FRIEND', { referrerCode: 'FRIEND' }],
    ['ROUTE-011', '/promo-code/MAY10', { promoCode: 'MAY10' }],
    ['ROUTE-013', '/register/radio/stand', { utmSource: 'radio', registrationSource: 'stand' }],
    ['ROUTE-014', '/signUp/radio', { utmSource: 'radio' }],
    ['ROUTE-015', '/r/radio/stand', { utmSource: 'radio', registrationSource: 'stand' }],
    [
      'ROUTE-064',
      '/signup?branchId=b1&utm_source=radio&registration_Source=stand&referrerCode=FRIEND',
      { branchId: 'b1', utmSource: 'radio', registrationSource: 'stand', referrerCode: 'FRIEND' },
    ],
  ])('%s %s is saved for the sign-up', (_id, path, referral) =>
    expect(visit(path).referral()).toEqual(referral),
  )

  it('U12 keeps no campaign of a visitor who has refused to be measured, and forgets one that was kept', () => {
    const link = '/register/radio/stand?referrerCode=FRIEND'
    const { referral, site } = visit(link)
    const consent = createConsent(site.storage)
    consent.say('allowed')
    expect(referral()).toEqual({ utmSource: 'radio', registrationSource: 'stand', referrerCode: 'FRIEND' })
    consent.say('refused')
    expect(referral()).toEqual({ referrerCode: 'FRIEND' })
    stop()
    const router = { history: createMemoryHistory({ initialEntries: ['/r/tv'] }) } as never
    stop = followVisits({ services: site, queryClient: new QueryClient(), router })
    expect(referral()).toEqual({ referrerCode: 'FRIEND' })
  })

  it('ROUTE-003 at /m sets the mobile-app flag, for this tab', () => {
    expect(visit('/').storage.read('isMobileApp')).toBeUndefined()
    expect(visit('/m').storage.read('isMobileApp')).toBe(true)
  })

  it('ROUTE-065 with a branch reads its contact channels, once', async () => {
    const { asked, history } = visit('/signup?branchId=b1')
    expect(asked).toEqual([['getPublicContactChannels', { adminId: 'b1' }]])
    history.push('/branch/b1')
    expect(asked).toHaveLength(1)
    expect(visit('/signup').asked).toEqual([])
  })

  it('is captured later, too, when a link of the page leads there', () => {
    const { history, referral } = visit('/')
    history.push('/promo-code/MAY10')
    expect(referral()).toEqual({ promoCode: 'MAY10' })
  })

  it.each(['/promo-code/%3Cscript%3E', '/r/%E0%A4%A', `/bonus/${'9'.repeat(500)}`, '/branch/..%2Fetc'])(
    'with a broken or hostile parameter saves nothing: %s',
    (path) => expect(visit(path).referral()).toEqual({}),
  )
})

describe('the register panel', () => {
  const requests = ({ seen }: ReturnType<typeof visit>) => seen.intents.map(([name]) => name)

  it.each(['/signup', '/signUp', '/signUp/radio', '/register/radio', '/r/radio/stand'])(
    'ROUTE-063 Q-032 opens at once on %s',
    (path) => expect(requests(visit(path))).toEqual(['register']),
  )

  it('opens neither for a player, nor on another path, nor where nothing handles it', () => {
    expect(requests(visit('/signup', { login: { token: 't', userType: 'user' } }))).toEqual([])
    expect(requests(visit('/promo-code/MAY10'))).toEqual([])
    expect(requests(visit('/signup', { intents: [] }))).toEqual([])
  })

  it('opens when the operator says that players can register, once, and not on a b2b domain', () => {
    const late = visit('/signup', { flags: {} })
    expect(requests(late)).toEqual([])
    late.site.flags.setLayer('operator', { 'auth.register.enabled': true })
    late.site.flags.setLayer('operator', { 'auth.register.enabled': true, 'nav.affiliates': true })
    expect(requests(late)).toEqual(['register'])
    const b2b = visit('/signup', { flags: { 'auth.register.enabled': true, 'domain.type': 'b2b' } })
    expect(requests(b2b)).toEqual([])
  })

  it('does not open any more on a page that the visitor has left for another', () => {
    const late = visit('/signup', { flags: {} })
    late.history.push('/')
    late.site.flags.setLayer('operator', { 'auth.register.enabled': true })
    expect(requests(late)).toEqual([])
  })
})
