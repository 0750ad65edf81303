import { describe, expect, it } from 'vitest'
import { visitOf } from './visitOf.ts'

const referralOf = (path: string, search = '') => visitOf(path, search).referral

describe('what an address says of a visit', () => {
  it.each([
    ['ROUTE-008', '/bonus/wb7', { wagerBonusId: 'wb7' }],
    ['ROUTE-009', '/branch/b1', { branchId: 'b1' }],
    ['ROUTE-010', '/register-referrer/FRIEND', { referrerCode: 'FRIEND' }],
    ['ROUTE-011', '/promo-code/MAY10', { promoCode: 'MAY10' }],
    ['ROUTE-013', '/register/radio', { utmSource: 'radio' }],
    ['ROUTE-013', '/register/radio/stand', { utmSource: 'radio', registrationSource: 'stand' }],
    ['ROUTE-014', '/signUp', {}],
    ['ROUTE-014', '/signUp/radio', { utmSource: 'radio' }],
    ['ROUTE-014', '/signup/radio/stand/', { utmSource: 'radio', registrationSource: 'stand' }],
    ['ROUTE-015', '/r/radio', { utmSource: 'radio' }],
    ['ROUTE-015', '/r/radio/stand', { utmSource: 'radio', registrationSource: 'stand' }],
  ])('%s %s', (_id, path, referral) => expect(referralOf(path)).toEqual(referral))

  it('ROUTE-064 reads the parameters of the sign-up, and its path overrides them', () => {
    const search = '?branchId=b1&utm_source=radio&registration_Source=stand&referrerCode=FRIEND&other=1'
    const all = { branchId: 'b1', utmSource: 'radio', registrationSource: 'stand', referrerCode: 'FRIEND' }
    expect(referralOf('/signup', search)).toEqual(all)
    expect(referralOf('/signUp/banner', search)).toEqual({ ...all, utmSource: 'banner' })
    expect(referralOf('/exchange', search)).toEqual({})
  })

  it('ROUTE-063 Q-032 opens the sign-up on its paths, in any case, and on no other', () => {
    const isSignUp = (path: string) => visitOf(path, '').isSignUp
    expect(
      ['/signup', '/signUp', '/SIGNUP/radio', '/r/radio', '/register/radio'].map(isSignUp),
    ).not.toContain(false)
    expect(['/', '/m', '/bonus/7', '/register-referrer/FRIEND', '/rules'].map(isSignUp)).not.toContain(true)
  })

  it('ROUTE-003 is of the mobile app at /m only', () => {
    expect(visitOf('/m', '').isMobileApp).toBe(true)
    for (const path of ['/', '/me', '/m/x', '/events/m']) expect(visitOf(path, '').isMobileApp).toBe(false)
  })

  it('reads what cannot be decoded as nothing', () => {
    expect(referralOf('/r/%E0%A4%A')).toEqual({ utmSource: undefined })
    expect(referralOf('/signup', '?utm_source=%E0%A4%A')).toBeDefined()
  })
})
