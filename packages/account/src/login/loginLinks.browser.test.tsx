import { OperatorError } from '@kit/sdk'
import type { FlagOverrides } from '@kit/sdk/flags'
import type { LoginIntent } from '@kit/shell/feature'
import { fakeSite, player, type FakeSiteOptions } from '@kit/shell/testing'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { createStore } from 'zustand/vanilla'
import type { Panel } from '../accountContext.ts'
import { PanelOverlay } from '../PanelOverlay.tsx'
import { FakeAccountFrame } from '../testing/FakeAccountFrame.tsx'
import { LoginOverlay } from './LoginOverlay.tsx'

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

function show(options: FakeSiteOptions = {}) {
  const loginRequest = createStore<LoginIntent | null>(() => ({}))
  const panel = createStore<Panel | null>(() => null)
  const fake = fakeSite({ intents: ['register'], ...options })
  root.render(
    <FakeAccountFrame site={fake.site} loginRequest={loginRequest} panel={panel}>
      <LoginOverlay />
      <PanelOverlay />
    </FakeAccountFrame>,
  )
  return { ...fake, loginRequest, panel }
}

const sheet = page.getByRole('dialog')
const button = (name: string) => sheet.getByRole('button', { name, exact: true })
const boxes = sheet.getByLabelText('Verification Code', { exact: true })
const byCode = button('Send Verification Code | Login through Mobile')

it('AUTH-001 is a bottom sheet on a phone', async () => {
  const { innerWidth: width, innerHeight: height } = window
  await page.viewport(390, 844)
  show()
  await expect.element(sheet).toBeVisible()
  await expect.poll(() => Math.round(sheet.element().getBoundingClientRect().bottom)).toBe(innerHeight)
  expect(sheet.element().getBoundingClientRect().width).toBe(390)
  await page.viewport(width, height)
})

it('AUTH-022 Q-058 remembers the player’s name, in the app as in a browser, and never a password', async () => {
  const loginRequest = createStore<LoginIntent | null>(() => ({}))
  const { site } = fakeSite()
  site.storage.setItem('kit.userName', 'floodlight_fan')
  root.render(
    <FakeAccountFrame site={site} loginRequest={loginRequest}>
      <LoginOverlay />
    </FakeAccountFrame>,
  )
  await expect.element(sheet.getByLabelText('User Name or Mobile No.')).toHaveValue('floodlight_fan')
  await expect.element(sheet.getByLabelText('Password', { exact: true })).toHaveValue('')
})

const number = '+91 98765 43210'
const chat = 'https://wa.me/919876543210'

it.each<[FlagOverrides, string, string | null]>([
  [{ 'auth.forgotPassword.enabled': true }, 'Forgot Password?', 'forgotPassword'],
  [{ 'auth.forgotPassword.enabled': false }, 'Forgot Password?', null],
  [{ 'auth.forgotPassword.enabled': true, 'domain.type': 'b2b' }, 'Forgot Password?', null],
  [
    {
      'auth.forgotPassword.enabled': true,
      'auth.forgotPassword.useChatLink': true,
      'contact.whatsappNumber': number,
    },
    'Forgot Password?',
    chat,
  ],
  [
    { 'auth.forgotPassword.enabled': true, 'auth.forgotPassword.useChatLink': true },
    'Forgot Password?',
    null,
  ],
  [{ 'auth.register.enabled': true }, 'Register', 'register'],
  [{ 'auth.register.enabled': true, 'auth.register.useChatLink': false }, 'Register', 'register'],
  [
    { 'auth.forgotPassword.enabled': true, 'auth.forgotPassword.useChatLink': false },
    'Forgot Password?',
    'forgotPassword',
  ],
  [{ 'auth.register.enabled': false }, 'Register', null],
  [{ 'auth.register.enabled': true, 'domain.type': 'b2b' }, 'Register', null],
  [
    {
      'auth.register.enabled': true,
      'auth.register.useChatLink': true,
      'auth.register.chatCreateId': number,
      'contact.whatsappNumber': '+91 90000 00000',
    },
    'Register',
    chat,
  ],
  [
    { 'auth.register.enabled': true, 'auth.register.useChatLink': true, 'contact.whatsappNumber': number },
    'Register',
    null,
  ],
  [{ 'auth.login.showApkLink': true, 'app.apkUrl': '/kit.apk' }, 'Download APK', '/kit.apk'],
  [{ 'auth.login.showApkLink': false, 'app.apkUrl': '/kit.apk' }, 'Download APK', null],
  [{ 'auth.login.showApkLink': true }, 'Download APK', null],
])(
  'AUTH-011 AUTH-012 AUTH-013 AUTH-014 AUTH-015 Q-123 with %j leads %s to %s',
  async (flags, name, leads) => {
    const { panel, seen } = show({ flags })
    await expect.element(button('Login')).toBeVisible()
    const link = [...sheet.element().querySelectorAll<HTMLElement>('a, button')].find(({ textContent }) =>
      textContent?.startsWith(name),
    )
    const address = link?.getAttribute('href')
    if (address === null) link?.click()
    const asked = [panel.getState()?.kind, seen.intents[0]?.[0]].find((kind) => kind !== undefined)
    expect(asked ?? address ?? null).toBe(leads)
  },
)

