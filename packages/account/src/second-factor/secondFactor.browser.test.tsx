import { OperatorError } from '@kit/sdk'
import { getProfile, verifySecondFactor } from '@kit/sdk/contract'
import type { LoginIntent } from '@kit/shell/feature'
import { fakeSite, player, type FakeSiteOptions } from '@kit/shell/testing'
import type { ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { createStore } from 'zustand/vanilla'
import { LoginOverlay } from '../login/LoginOverlay.tsx'
import { OwedPasswordOverlay } from '../password/OwedPasswordOverlay.tsx'
import { FakeAccountFrame } from '../testing/FakeAccountFrame.tsx'
import { siteWithAnswer } from '../testing/siteWithAnswer.ts'
import LoginAuthPage from './LoginAuthPage.tsx'
import SecureAuthPage from './SecureAuthPage.tsx'

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

const due = () =>
  Promise.reject(
    new OperatorError('unauthorized', 'Please enter the code', { status: 401, code: 'second-factor-due' }),
  )
const login = { token: 't', userType: 'user' } as const

function show(screen: ReactNode, options: FakeSiteOptions = {}, request: LoginIntent | null = null) {
  const loginRequest = createStore<LoginIntent | null>(() => request)
  const fake = fakeSite({ intents: ['login'], ...options })
  root.render(
    <FakeAccountFrame site={fake.site} loginRequest={loginRequest}>
      {screen}
      <LoginOverlay />
      <OwedPasswordOverlay />
    </FakeAccountFrame>,
  )
  return { ...fake, loginRequest }
}

const button = (name: string) => page.getByRole('button', { name, exact: true })
const code = page.getByLabelText('Authenticator code', { exact: true })
const user = { ...player, hasSecondFactor: true }

it('AUTH-027 opens the second step of a login with a second factor, and reports no success yet', async () => {
  const { site, seen } = show(null, { user, answers: { getProfile: due } }, { returnTo: '/open-bets' })
  await userEvent.fill(page.getByLabelText('User Name or Mobile No.'), 'player')
  await userEvent.fill(page.getByLabelText('Password', { exact: true }), 'secret')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => seen.paths).toContain('/login-auth')
  expect(site.operator.session.get()).toEqual({ token: 'token', userType: 'user', owesSecondFactor: true })
  expect(seen.toasts).toEqual([])
})

it.each([
  ['names what is due', login, due],
  [
    'only refuses',
    { ...login, owesSecondFactor: true },
    () => Promise.reject(new OperatorError('unauthorized', 'No', { status: 401 })),
  ],
] as const)(
  'AUTH-027 opens it again after a reload, at an operator that %s',
  async (_how, pending, getProfile) => {
    const { site, seen } = show(null, { login: pending, answers: { getProfile } })
    await expect.poll(() => seen.paths).toEqual(['/login-auth'])
    expect(site.operator.session.get()?.token).toBe('t')
  },
)

it('AUTH-073 keeps a login with a pending second factor after any 401', async () => {
  const refusal = { message: 'Not yet', code: 'token-invalid' }
  const { operator } = siteWithAnswer(refusal, { ...login, owesSecondFactor: true }, { status: 401 })
  await expect(operator.client.call(getProfile, {})).rejects.toMatchObject({ kind: 'unauthorized' })
  await expect(operator.client.call(verifySecondFactor, { otp: '123456' })).rejects.toThrow('Not yet')
  expect(operator.session.get()?.token).toBe('t')
  operator.session.complete()
  await expect(operator.client.call(getProfile, {})).rejects.toThrow('Not yet')
  expect(operator.session.get()).toBeNull()
})

it('ROUTE-060 completes the login with the app’s code, and opens the requested page', async () => {
  let isDue = true
  const sent: unknown[] = []
  const { site, seen } = show(<LoginAuthPage />, {
    login: { ...login, owesSecondFactor: true },
    answers: {
      getProfile: () => (isDue ? due() : user),
      verifySecondFactor(request) {
        sent.push(request)
        isDue = false
        return user
      },
    },
  })
  site.tabStorage.setItem('kit.loginReturn', '/open-bets')
  await expect.element(page.getByRole('heading', { name: 'Two-step login' })).toBeVisible()
  await userEvent.fill(code, '123456')
  await expect.poll(() => seen.paths.at(-1)).toBe('/open-bets')
  expect(sent).toEqual([{ otp: '123456' }])
  expect(site.operator.session.get()).toEqual({ ...login, owesSecondFactor: undefined })
  expect(seen.toasts).toEqual(['Login Successful'])
  expect(site.tabStorage.getItem('kit.loginReturn')).toBeNull()
})

