import { createReferralStore, createSiteStorage, OperatorError } from '@kit/sdk'
import { fakeSite, type FakeSiteOptions } from '@kit/shell/testing'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { createStore } from 'zustand/vanilla'
import type { Panel } from '../accountContext.ts'
import { PanelOverlay } from '../PanelOverlay.tsx'
import { FakeAccountFrame } from '../testing/FakeAccountFrame.tsx'
import { slideMs } from './slideMs.ts'

let root: Root
let element: HTMLElement

beforeEach(() => {
  element = document.createElement('div')
  document.body.append(element)
  root = createRoot(element)
})
afterEach(() => {
  root.unmount()
  element.remove()
})

const nobody = { field: '', message: '' }

function show(options: FakeSiteOptions = {}, referral: Record<string, string> = {}) {
  let nowMs = 0
  const sent: [string, Record<string, unknown>][] = []
  const panel = createStore<Panel | null>(() => null)
  const fake = fakeSite({
    intents: ['login', 'terms.open'],
    ...options,
    flags: { 'auth.phone.countryCodes': 'inNp', ...options.flags },
    answers: {
      sendSignUpCode: () => ({ resendAfterSeconds: 60 }),
      checkDuplicate: () => nobody,
      signUp: () => ({}),
      ...options.answers,
    },
    onCall(name, request) {
      sent.push([name, request as Record<string, unknown>])
      return undefined
    },
  })
  fake.site.monotonicNow = () => nowMs
  createReferralStore(
    createSiteStorage({ browser: fake.site.storage, tab: fake.site.tabStorage }),
    fake.site.now,
  ).capture(referral)
  root.render(
    <FakeAccountFrame site={fake.site} panel={panel}>
      <PanelOverlay />
    </FakeAccountFrame>,
  )
  panel.setState({ kind: 'register' }, true)
  return { ...fake, panel, sent, pass: (ms: number) => void (nowMs += ms) }
}

const dialog = page.getByRole('dialog', { name: 'Register' })
const field = (label: string) => dialog.getByLabelText(label, { exact: true })
const button = (name: string) => dialog.getByRole('button', { name, exact: true })
const boxes = field('Verification Code')
const sendButton = button('Send Verification Code')

async function fillIn({ number = '9876543210', otp = '123456' } = {}) {
  await userEvent.fill(field('Mobile No.'), number)
  await userEvent.click(sendButton)
  await expect.element(boxes).toBeVisible()
  await userEvent.fill(boxes, otp)
  await userEvent.fill(field('Create Password'), 'a fine 1 for all')
  await userEvent.fill(field('Confirm Password'), 'a fine 1 for all')
  await userEvent.click(dialog.getByRole('checkbox', { name: 'I am 18+' }))
  await userEvent.click(dialog.getByRole('checkbox', { name: 'I Accept Terms & Conditions' }))
}

it('REG-001 REG-002 REG-025 slides in over the whole page for 700 ms, and back opens the home page', async () => {
  await commands.showMotion(true)
  onTestFinished(() => commands.showMotion(false))
  const { seen, panel } = show()
  await expect.element(dialog).toBeVisible()
  const shown = dialog.element()
  expect(getComputedStyle(shown).animationDuration).toBe('0.7s')
  await Promise.all(shown.getAnimations().map(({ finished }) => finished))
  const { left, top, width, height } = shown.getBoundingClientRect()
  expect([left, top, width, height].map(Math.round)).toEqual([0, 0, innerWidth, innerHeight])
  for (const [x, y] of [
    [1, 1],
    [innerWidth - 2, innerHeight - 2],
  ] as const)
    expect(shown.contains(document.elementFromPoint(x, y))).toBe(true)
  await userEvent.click(button('Back'))
  expect(seen.paths).toEqual(['/'])
  expect(getComputedStyle(shown).animationDuration).toBe('0.7s')
  await expect.poll(() => panel.getState()).toBeNull()
})

it('REG-001 opens again while it slides out', async () => {
  const { panel } = show()
  await userEvent.click(button('Back'))
  panel.setState({ kind: 'register' }, true)
  await expect.element(dialog).toHaveAttribute('data-state', 'open')
  await new Promise((resolve) => setTimeout(resolve, 2 * slideMs))
  await expect.element(dialog).toBeVisible()
  expect(panel.getState()).toEqual({ kind: 'register' })
})

