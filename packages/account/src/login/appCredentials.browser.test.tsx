import { OperatorError } from '@kit/sdk'
import { player } from '@kit/shell/testing'
import { afterEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { closeSite, openSite, type Setting } from '../../../shell/src/testing/openSite.tsx'
import type { CredentialStore } from '../accountContext.ts'
import { account } from '../feature.tsx'

afterEach(closeSite)

function keychain(first?: { userName: string; password: string }) {
  let held: { userName: string; password: string } | undefined = first
  const store: CredentialStore = {
    read: async () => held,
    write: async (credentials) => void (held = credentials),
    remove: async () => void (held = undefined),
  }
  return { store, held: () => held }
}

const known = { userName: 'floodlight_fan', password: 'a fine 1' }
const answers: Readonly<Record<string, unknown>> = {
  getProfile: { ...player, hasCockFight: true },
  changePassword: { transactionCode: null },
  logOut: null,
}

function open(credentials: CredentialStore | undefined, setting: Setting = {}) {
  return openSite({
    features: [account({ ...(credentials && { credentials }) })],
    authenticate: async () => ({ user: player, token: 'token' }),
    answer: (name) =>
      name in answers ? Promise.resolve(answers[name]) : new Promise<never>(() => undefined),
    ...setting,
  })
}

const sheet = page.getByRole('dialog', { name: 'Login' })
const userName = sheet.getByLabelText('User Name or Mobile No.')
const password = sheet.getByLabelText('Password', { exact: true })
const remember = sheet.getByRole('checkbox', { name: 'Remember me' })
const logIn = () => userEvent.click(sheet.getByRole('button', { name: 'Login', exact: true }))
const openLogin = ({ site }: ReturnType<typeof open>) => site.services.request('login', {})

it('AUTH-022 in an app the saved user name and password are prefilled, and log in with one press', async () => {
  const authenticate = vi.fn(async () => ({ user: player, token: 'token' }))
  const opened = open(keychain(known).store, { authenticate })
  openLogin(opened)
  await expect.element(userName).toHaveValue(known.userName)
  await expect.element(password).toHaveValue(known.password)
  await expect.element(password).toHaveAttribute('type', 'password')
  await expect.element(remember).toBeChecked()
  await logIn()
  await expect.poll(() => opened.operator.session.get()?.token).toBe('token')
  expect(authenticate).toHaveBeenCalledWith(
    expect.objectContaining({ email: known.userName, password: known.password }),
  )
})

it('AUTH-022 Q-058 with Remember me the app stores the credentials, and the browser no password', async () => {
  const { store, held } = keychain()
  const opened = open(store)
  openLogin(opened)
  await userEvent.fill(userName, known.userName)
  await userEvent.fill(password, known.password)
  await userEvent.click(remember)
  await logIn()
  await expect.poll(held).toEqual(known)
  for (const place of [opened.browser.storage, opened.browser.tabStorage, localStorage, sessionStorage])
    expect(JSON.stringify(place)).not.toContain(known.password)
})

it('AUTH-022 a login without Remember me clears the app’s credentials', async () => {
  const { store, held } = keychain(known)
  openLogin(open(store))
  await expect.element(password).toHaveValue(known.password)
  await userEvent.click(remember)
  await logIn()
  await expect.poll(held).toBeUndefined()
})

it('AUTH-022 a refused login changes nothing in the app, and a temporary password is not stored', async () => {
  const refused = keychain(known)
  const authenticate = () => Promise.reject(new OperatorError('refused', 'Wrong password', { status: 400 }))
  openLogin(open(refused.store, { authenticate }))
  await userEvent.fill(password, 'another 2')
  await logIn()
  await expect.element(page.getByText('Wrong password')).toBeVisible()
  expect(refused.held()).toEqual(known)
  closeSite()
  const temporary = keychain()
  const owed = { ...player, mustChangePassword: true }
  const opened = open(temporary.store, { authenticate: async () => ({ user: owed, token: 'token' }) })
  openLogin(opened)
  await userEvent.fill(userName, known.userName)
  await userEvent.fill(password, 'temporary 1')
  await userEvent.click(remember)
  await logIn()
  await expect.poll(() => opened.operator.session.get()?.token).toBe('token')
  expect(temporary.held()).toBeUndefined()
})

it('AUTH-022 does not replace text the player has typed', async () => {
  let answer: (credentials: typeof known) => void = () => {}
  const { store } = keychain()
  openLogin(open({ ...store, read: () => new Promise((resolve) => (answer = resolve)) }))
  await userEvent.fill(userName, 'another_player')
  answer(known)
  await new Promise((resolve) => setTimeout(resolve, 50))
  await expect.element(userName).toHaveValue('another_player')
  await expect.element(password).toHaveValue('')
})

it.each([
  ['fails', () => Promise.reject(new Error('The keychain is locked'))],
  ['answers what are no credentials', async () => ({ userName: 7, password: '' }) as never],
])('AUTH-022 the form is empty and works if the app %s', async (_what, read) => {
  const { store } = keychain()
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const opened = open({ ...store, read })
  openLogin(opened)
  await userEvent.fill(userName, known.userName)
  await userEvent.fill(password, known.password)
  await logIn()
  await expect.poll(() => opened.operator.session.get()?.token).toBe('token')
  vi.restoreAllMocks()
})

it('AUTH-022 outside an app only the user name is remembered', async () => {
  openLogin(open(undefined, { stored: { 'kit.userName': known.userName } }))
  await expect.element(userName).toHaveValue(known.userName)
  await expect.element(password).toHaveValue('')
})

it('AUTH-022 a changed password clears the old one in the app', async () => {
  const { store, held } = keychain(known)
  const opened = open(store, { login: { token: 't', userType: 'user' } })
  opened.site.services.request('password.change', {})
  const dialog = page.getByRole('dialog')
  await userEvent.fill(dialog.getByLabelText('Old Password', { exact: true }), known.password)
  await userEvent.fill(dialog.getByLabelText('New Password', { exact: true }), 'a finer 22')
  await userEvent.fill(dialog.getByLabelText(/Confirm/), 'a finer 22')
  await userEvent.keyboard('{Enter}')
  await expect.poll(held).toBeUndefined()
})
