import { OperatorError, type CallOptions } from '@kit/sdk'
import type { Passkey } from '@kit/sdk/contract'
import { player } from '@kit/shell/testing'
import { afterEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { createStore } from 'zustand/vanilla'
import type { LoginIntent } from '@kit/shell/feature'
import { LoginOverlay } from '../login/LoginOverlay.tsx'
import SecureAuthPage from '../second-factor/SecureAuthPage.tsx'
import { closePage, showPage } from '../testing/showPage.tsx'

// The passkey flow test uses Chromium's own authenticator; here the mocked library answers for the browser.
const authenticator = vi.hoisted(() => ({
  startRegistration: vi.fn<(asked: object) => Promise<unknown>>(),
  startAuthentication: vi.fn<(asked: object) => Promise<unknown>>(),
}))
vi.mock('@simplewebauthn/browser', () => authenticator)

afterEach(() => {
  closePage()
  vi.resetAllMocks()
})

const failing = (name: string) => () => Promise.reject(new DOMException('no', name))
const credential = {
  id: 'a-passkey-of-this-account',
  rawId: 'a-passkey-of-this-account',
  type: 'public-key' as const,
  clientExtensionResults: {},
  response: { clientDataJSON: 'e30' },
}
const challenge = { challenge: 'AAAA' }
const made = (more: Partial<Passkey> = {}): Passkey => ({
  id: 'a-passkey-of-this-account',
  device: 'Mozilla/5.0 (Linux; Android 14; K) Chrome/138.0.0.0 Mobile Safari/537.36',
  isSynced: true,
  createdAt: '2026-11-20T10:00:00Z',
  lastUsedAt: '2026-11-21T10:00:00Z',
  ...more,
})
const options = { passkeys: true }
const section = page.getByRole('region', { name: 'Passkeys' })
const button = (label: string) => section.getByRole('button', { name: label, exact: true })

it('shows no passkeys on a site without them, nor to a demo account', async () => {
  const answers = { getSecondFactor: () => ({ enabled: false }) }
  const { calls } = showPage(<SecureAuthPage />, { answers })
  await expect.element(page.getByText('Two-step login is off.')).toBeVisible()
  expect(section.elements()).toEqual([])
  closePage()
  showPage(<SecureAuthPage />, { answers, user: { isDemo: true } }, options)
  await expect.element(page.getByText('Two-step login is off.')).toBeVisible()
  expect(section.elements()).toEqual([])
  expect(calls).not.toContain('listPasskeys')
})

it('lists passkeys, and removes one after a password check', async () => {
  let all = [made()]
  const asked: unknown[] = []
  const { seen } = showPage(
    <SecureAuthPage />,
    {
      answers: {
        getSecondFactor: () => ({ enabled: false }),
        listPasskeys: () => all,
        removePasskey(request) {
          asked.push(request)
          if (asked.length === 1)
            return Promise.reject(
              new OperatorError('refused', 'Invalid Password', { status: 400, field: 'password' }),
            )
          all = []
          return {}
        },
      },
    },
    options,
  )
  await expect.element(section.getByText('Chrome, Android')).toBeVisible()
  await expect.element(section.getByText('On all your devices')).toBeVisible()
  await userEvent.click(button('Remove: Chrome, Android'))
  await userEvent.click(button('Remove'))
  await expect.element(section.getByText('Enter your password.')).toBeVisible()
  await userEvent.fill(section.getByLabelText('Password', { exact: true }), 'wrong')
  await userEvent.click(button('Remove'))
  await expect.element(section.getByText('Invalid Password')).toBeVisible()
  await userEvent.fill(section.getByLabelText('Password', { exact: true }), 'right')
  await userEvent.click(button('Remove'))
  await expect.element(section.getByText('You have no passkeys yet.')).toBeVisible()
  expect(asked).toEqual([
    { passkeyId: 'a-passkey-of-this-account', password: 'wrong' },
    { passkeyId: 'a-passkey-of-this-account', password: 'right' },
  ])
  expect(seen.toasts).toEqual(['Passkey removed'])
})

it('shows that the list could not be read, and reads it again', async () => {
  let isDown = true
  showPage(
    <SecureAuthPage />,
    {
      answers: { getSecondFactor: () => ({ enabled: false }), listPasskeys: () => [] },
      onCall: (call) => (call === 'listPasskeys' && isDown ? Promise.reject(new Error('no')) : undefined),
    },
    options,
  )
  await expect.element(button('Try again')).toBeVisible()
  isDown = false
  await userEvent.click(button('Try again'))
  await expect.element(section.getByText('You have no passkeys yet.')).toBeVisible()
})

it('creates a passkey on this device after a password check', async () => {
  const all: Passkey[] = []
  const sent: [string, unknown][] = []
  authenticator.startRegistration.mockResolvedValue(credential)
  const { seen } = showPage(
    <SecureAuthPage />,
    {
      answers: {
        getSecondFactor: () => ({ enabled: false }),
        listPasskeys: () => [...all],
        beginPasskey: () => challenge,
        addPasskey: () => all.push(made()) && all[0],
      },
      onCall: (name, request) => void (name.endsWith('Passkey') && sent.push([name, request])),
    },
    options,
  )
  await userEvent.click(button('Add a passkey'))
  await userEvent.fill(section.getByLabelText('Password', { exact: true }), 'the password')
  await userEvent.click(button('Add a passkey'))
  await expect.element(section.getByText('Chrome, Android')).toBeVisible()
  expect(authenticator.startRegistration.mock.calls).toEqual([[{ optionsJSON: challenge }]])
  expect(sent).toEqual([
    ['beginPasskey', { password: 'the password' }],
    ['addPasskey', { credential }],
  ])
  expect(seen.toasts).toEqual(['Passkey added'])
})

it.each([
  ['NotAllowedError', 'No passkey was added.'],
  ['AbortError', 'No passkey was added.'],
  ['InvalidStateError', 'This device already has a passkey for this account.'],
  ['SecurityError', 'Something Went Wrong, Please Try again!'],
])('after a %s of the browser shows: %s', async (error, words) => {
  authenticator.startRegistration.mockImplementation(failing(error))
  const { calls } = showPage(
    <SecureAuthPage />,
    {
      answers: {
        getSecondFactor: () => ({ enabled: false }),
        listPasskeys: () => [],
        beginPasskey: () => challenge,
      },
    },
    options,
  )
  await userEvent.click(button('Add a passkey'))
  await userEvent.fill(section.getByLabelText('Password', { exact: true }), 'the password')
  await userEvent.click(button('Add a passkey'))
  await expect.element(section.getByRole('alert')).toHaveTextContent(words)
  expect(calls).not.toContain('addPasskey')
})

function openLogin(answers: Record<string, (request: unknown) => unknown>, isOn = true) {
  const loginRequest = createStore<LoginIntent | null>(() => ({ returnTo: '/open-bets' }))
  const fake = showPage(<LoginOverlay />, { login: null, answers }, { passkeys: isOn }, loginRequest)
  return { ...fake, loginRequest }
}
const byPasskey = page.getByRole('button', { name: 'Login with a passkey' })

it('offers no passkey login if the site has no passkeys', async () => {
  openLogin({}, false)
  await expect.element(page.getByRole('button', { name: 'Login', exact: true })).toBeVisible()
  expect(byPasskey.elements()).toEqual([])
})

it('stays unchanged if no passkey is chosen', async () => {
  authenticator.startAuthentication.mockImplementation(failing('NotAllowedError'))
  const { seen, loginRequest } = openLogin({ beginPasskeyLogin: () => challenge })
  await userEvent.click(byPasskey)
  await expect.poll(() => authenticator.startAuthentication.mock.calls.length).toBe(1)
  await expect.element(byPasskey).not.toHaveAttribute('aria-busy', 'true')
  expect([loginRequest.getState(), seen.paths, page.getByRole('alert').elements()]).toEqual([
    { returnTo: '/open-bets' },
    [],
    [],
  ])
})

it('shows the operator’s message for a refused passkey', async () => {
  openLogin({
    beginPasskeyLogin: () =>
      Promise.reject(new OperatorError('refused', 'Passkeys are not available here', { status: 409 })),
  })
  await userEvent.click(byPasskey)
  await expect.element(page.getByRole('alert')).toHaveTextContent('Passkeys are not available here')
})

it('AUTH-033 logs in with a passkey, also with a second factor set up, and opens the requested page', async () => {
  authenticator.startAuthentication.mockResolvedValue(credential)
  const { site, seen, loginRequest } = openLogin({ beginPasskeyLogin: () => challenge })
  const { client } = site.operator
  const asked: unknown[] = []
  const call = (endpoint: { name: string }, request: unknown, more: CallOptions = {}) => {
    if (endpoint.name !== 'logInByPasskey') return client.call(endpoint as never, request as never)
    asked.push(request)
    more.onToken?.('by passkey')
    return Promise.resolve({ ...player, hasSecondFactor: true })
  }
  site.operator.client = { ...client, call: call as typeof client.call }
  await userEvent.click(byPasskey)
  await expect.poll(() => seen.paths).toEqual(['/open-bets'])
  expect(asked).toEqual([
    { credential, country: 'unknown', city: 'unknown', countryFlag: 'unknown', domain: 'site.test' },
  ])
  expect(site.operator.session.get()).toEqual({ token: 'by passkey', userType: 'user' })
  expect([loginRequest.getState(), seen.toasts]).toEqual([null, ['Login Successful']])
})
