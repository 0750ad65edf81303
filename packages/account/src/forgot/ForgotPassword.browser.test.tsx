import { OperatorError } from '@kit/sdk'
import { fakeSite, type FakeSiteOptions } from '@kit/shell/testing'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { createStore } from 'zustand/vanilla'
import type { Panel } from '../accountContext.ts'
import { PanelOverlay } from '../PanelOverlay.tsx'
import { FakeAccountFrame } from '../testing/FakeAccountFrame.tsx'

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

const refused =
  (message: string, facts: object = {}) =>
  () =>
    Promise.reject(new OperatorError('refused', message, { status: 400, ...facts }))

function show(options: FakeSiteOptions = {}) {
  let nowMs = 0
  const sent: [string, unknown][] = []
  const panel = createStore<Panel | null>(() => ({ kind: 'forgotPassword' }))
  const fake = fakeSite({
    intents: ['login', 'register'],
    ...options,
    flags: { 'auth.phone.countryCodes': 'inNp', ...options.flags },
    answers: {
      sendResetCode: () => ({ resendAfterSeconds: 60 }),
      resetPassword: () => ({}),
      ...options.answers,
    },
    onCall: (name, request) => void sent.push([name, request]),
  })
  fake.site.monotonicNow = () => nowMs
  root.render(
    <FakeAccountFrame site={fake.site} panel={panel}>
      <PanelOverlay />
    </FakeAccountFrame>,
  )
  return { ...fake, panel, sent, pass: (ms: number) => void (nowMs += ms) }
}

const sheet = page.getByRole('dialog')
const field = (label: string) => sheet.getByLabelText(label, { exact: true })
const button = (name: string) => sheet.getByRole('button', { name, exact: true })
const title = (name: string) => sheet.getByRole('heading', { name, exact: true })

async function sendCode(number = '9876543210') {
  await userEvent.fill(field('Mobile No.'), number)
  await userEvent.click(button('Send OTP'))
}
async function verify(otp = '123456') {
  await userEvent.fill(field('Verification Code'), otp)
  await userEvent.click(button('Verify Code'))
}
async function save(password = 'a fine 1 for all', confirmation = password) {
  await userEvent.fill(field('New Password'), password)
  await userEvent.fill(field('Confirm Password'), confirmation)
  await userEvent.click(button('Save & Update'))
}

it('PWD-001 PWD-003 PWD-004 PWD-005 PWD-007 PWD-008 PWD-009 guides from the phone number through the code to a new password', async () => {
  const { seen, sent, panel } = show()
  await sendCode('098765 43210')
  await expect.element(title('Verify Code')).toBeVisible()
  await expect.element(button('Resend (60s)')).toBeVisible()
  expect(seen.toasts).toEqual(['OTP Send Successfully'])
  await verify()
  await expect.element(title('New Password')).toBeVisible()
  expect(sent.map(([name]) => name)).toEqual(['sendResetCode'])
  await save()
  await expect.poll(() => panel.getState()).toBeNull()
  expect(sent.at(-1)).toEqual([
    'resetPassword',
    { phone: '+919876543210', otp: '123456', password: 'a fine 1 for all', whiteLabelId: '' },
  ])
  expect(seen.toasts.at(-1)).toBe('Password Updated Successfully')
  expect(seen.intents).toEqual([['login', {}]])
})

it('PWD-002 goes back step by step, finally to the login', async () => {
  const { seen, panel } = show()
  await sendCode()
  await verify()
  await expect.element(title('New Password')).toBeVisible()
  await userEvent.click(button('Back'))
  await expect.element(title('Verify Code')).toBeVisible()
  await userEvent.click(button('Back'))
  await expect.element(field('Mobile No.')).toHaveValue('9876543210')
  await userEvent.click(button('Back'))
  expect(panel.getState()).toBeNull()
  expect(seen.intents).toEqual([['login', {}]])
})

it.each([
  ['', 'Mobile Number is Required'],
  ['12345', 'Mobile Number is Invalid '],
  ['987654321012', 'Mobile Number is Invalid '],
])('PWD-014 PWD-016 PWD-017 shows for %j: %s', async (number, words) => {
  const { sent } = show()
  await sendCode(number)
  await expect.element(sheet.getByText(words.trim())).toBeVisible()
  // A locator trims spaces, but this text ends in one.
  expect(sheet.getByText(words.trim()).element().textContent).toBe(words)
  expect(sent).toEqual([])
})

