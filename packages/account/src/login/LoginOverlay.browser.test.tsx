import { OperatorError } from '@kit/sdk'
import { pointsChanged } from '@kit/sdk/contract'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fakeSite, player, type FakeSiteOptions } from '@kit/shell/testing'
import type { LoginIntent } from '@kit/shell/feature'
import { createStore } from 'zustand/vanilla'
import { useLogin } from '../accountContext.ts'
import { VisitorActions } from '../header/VisitorActions.tsx'
import { WalletBox } from '../header/WalletBox.tsx'
import { FakeAccountFrame } from '../testing/FakeAccountFrame.tsx'
import { useCompleteLogin } from '../session/useCompleteLogin.ts'
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

const Header = () => (useLogin() ? <WalletBox /> : <VisitorActions />)

function AfterLogin() {
  useCompleteLogin()
  return null
}

function show({ completesLogins = false, ...options }: FakeSiteOptions & { completesLogins?: boolean } = {}) {
  const loginRequest = createStore<LoginIntent | null>(() => null)
  const fake = fakeSite({ nowMs: 0, ...options })
  fake.site.request = (intent, data) => {
    if (intent === 'login') loginRequest.setState(data as LoginIntent, true)
    return intent === 'login'
  }
  root.render(
    <FakeAccountFrame site={fake.site} loginRequest={loginRequest}>
      <Header />
      <LoginOverlay />
      {completesLogins && <AfterLogin />}
    </FakeAccountFrame>,
  )
  return fake
}

const userName = () => page.getByLabelText('User Name or Mobile No.')
const password = () => page.getByLabelText('Password', { exact: true })
const sheet = () => page.getByRole('dialog', { name: 'Login' })
const submit = () => sheet().getByRole('button', { name: 'Login', exact: true })

async function fillIn(name = 'player', secret = 'secret') {
  await userEvent.fill(userName(), name)
  await userEvent.fill(password(), secret)
}

it('AUTH-002 AUTH-004 AUTH-006 AUTH-010 shows user name, password, "remember me" and the demo', async () => {
  const { site } = show()
  site.request('login', {})
  await expect.element(userName()).toBeVisible()
  await expect.element(password()).toBeVisible()
  await expect.element(page.getByRole('checkbox', { name: 'Remember me' })).toBeVisible()
  await expect.element(sheet().getByRole('button', { name: 'Demo Login' })).toBeVisible()
})

it('ROUTE-006 Q-056 prefills the credentials from a URL, and logs in when the player presses the button', async () => {
  const { site, calls } = show()
  site.request('login', { prefill: { userName: 'floodlight_fan', password: 'a fine 1' } })
  await expect.element(userName()).toHaveValue('floodlight_fan')
  await expect.element(password()).toHaveValue('a fine 1')
  await expect.element(page.getByRole('checkbox', { name: 'Remember me' })).not.toBeChecked()
  expect(site.operator.session.get()).toBeNull()
  expect(calls).toEqual([])
  await userEvent.click(submit())
  await expect.poll(() => site.operator.session.get()).not.toBeNull()
})

it('AUTH-005 shows and hides the password', async () => {
  const { site } = show()
  site.request('login', {})
  await userEvent.fill(password(), 'secret')
  await expect.element(password()).toHaveAttribute('type', 'password')
  await userEvent.click(page.getByRole('button', { name: 'Show password' }))
  await expect.element(password()).toHaveAttribute('type', 'text')
  await userEvent.click(page.getByRole('button', { name: 'Hide password' }))
  await expect.element(password()).toHaveAttribute('type', 'password')
})

it('AUTH-007 AUTH-032 AUTH-033 logs in on Enter, confirms it, and opens the page that requested the login', async () => {
  const { site, seen } = show()
  site.request('login', { returnTo: '/events/4/1.23' })
  await fillIn()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Bal', { exact: true })).toBeVisible()
  await expect.element(sheet()).not.toBeInTheDocument()
  expect(site.operator.session.get()?.token).toBe('token')
  expect(seen.toasts).toEqual(['Login Successful'])
  expect(seen.paths).toEqual(['/events/4/1.23'])
})

it('AUTH-008 AUTH-009 AUTH-023 is busy while a login runs, and sends one login for fifty presses', async () => {
  let answer: (value: { user: typeof player; token: string }) => void = () => {}
  const authenticate = vi.fn(
    () => new Promise<{ user: typeof player; token: string }>((resolve) => void (answer = resolve)),
  )
  const { site } = show({ authenticate })
  site.request('login', {})
  await fillIn()
  const button = submit().element() as HTMLButtonElement
  for (let press = 0; press < 50; press += 1) button.click()
  await vi.waitFor(() => expect(button.getAttribute('aria-busy')).toBe('true'))
  button.form?.requestSubmit()
  for (let press = 0; press < 50; press += 1) button.click()
  expect(authenticate).toHaveBeenCalledTimes(1)
  answer({ user: player, token: 'token' })
  await expect.element(sheet()).not.toBeInTheDocument()
})

it('ERR-003 shows the operator’s message when it refuses, and keeps the typed text', async () => {
  const { site } = show({
    authenticate: () => Promise.reject(new OperatorError('unauthorized', 'User name or password is wrong')),
  })
  site.request('login', {})
  await fillIn()
  await userEvent.click(submit())
  await expect.element(page.getByRole('alert')).toHaveTextContent('User name or password is wrong')
  await expect.element(userName()).toHaveValue('player')
  expect(site.operator.session.get()).toBeNull()
})

const answeringStaff: FakeSiteOptions = {
  authenticate: async () => ({ user: { ...player, userType: 'agent' }, token: 'token' }),
}