it('reports a wrong code, accepts a recovery code, and returns to the login', async () => {
  const sent: unknown[] = []
  const { site, seen } = show(<LoginAuthPage />, {
    login,
    answers: {
      getProfile: due,
      logOut: () => null,
      verifySecondFactor(request) {
        sent.push(request)
        return Promise.reject(new OperatorError('refused', 'Invalid OTP', { status: 400, field: 'otp' }))
      },
    },
  })
  await userEvent.fill(code, '12345')
  await userEvent.click(button('Verify'))
  await expect.element(page.getByText('Invalid OTP')).toBeVisible()
  expect(sent).toEqual([])
  await userEvent.fill(code, '123456')
  await expect.element(code).toHaveValue('')
  await userEvent.click(button('Use a recovery code'))
  await expect.element(page.getByText('Invalid OTP')).not.toBeInTheDocument()
  await userEvent.fill(page.getByLabelText('Recovery code'), ' abcd efgh 2345 wxyz ')
  await userEvent.click(button('Verify'))
  await expect.poll(() => sent).toEqual([{ otp: '123456' }, { otp: 'abcd-efgh-2345-wxyz' }])
  await userEvent.click(button('Back to login'))
  await expect.poll(() => site.operator.session.get()).toBeNull()
  expect(seen.intents.at(-1)).toEqual(['login', {}])
})

it('redirects a visitor to the login, and a complete login to its page', async () => {
  const visitor = show(<LoginAuthPage />)
  await expect.poll(() => visitor.seen.paths).toEqual(['/'])
  expect(visitor.seen.intents).toEqual([['login', {}]])
  const complete = show(<LoginAuthPage key="complete" />, { login, user: player })
  await expect.poll(() => complete.seen.paths).toEqual(['/'])
})

it('ROUTE-044 ERR-009 is set up with password and code; recovery codes are shown once', async () => {
  let enabled = false
  const sent: unknown[] = []
  show(<SecureAuthPage />, {
    login,
    answers: {
      getSecondFactor: () => ({ enabled, ...(enabled && { recoveryCodesLeft: 2 }) }),
      setSecondFactor(request) {
        sent.push(request)
        if ((request as { otp?: string }).otp === undefined)
          return { enabled: false, secret: 'JBSWY3DP', url: 'otpauth://totp/kit?secret=JBSWY3DP' }
        enabled = true
        return { enabled, recoveryCodes: ['aaaa-bbbb-cccc-dddd', 'eeee-ffff-2222-3333'] }
      },
    },
  })
  await userEvent.click(button('Set up'))
  await expect.element(page.getByText('Enter your password.')).toBeVisible()
  await userEvent.fill(page.getByLabelText('Password', { exact: true }), 'secret 1')
  await userEvent.click(button('Set up'))
  await expect.element(page.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible()
  await expect.element(page.getByText('JBSW Y3DP', { exact: true })).toBeVisible()
  await userEvent.fill(code, '123456')
  await userEvent.click(button('Turn on'))
  await expect.element(page.getByText('aaaa-bbbb-cccc-dddd')).toBeVisible()
  expect(sent).toEqual([
    { enabled: true, password: 'secret 1' },
    { enabled: true, otp: '123456' },
  ])
  await userEvent.click(button('I have saved them'))
  await expect.element(page.getByText('2 recovery codes are left.')).toBeVisible()
  await expect.element(page.getByText('aaaa-bbbb-cccc-dddd')).not.toBeInTheDocument()
})

it('is turned off with a code, which also renews the recovery codes', async () => {
  let enabled = true
  const sent: unknown[] = []
  show(<SecureAuthPage />, {
    login,
    answers: {
      getSecondFactor: () => ({ enabled, ...(enabled && { recoveryCodesLeft: 1 }) }),
      renewRecoveryCodes: () => ({ recoveryCodes: ['gggg-hhhh-4444-5555'] }),
      setSecondFactor(request) {
        sent.push(request)
        enabled = false
        return { enabled }
      },
    },
  })
  await userEvent.click(button('New recovery codes'))
  await userEvent.fill(code, '123456')
  await userEvent.click(button('New recovery codes'))
  await expect.element(page.getByText('gggg-hhhh-4444-5555')).toBeVisible()
  await userEvent.click(button('I have saved them'))
  await userEvent.click(button('Turn off'))
  await userEvent.fill(code, '654321')
  await userEvent.click(button('Turn off'))
  await expect.element(page.getByText('Two-step login is off.')).toBeVisible()
  expect(sent).toEqual([{ enabled: false, otp: '654321' }])
})

it('explains why a demo account has none, and retries a failed read', async () => {
  let isReadable = false
  show(<SecureAuthPage />, {
    login,
    user: { ...player, isDemo: true },
    answers: { getSecondFactor: () => (isReadable ? { enabled: false } : due()) },
  })
  await expect.element(page.getByText('The settings of two-step login could not be loaded.')).toBeVisible()
  isReadable = true
  await userEvent.click(button('Try again'))
  await expect.element(page.getByText(/Demo accounts have no password/)).toBeVisible()
})