it('PWD-010 sends once however often the button is pressed', async () => {
  const { calls } = show({ pending: ['sendResetCode'] })
  await userEvent.fill(field('Mobile No.'), '9876543210')
  const send = button('Send OTP').element() as HTMLButtonElement
  for (let press = 0; press < 20; press += 1) send.click()
  await expect.element(button('Send OTP')).toHaveAttribute('aria-busy', 'true')
  for (let press = 0; press < 20; press += 1) send.form?.requestSubmit()
  expect(calls).toEqual(['sendResetCode'])
})

it('PWD-011 PWD-018 Q-048 sends another code after a minute, and reports when it is too early', async () => {
  const { seen, pass, sent } = show()
  await sendCode()
  await userEvent.click(button('Resend (60s)'))
  await expect.element(sheet.getByText('OTP Sent already, Please Wait')).toBeVisible()
  pass(60_000)
  await userEvent.click(button('Resend Code'))
  await expect.poll(() => seen.toasts.at(-1)).toBe('OTP SENT')
  expect(sent).toHaveLength(2)
})

it('PWD-019 requires six digits', async () => {
  show()
  await sendCode()
  await verify('12345')
  await expect.element(sheet.getByText('Invalid OTP')).toBeVisible()
  await expect.element(title('Verify Code')).toBeVisible()
})

it('PWD-020 PWD-012 requires the same strong password twice', async () => {
  const { sent } = show()
  await sendCode()
  await verify()
  await save('a fine 1 for all', 'a fine 2 for all')
  await expect.element(sheet.getByText("Password Ddin't Match")).toBeVisible()
  await save('short')
  await expect.element(sheet.getByText('Password should contain 8 character & 1 digit')).toBeVisible()
  expect(sent).toHaveLength(1)
})

it.each([
  ['a lost connection', () => Promise.reject(new OperatorError('unreachable', 'No connection'))],
  ['another refusal', refused('Too many', { status: 429 })],
] as const)('PWD-024 after %s shows that the verification failed', async (_name, resetPassword) => {
  show({ answers: { resetPassword } })
  await sendCode()
  await verify()
  await save()
  await expect.element(sheet.getByRole('alert').first()).toHaveTextContent('OTP Verification Failed')
  await expect.element(title('New Password')).toBeVisible()
})

it('PWD-024 Q-043 Q-044 requests a wrong code again', async () => {
  show({ answers: { resetPassword: refused('error', { code: 'otp-invalid', field: 'otp' }) } })
  await sendCode()
  await verify()
  await save()
  await expect.element(title('Verify Code')).toBeVisible()
  await expect.element(sheet.getByText('OTP Verification Failed')).toBeVisible()
  await expect.element(sheet.getByText('Invalid OTP')).toBeVisible()
  await expect.element(field('Verification Code')).toHaveValue('')
})

it.each([
  [{ 'auth.register.enabled': true }, true],
  [{ 'auth.register.enabled': false }, false],
  [{ 'auth.register.enabled': true, 'domain.type': 'b2b' }, false],
] as const)('PWD-006 with %j offers to register: %s', async (flags, isOffered) => {
  const { seen } = show({ flags })
  await expect.element(button('Send OTP')).toBeVisible()
  const offers = button('Register').elements()
  offers.forEach((offer) => (offer as HTMLElement).click())
  expect(seen.intents).toEqual(isOffered ? [['register', {}]] : [])
})

it('CALL-054 offers every country of the operator’s static file, not only those that can sign up', async () => {
  const nepal = { country_code: 'NP', country: 'Nepal', phone_code: '+977' }
  const india = { country_code: 'IN', country: 'India', phone_code: '+91' }
  const { sent } = show({
    flags: { 'auth.phone.countryCodes': 'list' },
    answers: { listCountryPhoneCodes: () => [nepal, india], listRegisterCountryCodes: () => [india] },
  })
  await userEvent.click(sheet.getByRole('button', { name: 'Country code: India +91' }))
  await userEvent.click(page.getByRole('menuitemradio', { name: /Nepal/ }))
  await sendCode('9812345678')
  await expect.poll(() => sent.map(([name]) => name)).toEqual(['listCountryPhoneCodes', 'sendResetCode'])
  expect(sent[1]?.[1]).toMatchObject({ phone: '+9779812345678' })
})
