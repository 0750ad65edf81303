import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { signUp } from '../contract/index.ts'
import { createSiteStorage } from '../storage/siteStorage.ts'
import { createReferralStore, readReferral, signUpFields } from './referral.ts'

const dayMs = 24 * 60 * 60 * 1_000

function memory() {
  const held = new Map<string, string>()
  return {
    held,
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => void held.set(key, value),
    removeItem: (key: string) => void held.delete(key),
  }
}

function given() {
  const browser = memory()
  const clock = { nowMs: Date.UTC(2026, 10, 1) }
  const open = () => createReferralStore(createSiteStorage({ browser, tab: memory() }), () => clock.nowMs)
  return { browser, clock, open }
}

describe('the referral of a browser', () => {
  it('CONF-027 ROUTE-009 Q-137 is kept over a reload, each value of its latest link', () => {
    const { open } = given()
    open().capture({ referrerCode: 'FRIEND', utmSource: 'radio', branchId: 'b1' })
    open().capture({ referrerCode: 'OTHER', promoCode: 'MAY10' })
    open().capture({ branchId: '', referrerCode: undefined, utmSource: '<script>' })
    expect(open().read()).toEqual({
      referrerCode: 'OTHER',
      utmSource: 'radio',
      promoCode: 'MAY10',
      branchId: 'b1',
    })
    open().capture({ branchId: 'b2' })
    expect(open().read().branchId).toBe('b2')
  })

  it('Q-137 counts 30 days from its latest link', () => {
    const { open, clock } = given()
    open().capture({ branchId: 'b1' })
    clock.nowMs += 29 * dayMs
    open().capture({ branchId: 'b1' })
    clock.nowMs += 29 * dayMs
    expect(open().read()).toEqual({ branchId: 'b1' })
  })

  it('counts for 30 days, after which another link may say something else', () => {
    const { open, clock } = given()
    open().capture({ branchId: 'b1' })
    clock.nowMs += 30 * dayMs - 1
    expect(open().read()).toEqual({ branchId: 'b1' })
    clock.nowMs += 1
    expect(open().read()).toEqual({})
    open().capture({ branchId: 'b2' })
    expect(open().read()).toEqual({ branchId: 'b2' })
  })

  it('is forgotten after a sign-up, all of it', () => {
    const { open, browser } = given()
    open().capture({ referrerCode: 'FRIEND', wagerBonusId: '7', registrationSource: 'stand' })
    open().clear()
    expect([...browser.held]).toEqual([])
  })

  it.each(['<script>', 'a b', '../x', '', 'x'.repeat(65), 7, null, { toString: () => 'x' }])(
    'refuses %j, and keeps what else the link said',
    (value) => {
      expect(readReferral({ promoCode: value, branchId: 'b1' })).toEqual({ branchId: 'b1' })
    },
  )

  it('never has a value that a sign-up would refuse, whatever a link or the storage says', () => {
    const { open, browser, clock } = given()
    fc.assert(
      fc.property(fc.string(), fc.string(), (ofLink, stored) => {
        browser.held.clear()
        browser.held.set('kit.utmSource', stored)
        browser.held.set('kit.referredAt', JSON.stringify({ utmSource: clock.nowMs }))
        open().capture({ referrerCode: ofLink, branchId: ofLink, promoCode: ofLink, wagerBonusId: ofLink })
        const read = signUp.request.safeParse({
          userName: 'player1',
          otp: '123456',
          password: 'a fine 1',
          phone: '+919999999999',
          ...signUpFields(open().read()),
        })
        expect(read.success).toBe(true)
      }),
    )
  })
})

it('fills in the fields of a sign-up by their names there', () => {
  expect(signUpFields({ referrerCode: 'FRIEND', utmSource: 'radio', branchId: 'b1' })).toEqual({
    referrer: 'FRIEND',
    utmSource: 'radio',
    branchId: 'b1',
  })
})