it('REG-005 REG-006 REG-007 REG-008 REG-009 REG-010 REG-011 REG-033 shows six boxes after a code was sent: digits, pasted or typed, and back', async () => {
  const { sent } = show()
  await expect.element(boxes).not.toBeInTheDocument()
  await userEvent.fill(field('Mobile No.'), '09876543210')
  await userEvent.click(sendButton)
  await expect.element(boxes).toBeVisible()
  expect(sent).toEqual([
    ['sendSignUpCode', { phone: '+919876543210', type: 'sms', whiteLabelId: '', operator: 'site.test' }],
  ])
  const filled = () => dialog.element().querySelectorAll('[data-state="filled"]').length
  await expect.element(boxes).toHaveFocus()
  await expect.element(boxes).toHaveAttribute('autocomplete', 'one-time-code')
  await userEvent.keyboard('1a2')
  await expect.element(boxes).toHaveValue('12')
  expect(filled()).toBe(2)
  await userEvent.keyboard('{Backspace}')
  await expect.element(boxes).toHaveValue('1')
  await userEvent.keyboard('{Backspace}')
  const pasted = new DataTransfer()
  pasted.setData('text', '12 34-5678')
  await userEvent.fill(boxes, pasted.getData('text'))
  await expect.element(boxes).toHaveValue('123456')
  expect(filled()).toBe(6)
})

it('REG-034 REG-035 REG-032 counts down a minute before another code, and reports an earlier request', async () => {
  let answer: (value: unknown) => void = () => {}
  const { sent, pass } = show({
    answers: { sendSignUpCode: () => new Promise((resolve) => void (answer = resolve)) },
  })
  await userEvent.fill(field('Mobile No.'), '9876543210')
  await userEvent.click(sendButton)
  await expect.element(sendButton).toHaveAttribute('aria-busy', 'true')
  answer({ resendAfterSeconds: 60 })
  await expect.element(button('Resend (60s)')).toBeVisible()
  pass(18_000)
  await userEvent.click(button('Resend (42s)'))
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('OTP Sent already, Please Wait')
  expect(sent).toHaveLength(1)
  pass(42_000)
  await userEvent.click(button('Resend'))
  expect(sent).toHaveLength(2)
})

it.each([
  ['no answer', new OperatorError('unreachable', 'No connection'), ''],
  ['a broken operator', new OperatorError('refused', 'Oops', { status: 500 }), ''],
  [
    'a refusal',
    new OperatorError('refused', 'Codes are not sent at night', { status: 400 }),
    'Codes are not sent at night',
  ],
] as const)(
  'REG-059 REG-060 after %s shows that the code was not sent, with the operator’s reason, and lets the player try again',
  async (_how, error, reason) => {
    show({ answers: { sendSignUpCode: () => Promise.reject(error) } })
    await userEvent.fill(field('Mobile No.'), '9876543210')
    await userEvent.click(sendButton)
    const alert = dialog.getByRole('alert')
    await expect.element(alert).toBeVisible()
    expect(alert.element().textContent).toBe(`Failed to send OTP. Please try again.${reason}`)
    await expect.element(sendButton).toBeEnabled()
  },
)

it('treats a code whose answer was lost as sent, because the operator reports one', async () => {
  show({
    answers: {
      sendSignUpCode: () =>
        Promise.reject(
          new OperatorError('refused', 'OTP Sent already, Please Wait', {
            status: 429,
            retryAfterMs: 31_000,
          }),
        ),
    },
  })
  await userEvent.fill(field('Mobile No.'), '9876543210')
  await userEvent.click(sendButton)
  await expect.element(boxes).toBeVisible()
  await expect.element(button('Resend (31s)')).toBeVisible()
})

it('REG-012 REG-013 REG-014 shows hints for the password, and asks to repeat it once it is typed', async () => {
  show()
  await expect.element(field('Confirm Password')).toBeDisabled()
  const rules = () =>
    [...dialog.element().querySelectorAll('[role="listitem"][data-met]')].map((rule) => rule.textContent)
  await userEvent.fill(field('Create Password'), 'ab1')
  await expect.element(field('Confirm Password')).toBeEnabled()
  expect(rules()).toEqual(['1 digit done'])
  await userEvent.fill(field('Create Password'), 'Abcdefg1!')
  expect(rules()).toHaveLength(4)
})

it('REG-015 REG-016 REG-017 reveals the codes with their switches, prefilled from the link', async () => {
  const { sent } = show({}, { referrerCode: 'FRIEND' })
  await expect.element(field('Referral Code')).toHaveValue('FRIEND')
  await expect.element(field('Promo Code')).not.toBeInTheDocument()
  await userEvent.click(dialog.getByRole('switch', { name: 'I have a promo code' }))
  await userEvent.fill(field('Promo Code'), 'DIWALI')
  await fillIn()
  await userEvent.click(button('Register'))
  await expect
    .poll(() => sent.find(([name]) => name === 'signUp')?.[1])
    .toMatchObject({
      referrer: 'FRIEND',
      promoCode: 'DIWALI',
    })
})

