import { OperatorError } from '@kit/sdk'
import { fakeSite, player, type FakeSiteOptions } from '@kit/shell/testing'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { LoginIntent } from '@kit/shell/feature'
import { createStore } from 'zustand/vanilla'
import type { Panel } from '../accountContext.ts'
import { account } from '../feature.tsx'
import { LoginOverlay } from '../login/LoginOverlay.tsx'
import { PanelOverlay } from '../PanelOverlay.tsx'
import { FakeAccountFrame } from '../testing/FakeAccountFrame.tsx'
import { OwedPasswordOverlay } from './OwedPasswordOverlay.tsx'

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

const owing = { ...player, mustChangePassword: true }

function show(options: FakeSiteOptions = {}) {
  const loginRequest = createStore<LoginIntent | null>(() => null)
  const panel = createStore<Panel | null>(() => null)
  const fake = fakeSite({
    user: owing,
    authenticate: async () => ({ user: owing, token: 'token' }),
    answers: { logOut: () => null, changePassword: () => ({ transactionCode: null }) },
    intents: ['login'],
    ...options,
  })
  root.render(
    <FakeAccountFrame site={fake.site} loginRequest={loginRequest} panel={panel}>
      <LoginOverlay />
      <PanelOverlay />
      <OwedPasswordOverlay />
    </FakeAccountFrame>,
  )
  return { ...fake, panel, logIn: () => loginRequest.setState({}, true) }
}

const sheet = page.getByRole('dialog', { name: 'Change Password' })
const field = (label: string) => sheet.getByLabelText(label, { exact: true })
const submit = sheet.getByRole('button', { name: 'Change Password' })
const logInWith = async (password: string) => {
  await userEvent.fill(page.getByLabelText('User Name or Mobile No.'), 'player')
  await userEvent.fill(page.getByLabelText('Password', { exact: true }), password)
  await userEvent.keyboard('{Enter}')
}

it('AUTH-028 AUTH-030 AUTH-031 PWD-026 PWD-030 PWD-038 requires a new password after the login, without the old one', async () => {
  const requests: unknown[] = []
  const { site, seen, calls, logIn } = show({
    onCall: (name, request) => void (name === 'changePassword' && requests.push(request)),
  })
  logIn()
  await logInWith('temporary1')
  await expect.element(sheet).toBeVisible()
  expect(site.operator.session.get()?.token).toBe('token')
  await expect.element(field('Old Password')).not.toBeInTheDocument()
  await userEvent.fill(field('New Password'), 'myown1234')
  await userEvent.fill(field('Confirm Password'), 'myown1234')
  await userEvent.click(submit)
  await expect.poll(() => site.operator.session.get()).toBeNull()
  expect(requests).toEqual([{ oldPassword: 'temporary1', password: 'myown1234' }])
  expect(calls).toContain('logOut')
  expect(seen.toasts).toContain('PASSWORD UPDATED')
  expect(seen.intents.at(-1)).toEqual(['login', {}])
  await expect.element(sheet).not.toBeInTheDocument()
})

