import { describe, expect, it } from 'vitest'
import {
  changePassword,
  checkDuplicate,
  codeSender,
  codeSent,
  deleteNotification,
  exchangeHandoff,
  getContactChannels,
  getPublicContactChannels,
  getReferral,
  handOffLogin,
  listCurrencyRates,
  listInbox,
  listWhiteLabelRoles,
  readNotification,
  renewRecoveryCodes,
  resetPassword,
  sendResetCode,
  sendSignUpCode,
  setSecondFactor,
  signUp,
  userTypes,
  verifySecondFactor,
} from '../contract/index.ts'
import { sentFor } from '../testing/sentFor.ts'

const form = (body: unknown) => Object.fromEntries(new URLSearchParams(String(body)))
const code = { phone: '+919876543210', type: 'sms' as const, whiteLabelId: 'w', operator: 'Aurora' }

describe('what the client sends', () => {
  it('CALL-023 CALL-026 SEC-005 for a code, without a token', async () => {
    const calls = [
      [sendSignUpCode, 'POST api/common/signup/otp'],
      [sendResetCode, 'POST api/common/forgetPassword/otp'],
    ] as const
    for (const [endpoint, call] of calls) {
      const sent = await sentFor(endpoint, code)
      expect([sent.call, sent.hasToken, JSON.parse(String(sent.body))]).toEqual([call, false, code])
    }
  })

  it.each([
    [{}, 60],
    [{ docs: {} }, 60],
    [{ docs: { resendAfterSeconds: 30 } }, 30],
  ])(
    'REG-034 PWD-011 an answer to a sent code of %j means another one after %i s',
    async (answer, seconds) => {
      expect(codeSent.parse((answer as { docs?: unknown }).docs)).toEqual({ resendAfterSeconds: seconds })
    },
  )

  it.each([
    { logoText: ' Aurora ', domainName: 'b2c.test', operator: 'Aurora' },
    { logoText: ' ', domainName: 'b2c.test', operator: 'b2c.test' },
    { logoText: '', domainName: '', operator: '' },
    { logoText: 'x'.repeat(80), domainName: '', operator: 'x'.repeat(64) },
  ])(
    'CALL-024 for a code, signed by the logo, else by the domain: $operator',
    async ({ operator, ...brand }) => {
      const { body } = await sentFor(sendSignUpCode, { ...code, operator: codeSender(brand) })
      expect(JSON.parse(String(body))).toMatchObject({ operator })
    },
  )

  it('CALL-021 CALL-022 to sign up, as a form with what there is', async () => {
    const fields = {
      userName: '9876543210',
      fullName: '9876543210',
      email: 'player@example.com',
      otp: '123456',
      type: 'sms' as const,
      promoCode: '',
      password: 'a fine 1',
      phone: '+919876543210',
      whiteLabelId: 'w',
      branchId: 'b',
    }
    const plain = await sentFor(signUp, fields)
    expect([plain.call, form(plain.body)]).toEqual(['POST api/auth/signup', fields])
    const more = { referrer: 'r', wagerBonusId: 'bonus', utmSource: 'u', registrationSource: 's' }
    expect(form((await sentFor(signUp, { ...fields, ...more })).body)).toEqual({ ...fields, ...more })
  })

  it('CALL-025 to check for duplicates', async () => {
    const query = { phone: '+919876543210', userName: 'player', email: '', whiteLabelId: 'w' }
    const sent = await sentFor(checkDuplicate, query)
    expect([sent.call, sent.query]).toEqual(['GET api/common/dupCheck', query])
  })

  it('CALL-027 to reset a password, and CALL-028 ROLE-016 to change it under the own type', async () => {
    const fields = { phone: '+919876543210', otp: '123456', whiteLabelId: 'w', password: 'a fine 1' }
    const reset = await sentFor(resetPassword, fields)
    expect([reset.call, form(reset.body)]).toEqual(['PATCH api/common/forgetPassword', fields])
    const change = { oldPassword: 'the old 1', password: 'the new 2' }
    for (const userType of userTypes) {
      const sent = await sentFor(changePassword, change, userType)
      const segment = userType === 'defaultBranch' ? 'branch' : userType
      expect([sent.call, form(sent.body)]).toEqual([`PATCH api/${segment}/changePassword`, change])
    }
  })

  it('CALL-031 CALL-032 CALL-035 for roles, currencies and the referral', async () => {
    expect((await sentFor(listWhiteLabelRoles, {})).call).toBe('GET api/user/whiteLabelRole')
    expect((await sentFor(getReferral, {})).call).toBe('GET api/user/setting/referral')
    const query = { whiteLabelId: 'w', server: 'master' as const }
    const rates = await sentFor(listCurrencyRates, query)
    expect([rates.call, rates.query]).toEqual(['GET api/common/setting/currency', query])
  })

  it('CALL-036 CALL-037 for the contact channels', async () => {
    const own = await sentFor(getContactChannels, { adminId: 'w' }, 'agent')
    expect([own.call, own.query]).toEqual(['GET api/agent/communicationDetail', { adminId: 'w' }])
    const visitors = await sentFor(getPublicContactChannels, { adminId: 'b' })
    expect([visitors.call, visitors.query]).toEqual(['GET api/common/communicationDetail', { adminId: 'b' }])
  })

  it('CALL-049 CALL-050 for a notification, in the query', async () => {
    const query = { notificationId: 'n' }
    const read = await sentFor(readNotification, query)
    expect([read.call, read.query]).toEqual(['PATCH api/user/notification', query])
    const deleted = await sentFor(deleteNotification, query, 'master')
    expect([deleted.call, deleted.query]).toEqual(['DELETE api/master/notification', query])
  })

  it('for the additions: handing a login to another domain', async () => {
    const handed = await sentFor(handOffLogin, { audience: 'second.example' }, 'agent')
    expect([handed.call, handed.body, handed.hasToken]).toEqual([
      'POST api/agent/auth/handoff',
      '{"audience":"second.example"}',
      true,
    ])
    const code = 'A'.repeat(22)
    const exchanged = await sentFor(exchangeHandoff, { code })
    expect([exchanged.call, exchanged.body, exchanged.hasToken]).toEqual([
      'POST api/auth/exchange',
      JSON.stringify({ code }),
      false,
    ])
  })

  it('for the additions: the second factor and the inbox', async () => {
    const verified = await sentFor(verifySecondFactor, { otp: '123456' }, 'admin')
    expect([verified.call, verified.body]).toEqual(['POST api/admin/auth/verify2fa', '{"otp":"123456"}'])
    const renewed = await sentFor(renewRecoveryCodes, { otp: '123456' })
    expect([renewed.call, renewed.body]).toEqual([
      'POST api/user/setting/2fa/recoveryCodes',
      '{"otp":"123456"}',
    ])
    const set = await sentFor(setSecondFactor, { enabled: true })
    expect([set.call, set.body]).toEqual(['PUT api/user/setting/2fa', '{"enabled":true}'])
    const inbox = await sentFor(listInbox, { page: 2, limit: 10 }, 'administrator')
    expect([inbox.call, inbox.query]).toEqual(['GET api/administrator/inbox', { page: '2', limit: '10' }])
  })
})