it('AUTH-025 Q-001 lets staff log in if the brand allows it', async () => {
  const { site } = show(answeringStaff)
  site.flags.setLayer('operator', { 'auth.allowStaffLogin': true })
  site.request('login', {})
  await fillIn()
  await userEvent.click(submit())
  await expect.poll(() => site.operator.session.get()?.userType).toBe('agent')
})

it('AUTH-025 sends staff to their own website', async () => {
  const { site } = show(answeringStaff)
  site.flags.setLayer('operator', { 'auth.allowStaffLogin': false })
  site.request('login', {})
  await fillIn()
  await userEvent.click(submit())
  await expect.element(page.getByRole('alert')).toHaveTextContent('Login with admin website')
  expect(site.operator.session.get()).toBeNull()
})

it('AUTH-044 AUTH-045 creates a demo account and logs it in, from one press in the header', async () => {
  await page.viewport(1000, 700)
  const authenticate = vi.fn(async () => ({ user: { ...player, isDemo: true }, token: 'demo' }))
  const { site, calls } = show({
    authenticate,
    user: { isDemo: true },
    answers: { demoSignUp: () => null },
  })
  await userEvent.click(page.getByRole('button', { name: 'Demo Login' }))
  await expect.element(page.getByText('Bal', { exact: true })).toBeVisible()
  expect(calls[0]).toBe('demoSignUp')
  expect(authenticate).toHaveBeenCalledTimes(1)
  expect(site.operator.session.get()).toMatchObject({ token: 'demo', demoUntil: 6 * 60 * 60 * 1000 })
})

it.each([
  { 'auth.demo.whiteLabelId': 'demo-label', sent: 'demo-label' },
  { 'auth.demo.whiteLabelId': null, sent: '' },
])('CALL-018 sends the white label of demos with the sign-up: $sent', async ({ sent, ...flags }) => {
  const demoSignUp = vi.fn((_request: unknown) => null)
  const authenticate = async () => ({ user: { ...player, isDemo: true }, token: 'demo' })
  const { site } = show({ flags, authenticate, answers: { demoSignUp } })
  site.request('login', { step: 'demo' })
  await expect.poll(() => demoSignUp.mock.calls[0]?.[0]).toMatchObject({ demoWhiteLabelId: sent })
})

it('AUTH-049 AUTH-050 shows in the sheet that the demo failed, and allows another try', async () => {
  const { site } = show()
  site.request('login', { step: 'demo' })
  await expect.element(page.getByRole('alert')).toHaveTextContent('Something Went Wrong, Please Try again!')
  await expect.element(sheet().getByRole('button', { name: 'Demo Login' })).not.toHaveAttribute('aria-busy')
})

it('AUTH-068 reads the balance again when the operator reports changed points', async () => {
  const { calls, emit } = show({ login: { token: 't', userType: 'user' } })
  await expect.element(page.getByText('1,00,000.00')).toBeVisible()
  await expect.element(page.getByText('Bal', { exact: true })).toBeVisible()
  await expect.element(page.getByText('Exp', { exact: true })).toBeVisible()
  const before = calls.filter((name) => name === 'getPoints').length
  emit(pointsChanged, {})
  await vi.waitFor(() => expect(calls.filter((name) => name === 'getPoints').length).toBe(before + 1))
})

it.each([
  [{ 'auth.register.enabled': true, 'domain.type': 'b2c' }, true, true],
  [{ 'auth.register.enabled': false, 'domain.type': 'b2c' }, true, false],
  [{ 'auth.register.enabled': true, 'domain.type': 'b2b' }, true, false],
  // No feature of the site handles the registration.
  [{ 'auth.register.enabled': true, 'domain.type': 'b2c' }, false, false],
] as const)(
  'SHELL-025 SHELL-026 with %j and a registration %s offers to register: %s',
  async (flags, isTaken, isShown) => {
    const { site, seen } = fakeSite({ flags, intents: isTaken ? ['register'] : [] })
    root.render(
      <FakeAccountFrame site={site}>
        <VisitorActions />
      </FakeAccountFrame>,
    )
    await expect.element(page.getByRole('button', { name: 'Login', exact: true })).toBeVisible()
    const register = page.getByRole('button', { name: 'Register' }).elements()
    register.forEach((button) => (button as HTMLElement).click())
    expect(seen.intents).toEqual(isShown ? [['register', {}]] : [])
  },
)

it.each([
  ['a demo', true, {}, 'true'],
  ['a login with a temporary password', false, { mustChangePassword: true }, 'true'],
  ['any other login', false, {}, null],
] as const)('AUTH-029 AUTH-046 after %s it is a first login: %s, %j', async (_name, isDemo, user, mark) => {
  const { site } = show({ answers: { demoSignUp: () => ({}) }, user, completesLogins: true })
  site.request('login', isDemo ? { step: 'demo' } : {})
  const byHand = async () => {
    await fillIn()
    await userEvent.click(submit())
  }
  await (isDemo || byHand())
  await expect.poll(() => site.operator.session.get()).not.toBeNull()
  await expect.element(sheet()).not.toBeInTheDocument()
  await expect.poll(() => site.tabStorage.getItem('kit.isFirstLogin')).toBe(mark)
})

it('AUTH-033 returns to the event page whose header requested the login', async () => {
  const before = window.location.href
  window.history.replaceState(null, '', '/events/4/1.23?view=ladder')
  try {
    const { seen } = show()
    await userEvent.click(page.getByRole('button', { name: 'Login', exact: true }))
    await fillIn()
    await userEvent.click(submit())
    await expect.element(sheet()).not.toBeInTheDocument()
    expect(seen.paths).toEqual(['/events/4/1.23?view=ladder'])
  } finally {
    window.history.replaceState(null, '', before)
  }
})
