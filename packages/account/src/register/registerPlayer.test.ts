import { OperatorError, createReferralStore, createSiteStorage } from '@kit/sdk'
import { fakeSite, player, type FakeSiteOptions } from '@kit/shell/testing'
import { expect, it } from 'vitest'
import type { RegisterFields } from './registerFields.ts'
import { registerPlayer } from './registerPlayer.ts'

const fields: RegisterFields = {
  userName: '',
  phone: { code: '+91', number: '098765 43210' },
  otp: '123456',
  password: 'a fine 1 for all',
  passwordConfirmation: 'a fine 1 for all',
  referrerCode: '',
  promoCode: '',
  isAdult: true,
  hasAccepted: true,
}
const nobody = { field: '', message: '' }
const lost = () => Promise.reject(new OperatorError('timeout', 'No answer'))
const wrong = () => Promise.reject(new OperatorError('refused', 'Wrong', { status: 400 }))

function operatorOf(options: FakeSiteOptions = {}) {
  const requests: [string, Record<string, unknown>][] = []
  const fake = fakeSite({
    answers: { checkDuplicate: () => nobody, signUp: () => player, ...options.answers },
    onCall: (name, request) => void requests.push([name, request as Record<string, unknown>]),
    ...(options.authenticate && { authenticate: options.authenticate }),
  })
  const storage = createSiteStorage({ browser: fake.site.storage, tab: fake.site.tabStorage })
  const referrals = createReferralStore(storage, fake.site.now)
  const sent = (name: string) => requests.find(([called]) => called === name)?.[1]
  return { ...fake, requests, referrals, sent }
}

it('REG-027 REG-037 REG-046 REG-047 REG-048 REG-050 checks for a duplicate, signs up with the number, and logs in', async () => {
  const { site, requests, sent } = operatorOf()
  expect((await registerPlayer(site, fields)).state).toBe('loggedIn')
  expect(requests.map(([name]) => name)).toEqual(['checkDuplicate', 'signUp'])
  const names = { userName: '9876543210', email: '9876543210@players.invalid', phone: '+919876543210' }
  expect(sent('checkDuplicate')).toMatchObject(names)
  expect(sent('signUp')).toMatchObject({ ...names, fullName: '9876543210', otp: '123456', type: 'sms' })
  expect(site.operator.session.get()?.token).toBe('token')
})

it('REG-048 makes the email address from the user name if there is one', async () => {
  const { site, sent } = operatorOf()
  await registerPlayer(site, { ...fields, userName: 'floodlight_fan' })
  expect(sent('signUp')).toMatchObject({
    userName: 'floodlight_fan',
    fullName: 'floodlight_fan',
    email: 'floodlight_fan@players.invalid',
  })
})

it('CONF-027 sends the link’s codes, prefers a typed code, and clears them afterwards', async () => {
  const { site, sent, referrals } = operatorOf()
  referrals.capture({ referrerCode: 'FRIEND', promoCode: 'OLD', utmSource: 'radio', branchId: 'b1' })
  await registerPlayer(site, { ...fields, referrerCode: '', promoCode: 'NEW' })
  expect(sent('signUp')).toMatchObject({ utmSource: 'radio', branchId: 'b1', promoCode: 'NEW' })
  expect(sent('signUp')).not.toHaveProperty('referrer')
  expect(referrals.read()).toEqual({})
})

it('REG-037 stops at a duplicate, with the operator’s message and its field', async () => {
  const taken = { field: 'phone', message: 'This mobile number is taken' }
  const { site, requests, referrals } = operatorOf({ answers: { checkDuplicate: () => taken } })
  referrals.capture({ referrerCode: 'FRIEND' })
  expect(await registerPlayer(site, fields)).toEqual({ state: 'refused', ...taken })
  expect(requests.map(([name]) => name)).toEqual(['checkDuplicate'])
  expect(referrals.read()).toEqual({ referrerCode: 'FRIEND' })
})

it.each([
  ['a plain 400', new OperatorError('refused', 'User already exists', { status: 400 }), undefined],
  [
    'a 409 with a field',
    new OperatorError('refused', 'Phone is taken', { status: 409, field: 'phone' }),
    'phone',
  ],
])(
  'REG-037 Q-040 stops before the sign-up if the operator refuses the check: %s',
  async (_what, refusal, field) => {
    const { site, requests } = operatorOf({ answers: { checkDuplicate: () => Promise.reject(refusal) } })
    expect(await registerPlayer(site, fields)).toEqual({ state: 'refused', message: refusal.message, field })
    expect(requests.map(([name]) => name)).toEqual(['checkDuplicate'])
  },
)

it('continues with the sign-up if the duplicate check gets no answer', async () => {
  const { site } = operatorOf({ answers: { checkDuplicate: lost } })
  expect((await registerPlayer(site, fields)).state).toBe('loggedIn')
})

it('reports a refusal, an account whose login fails, and a lost answer', async () => {
  const refused = () =>
    Promise.reject(new OperatorError('refused', 'Invalid OTP', { status: 400, field: 'otp' }))
  const first = operatorOf({ answers: { signUp: refused } })
  expect(await registerPlayer(first.site, fields)).toEqual({
    state: 'refused',
    message: 'Invalid OTP',
    field: 'otp',
  })
  const second = operatorOf({ authenticate: wrong })
  expect(await registerPlayer(second.site, fields)).toEqual({ state: 'registered' })
  const third = operatorOf({ answers: { signUp: lost }, authenticate: wrong })
  expect(await registerPlayer(third.site, fields)).toEqual({ state: 'unsure' })
})

it('finds the account whose answer was lost, and does not register it again', async () => {
  const { site, requests } = operatorOf({ answers: { signUp: lost } })
  expect((await registerPlayer(site, fields)).state).toBe('loggedIn')
  const later = operatorOf()
  expect((await registerPlayer(later.site, fields, { isUnsure: true })).state).toBe('loggedIn')
  expect(later.requests).toEqual([])
  expect(requests.map(([name]) => name)).toEqual(['checkDuplicate', 'signUp'])
})