it('REG-015 REG-016 clears a code with its switch, so that an invalid one does not block the registration', async () => {
  const { sent } = show({}, { referrerCode: 'FRIEND' })
  const hasReferrer = dialog.getByRole('switch', { name: 'I have a referral code' })
  const hasPromo = dialog.getByRole('switch', { name: 'I have a promo code' })
  await userEvent.click(hasPromo)
  await userEvent.fill(field('Promo Code'), 'not a code!')
  await fillIn()
  await userEvent.click(button('Register'))
  await expect.element(field('Promo Code')).toHaveAttribute('aria-invalid', 'true')
  await userEvent.click(hasPromo)
  await userEvent.click(hasPromo)
  await expect.element(field('Promo Code')).toHaveValue('')
  await expect.element(field('Promo Code')).not.toHaveAttribute('aria-invalid', 'true')
  await userEvent.fill(field('Promo Code'), 'not a code!')
  await userEvent.click(hasPromo)
  await userEvent.click(hasReferrer)
  await userEvent.click(button('Register'))
  await expect.poll(() => sent.find(([name]) => name === 'signUp')?.[1]).toMatchObject({ promoCode: '' })
  expect(sent.find(([name]) => name === 'signUp')?.[1]['referrer'] ?? '').toBe('')
})

it('REG-018 REG-019 REG-021 REG-022 REG-045 requires age and terms, which a link opens', async () => {
  const { seen, sent } = show()
  await userEvent.click(button('Register'))
  await expect.element(dialog.getByText('Please accept the age and terms conditions')).toBeVisible()
  await expect.element(dialog.getByText('Mobile number is required')).toBeVisible()
  await expect.element(dialog.getByText('Please enter a valid 4-digit OTP')).toBeVisible()
  await expect.element(dialog.getByText('Please enter and confirm your password')).toBeVisible()
  await userEvent.click(button('Terms & Conditions'))
  expect(seen.intents).toEqual([['terms.open', {}]])
  expect(sent).toEqual([])
})

it('REG-027 REG-028 REG-029 REG-030 REG-057 REG-058 logs in, opens the welcome page, and shows that the phone is verified', async () => {
  const { site, seen, panel } = show()
  await fillIn()
  await userEvent.click(button('Register'))
  const done = page.getByRole('dialog', { name: 'Congratulations! Your Phone Number has been Verified' })
  await expect.element(done).toBeVisible()
  await expect.element(dialog).not.toBeInTheDocument()
  const mark = done.getByText('Verified', { exact: true })
  await expect.element(mark).toBeVisible()
  expect(site.operator.session.get()?.token).toBe('token')
  expect(seen.toasts).toEqual(['Signup Successfull'])
  expect(seen.paths).toEqual(['/welcome-screen'])
  await userEvent.click(done.getByRole('button', { name: 'Okay' }))
  await expect.element(done).not.toBeInTheDocument()
  expect(panel.getState()).toBeNull()
})

it('REG-058 Q-007 stays on the home page with the login if the first login fails', async () => {
  const { seen, panel } = show({ authenticate: () => Promise.reject(new OperatorError('refused', 'no')) })
  await fillIn()
  await userEvent.click(button('Register'))
  await expect.poll(() => panel.getState()).toBeNull()
  expect(seen.paths).toEqual(['/'])
  expect(seen.intents.map(([name]) => name)).toEqual(['login'])
})

it('REG-036 sends one sign-up however often the button is pressed', async () => {
  const { calls } = show({ pending: ['signUp'] })
  await fillIn()
  const pressed = button('Register').element() as HTMLButtonElement
  for (let press = 0; press < 20; press += 1) pressed.click()
  await vi.waitFor(() => expect(pressed.getAttribute('aria-busy')).toBe('true'))
  for (let press = 0; press < 20; press += 1) pressed.form?.requestSubmit()
  expect(calls.filter((name) => name === 'signUp')).toHaveLength(1)
})