it('AUTH-016 offers only the password if the brand has no login by code', async () => {
  show({ flags: { 'auth.otpLogin': false } })
  await expect.element(button('Login')).toBeVisible()
  await expect.element(byCode).not.toBeInTheDocument()
})

it('AUTH-016 AUTH-017 AUTH-018 AUTH-019 AUTH-020 AUTH-021 logs in with the code sent to the phone', async () => {
  const requests: unknown[] = []
  const authenticate = vi.fn(async (_credentials: unknown) => ({ user: player, token: 'token' }))
  const { site, loginRequest, panel } = show({
    flags: { 'auth.otpLogin': true },
    authenticate,
    onCall: (name, request) =>
      name === 'sendSignUpCode' ? (requests.push(request), { resendAfterSeconds: 60 }) : undefined,
  })
  await userEvent.fill(sheet.getByLabelText('User Name or Mobile No.'), '098765 43210')
  await userEvent.click(byCode)
  await expect.element(sheet.getByLabelText('Mobile No.')).toHaveValue('098765 43210')
  await userEvent.click(button('Send Verification Code'))
  await expect.element(boxes).toHaveFocus()
  expect(requests).toEqual([expect.objectContaining({ phone: '+919876543210' })])
  await expect.element(button('Resend (60s)')).toBeVisible()
  await userEvent.keyboard('123456')
  await expect.element(sheet).not.toBeInTheDocument()
  await expect.element(page.getByText('Verified', { exact: true })).toBeVisible()
  expect(panel.getState()).toEqual({ kind: 'phoneVerified' })
  expect(site.operator.session.get()?.token).toBe('token')
  expect(authenticate.mock.calls).toEqual([
    [expect.objectContaining({ email: '+919876543210', otp: '123456' })],
  ])
  expect(JSON.stringify(authenticate.mock.calls)).toMatch(/"password":"[\w-]{17,}"/)
  await expect.poll(() => loginRequest.getState()).toBeNull()
})

it('shows the operator’s message for a wrong code, and returns to the password', async () => {
  show({
    flags: { 'auth.otpLogin': true },
    answers: { sendSignUpCode: () => ({ resendAfterSeconds: 60 }) },
    authenticate: () => Promise.reject(new OperatorError('refused', 'Invalid OTP', { status: 400 })),
  })
  await userEvent.click(byCode)
  await userEvent.fill(sheet.getByLabelText('Mobile No.'), '12')
  await userEvent.click(button('Send Verification Code'))
  await expect.element(sheet.getByText('Mobile number is invalid')).toBeVisible()
  await userEvent.fill(sheet.getByLabelText('Mobile No.'), '9876543210')
  await userEvent.click(button('Send Verification Code'))
  await userEvent.fill(boxes, '12345')
  await userEvent.click(button('Login'))
  await expect.element(sheet.getByText('Invalid OTP')).toBeVisible()
  await userEvent.fill(boxes, '123456')
  await expect.element(sheet.getByRole('alert')).toHaveTextContent('Invalid OTP')
  await userEvent.click(button('Back'))
  await expect.element(sheet.getByLabelText('Password', { exact: true })).toBeVisible()
  await expect.element(sheet.getByRole('alert')).not.toBeInTheDocument()
})