it('PWD-027 PWD-031 PWD-032 requires the old password after a reload, and cannot be closed', async () => {
  const { site } = show({ login: { token: 't', userType: 'user' } })
  await expect.element(field('Old Password')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('Please change password and copy transaction code')
  await userEvent.click(sheet.getByRole('button', { name: 'Close' }))
  await expect.element(sheet).toBeVisible()
  for (const label of ['Old Password', 'New Password', 'Confirm Password']) {
    await expect.element(field(label)).toHaveAttribute('type', 'password')
    await userEvent.click(sheet.getByRole('button', { name: 'Show password' }).first())
    await expect.element(field(label)).toHaveAttribute('type', 'text')
  }
  await userEvent.click(sheet.getByRole('button', { name: 'Hide password' }).first())
  await expect.element(field('Old Password')).toHaveAttribute('type', 'password')
  await userEvent.click(sheet.getByRole('button', { name: 'Logout' }))
  await expect.poll(() => site.operator.session.get()).toBeNull()
})

it('PWD-028 PWD-029 shows staff their new transaction code to copy, before it logs them out', async () => {
  const { site, seen } = show({
    login: { token: 't', userType: 'agent' },
    answers: { logOut: () => null, changePassword: () => ({ transactionCode: 'CODE-1' }) },
  })
  await userEvent.fill(field('Old Password'), 'temporary1')
  await userEvent.fill(field('New Password'), 'myown1234')
  await userEvent.fill(field('Confirm Password'), 'myown1234')
  await userEvent.click(submit)
  const code = page.getByRole('dialog', { name: 'Transaction Code' })
  await expect.element(code.getByText('CODE-1')).toBeVisible()
  await expect.element(code.getByRole('button', { name: 'Copy' })).toBeVisible()
  expect(site.operator.session.get()).not.toBeNull()
  await userEvent.click(code.getByRole('button', { name: 'Close' }).last())
  await expect.poll(() => site.operator.session.get()).toBeNull()
  expect(seen.intents.at(-1)).toEqual(['login', {}])
})

it('shows why the operator refuses, and keeps the typed text', async () => {
  show({
    login: { token: 't', userType: 'user' },
    answers: {
      changePassword: () => Promise.reject(new OperatorError('refused', 'The old password is wrong')),
    },
  })
  await userEvent.fill(field('Old Password'), 'wrong')
  await userEvent.fill(field('New Password'), 'myown1234')
  await userEvent.fill(field('Confirm Password'), 'myown1235')
  await userEvent.click(submit)
  await expect.element(sheet.getByText("Password Didn't Match")).toBeVisible()
  await userEvent.fill(field('Confirm Password'), 'myown1234')
  await userEvent.click(submit)
  await expect.element(page.getByRole('alert')).toHaveTextContent('The old password is wrong')
  await expect.element(field('New Password')).toHaveValue('myown1234')
})

it('is not shown to players without a due password change', async () => {
  const { calls } = show({ login: { token: 't', userType: 'user' }, user: player })
  await expect.poll(() => calls).toContain('getProfile')
  await expect.element(sheet).not.toBeInTheDocument()
})

it('PWD-025 PWD-033 PWD-034 changes the password on request, with the old one, and logs out', async () => {
  const requests: unknown[] = []
  const { site, seen, panel } = show({
    user: player,
    login: { token: 't', userType: 'user' },
    onCall: (name, request) => void (name === 'changePassword' && requests.push(request)),
  })
  panel.setState({ kind: 'changePassword' }, true)
  await userEvent.fill(field('Old Password'), 'the old 1')
  await userEvent.fill(field('New Password'), 'myown1234')
  await userEvent.fill(field('Confirm Password'), 'myown1234')
  await userEvent.click(submit)
  await expect.poll(() => site.operator.session.get()).toBeNull()
  expect(requests).toEqual([{ oldPassword: 'the old 1', password: 'myown1234' }])
  expect(seen.toasts).toEqual(['PASSWORD UPDATED'])
  expect(seen.intents).toEqual([['login', {}]])
})

it('can be closed if the player requested it', async () => {
  const { panel } = show({ user: player, login: { token: 't', userType: 'user' } })
  panel.setState({ kind: 'changePassword' }, true)
  await userEvent.click(sheet.getByRole('button', { name: 'Close' }))
  expect(panel.getState()).toBeNull()
  await expect.element(sheet).not.toBeInTheDocument()
})

it('PWD-028 PWD-034 Q-050 shows staff their new code after a requested change, before they are logged out', async () => {
  const { site, panel } = show({
    user: player,
    login: { token: 't', userType: 'agent' },
    answers: { logOut: () => null, changePassword: () => ({ transactionCode: 'CODE-2' }) },
  })
  panel.setState({ kind: 'changePassword' }, true)
  await userEvent.fill(field('Old Password'), 'the old 1')
  await userEvent.fill(field('New Password'), 'myown1234')
  await userEvent.fill(field('Confirm Password'), 'myown1234')
  await userEvent.click(submit)
  const code = page.getByRole('dialog', { name: 'Transaction Code' })
  await expect.element(code.getByText('CODE-2')).toBeVisible()
  expect(site.operator.session.get()).not.toBeNull()
  await userEvent.click(code.getByRole('button', { name: 'Close' }).last())
  await expect.poll(() => site.operator.session.get()).toBeNull()
})

it('PWD-035 clears a temporary password once it is changed: the next login requires the old one', async () => {
  const { site } = fakeSite({
    user: owing,
    authenticate: async () => ({ user: owing, token: 'token' }),
    answers: { logOut: () => null, changePassword: () => ({ transactionCode: null }) },
    intents: ['login'],
  })
  const { overlays = [], provider: Provider = () => null, start, intents } = account().setup(site)
  const stop = start?.()
  root.render(
    <FakeAccountFrame site={site}>
      <Provider>
        {overlays.map((Overlay) => (
          <Overlay key={Overlay.name} />
        ))}
      </Provider>
    </FakeAccountFrame>,
  )
  intents?.login?.({})
  await logInWith('temporary1')
  await expect.element(sheet).toBeVisible()
  await expect.element(field('Old Password')).not.toBeInTheDocument()
  await userEvent.fill(field('New Password'), 'myown1234')
  await userEvent.fill(field('Confirm Password'), 'myown1234')
  await userEvent.click(submit)
  await expect.poll(() => site.operator.session.get()).toBeNull()
  await expect.element(sheet).not.toBeInTheDocument()
  site.operator.session.begin({ token: 'again', userType: 'user' }, false)
  await expect.element(field('Old Password')).toHaveValue('')
  stop?.()
})