it('REG-037 Q-040 shows a duplicate at its field, and keeps the typed text', async () => {
  const { calls } = show({
    answers: { checkDuplicate: () => ({ field: 'phone', message: 'This mobile number is taken' }) },
  })
  await fillIn()
  await userEvent.click(button('Register'))
  await expect.element(dialog.getByText('This mobile number is taken')).toBeVisible()
  await expect.element(field('Mobile No.')).toHaveAttribute('aria-invalid', 'true')
  await expect.element(field('Create Password')).toHaveValue('a fine 1 for all')
  expect(calls).not.toContain('signUp')
})

it('clears the boxes of a code that the operator refuses', async () => {
  show({
    answers: {
      signUp: () =>
        Promise.reject(new OperatorError('refused', 'Invalid OTP', { status: 400, field: 'otp' })),
    },
  })
  await fillIn()
  await userEvent.click(button('Register'))
  await expect.element(dialog.getByText('Invalid OTP')).toBeVisible()
  await expect.element(boxes).toHaveValue('')
  await expect.element(boxes).toHaveFocus()
})

const country = (name: string) => dialog.getByRole('button', { name: `Country code: ${name}` })
const countryList = page.getByRole('menu', { name: /^Country code/ })

async function countriesOf(chosen: string): Promise<string[]> {
  await userEvent.click(country(chosen))
  await expect.element(countryList).toBeVisible()
  const all = countryList.getByRole('menuitemradio').elements()
  const names = all.map(({ textContent }) => textContent)
  await userEvent.keyboard('{Escape}')
  await expect.element(countryList).not.toBeInTheDocument()
  return names
}

it('REG-051 REG-052 REG-053 REG-054 offers the countries of the brand', async () => {
  const list = [
    { country_code: 'LK', country: 'Sri Lanka', phone_code: '+94' },
    { country_code: 'NP', country: 'Nepal', phone_code: '+977' },
  ]
  show({ flags: { 'auth.phone.countryCodes': 'in' } })
  expect(await countriesOf('India +91')).toEqual(['India+91'])
  show({ flags: { 'auth.phone.countryCodes': 'inNp' } })
  await expect.poll(() => countriesOf('India +91')).toEqual(['India+91', 'Nepal+977'])
  const answers = { listRegisterCountryCodes: () => list }
  show({ flags: { 'auth.phone.countryCodes': 'list' }, answers })
  await expect.element(country('Sri Lanka +94')).toBeVisible()
  expect(await countriesOf('Sri Lanka +94')).toEqual(['Sri Lanka+94', 'Nepal+977'])
})

it('REG-004 lists the countries at most 200 px high, and finds one by its name', async () => {
  const list = Array.from({ length: 40 }, (_, index) => ({
    country_code: 'IN',
    country: `Country ${String.fromCodePoint(65 + (index % 26))}${index}`,
    phone_code: `+${100 + index}`,
  }))
  show({
    flags: { 'auth.phone.countryCodes': 'list' },
    answers: {
      listRegisterCountryCodes: () => [...list, { country_code: 'NP', country: 'Nepal', phone_code: '+977' }],
    },
  })
  const trigger = dialog.getByRole('button', { name: /^Country code/ })
  await expect.element(country('Country A0 +100')).toBeVisible()
  await userEvent.click(trigger)
  await expect.element(countryList).toBeVisible()
  const shown = countryList.element()
  expect(shown.getBoundingClientRect().height).toBeLessThanOrEqual(200)
  expect(shown.scrollHeight).toBeGreaterThan(shown.clientHeight)
  await userEvent.keyboard('nep')
  // The list scrolls to the match a moment later.
  await expect.element(countryList.getByRole('menuitemradio', { name: /Nepal/ })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(country('Nepal +977')).toHaveFocus()
})

it('REG-039 REG-062 shows before any call that a country is not supported', async () => {
  const list = [{ country_code: 'LK', country: 'Sri Lanka', phone_code: '+94' }]
  const { calls } = show({
    flags: { 'auth.phone.countryCodes': 'list' },
    answers: { listRegisterCountryCodes: () => list },
  })
  await expect.element(country('Sri Lanka +94')).toBeVisible()
  await userEvent.fill(field('Mobile No.'), '712345678')
  await userEvent.click(sendButton)
  await expect.element(dialog.getByText('Country code is not supported')).toBeVisible()
  expect(calls).not.toContain('sendSignUpCode')
})

it('REG-003 REG-020 REG-023 REG-024 REG-026 shows what the brand turns on', async () => {
  const { seen } = show({
    flags: {
      'auth.register.showUserName': true,
      'auth.register.termsLabelPrivacyPolicy': true,
      'auth.register.showLoginLink': true,
      'auth.register.chatCreateId': '+91 98765 43210',
    },
  })
  await expect.element(field('User Name')).toBeVisible()
  await expect.element(dialog.getByRole('checkbox', { name: 'Privacy Policy' })).toBeVisible()
  const chat = dialog.getByRole('link', { name: /create an easy account/ })
  await expect.element(chat).toHaveAttribute('href', 'https://wa.me/919876543210')
  await expect.element(dialog.getByText(/^Already have an account\?/)).toBeVisible()
  await userEvent.click(button('Login'))
  expect(seen.intents).toEqual([['login', {}]])
})

it('REG-003 REG-019 REG-024 REG-026 shows nothing that the brand turns off', async () => {
  show({
    flags: {
      'auth.register.showUserName': false,
      'auth.register.termsLabelPrivacyPolicy': false,
      'auth.register.showLoginLink': false,
      'auth.register.chatCreateId': null,
    },
  })
  await expect.element(dialog).toBeVisible()
  await expect.element(field('User Name')).not.toBeInTheDocument()
  await expect.element(dialog.getByText(/^Already have an account\?/)).not.toBeInTheDocument()
  await expect.element(dialog.getByRole('link', { name: /create an easy account/ })).not.toBeInTheDocument()
  await expect.element(dialog.getByRole('checkbox', { name: 'I Accept Terms & Conditions' })).toBeVisible()
})

it.each([
  [{ 'auth.phone.defaultCode': '+91' }, 'India +91'],
  [{ 'auth.phone.defaultCode': '+977' }, 'Nepal +977'],
  // Not in the list, so the first entry is selected.
  [{ 'auth.phone.defaultCode': '+94' }, 'India +91'],
] as const)('REG-054 with %j starts with %s', async (flags, chosen) => {
  show({ flags })
  await expect.element(country(chosen)).toBeVisible()
})

it.each([
  [{ 'auth.otp.operatorName': null }, 'site.test'],
  [{ 'auth.otp.operatorName': 'Aurora' }, 'Aurora'],
] as const)('CALL-024 with %j sends codes by %s', async (flags, sender) => {
  const { sent } = show({ flags })
  await userEvent.fill(field('Mobile No.'), '9876543210')
  await userEvent.click(sendButton)
  await expect.element(boxes).toBeVisible()
  expect(sent).toEqual([['sendSignUpCode', expect.objectContaining({ operator: sender })]])
})

it('REG-040 Q-046 refuses a number of 12 digits, and accepts it if the brand has longer ones', async () => {
  const type = async () => {
    await userEvent.fill(field('Mobile No.'), '987654321012')
    await userEvent.click(sendButton)
  }
  const short = show({ flags: { 'auth.phone.maxDigits': 11 } })
  await type()
  await expect.element(dialog.getByText('Mobile number is invalid')).toBeVisible()
  expect(short.calls).not.toContain('sendSignUpCode')
  const long = show({ flags: { 'auth.phone.maxDigits': 14 } })
  await type()
  await expect.poll(() => long.calls).toContain('sendSignUpCode')
})

it.each([
  ['of a Hindi keyboard', '०९८७६५ ४३२१०', '१२३४५६'],
  ['of an Arabic keyboard', '٠٩٨٧٦٥٤٣٢١٠', '١٢٣٤٥٦'],
  ['of a Persian keyboard', '۰۹۸۷۶۵۴۳۲۱۰', '۱۲۳ ۴۵۶'],
  [
    'pasted with marks for the direction, letters and a face',
    '\u202b98765-43210\u202c 😀',
    'code: 12 34 56 😀',
  ],
])('accepts digits %s for the phone and the code', async (_which, number, otp) => {
  const { sent } = show()
  await fillIn({ number, otp })
  await expect.element(boxes).toHaveValue('123456')
  expect(sent[0]).toEqual(['sendSignUpCode', expect.objectContaining({ phone: '+919876543210' })])
})

it('accepts the number that the phone autofills, with its country', async () => {
  const { sent } = show()
  await expect.element(field('Mobile No.')).toHaveAttribute('autocomplete', 'tel')
  await userEvent.fill(field('Mobile No.'), '+977 98123 45678')
  await userEvent.click(sendButton)
  await expect.poll(() => sent[0]?.[1]).toMatchObject({ phone: '+9779812345678' })
})

it('sends the operator the player’s age confirmation and acceptance of the terms', async () => {
  const { sent } = show()
  await fillIn()
  await userEvent.click(button('Register'))
  await expect
    .poll(() => sent.find(([name]) => name === 'signUp')?.[1])
    .toMatchObject({ isAdult: 'true', hasAcceptedTerms: 'true' })
})
