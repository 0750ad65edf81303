import { vars } from '@kit/tokens'
import { Icon, type MessageId } from '@kit/ui'
import { afterEach, expect, it, onTestFinished } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import type { Feature } from '../feature.ts'
import { player } from '../testing/fakeSite.ts'
import { closeSite, login, openSite } from '../testing/openSite.tsx'

afterEach(closeSite)

const pressed: string[] = []
const entry = (id: string, order: number) => ({
  id,
  order,
  labelId: `entries.${id}` as MessageId,
  icon: <Icon name="account" />,
  onPress: () => void pressed.push(id),
})
const entries: Feature = {
  name: 'entries',
  messages: { 'entries.leave': 'Logout', 'entries.own': 'Profile', 'entries.hidden': 'Hidden' },
  setup: () => ({
    accountMenu: [
      entry('leave', 100),
      { ...entry('own', 10), onPress: () => undefined, to: '/nowhere' },
      { ...entry('hidden', 50), useIsShown: () => false },
    ],
  }),
}

const answerAs = (user: object) => async (name: string) =>
  name === 'getProfile' ? { ...player, ...user } : new Promise(() => {})

it('SHELL-040 lists behind the player’s name what the features contribute, in order, and runs or leads where each says', async () => {
  Object.assign(document.documentElement.dataset, { brand: 'aurora', mode: 'dark' })
  const { history } = openSite({ login, features: [entries], answer: answerAs({}) })
  const button = page.getByRole('button', { name: 'Account of floodlight' })
  await userEvent.click(button)
  const names = () =>
    Array.from(document.querySelectorAll('[popover] button'), ({ textContent }) => textContent)
  expect(names()).toEqual(['Profile', 'Use the light theme', 'Logout'])
  const [first, second] = [...document.querySelectorAll('[popover] button')].map((one) =>
    one.getBoundingClientRect(),
  )
  expect(second!.top - first!.bottom).toBeGreaterThan(4)
  await userEvent.click(page.getByRole('button', { name: 'Logout' }))
  expect(pressed).toEqual(['leave'])
  await expect.element(page.getByRole('button', { name: 'Logout' })).not.toBeInTheDocument()
  await userEvent.click(button)
  await userEvent.click(page.getByRole('button', { name: 'Profile' }))
  await expect.poll(() => history.location.pathname).toBe('/nowhere')
})

it('SHELL-041 calls a throwaway account Demo, and is not there for visitors', async () => {
  openSite({ login, answer: answerAs({ isDemo: true }) })
  await expect.element(page.getByRole('button', { name: 'Account of Demo' })).toBeVisible()
  closeSite()
  openSite()
  await expect.element(page.getByRole('banner')).toBeVisible()
  await expect.element(page.getByRole('button', { name: /^Account of/ })).not.toBeInTheDocument()
})

const served: Feature = {
  name: 'served',
  messages: {},
  setup: () => ({
    routes: ['/deposit', '/withdraw', '/elsewhere'].map((path) => ({
      path,
      load: async () => ({ default: () => <h1>{path}</h1> }),
    })),
    intents: {
      'password.change': () => void pressed.push('password'),
      'profitReport.open': () => void pressed.push('profit'),
    },
  }),
}
const openMenu = (name = 'floodlight') =>
  userEvent.click(page.getByRole('button', { name: `Account of ${name}` }))

it('SHELL-042 SHELL-043 SHELL-044 SHELL-048 offers money, colour mode, a new password and the report where the site has them', async () => {
  pressed.length = 0
  const { history, browser } = openSite({
    login,
    path: '/elsewhere',
    features: [served],
    answer: answerAs({}),
  })
  await openMenu()
  expect(document.querySelector('[popover]')?.textContent).toContain('Welcome floodlight')
  await expect.element(page.getByRole('link', { name: 'Deposit' })).toBeVisible()
  // The header has a switch of the same name.
  await userEvent.click(page.getByRole('button', { name: 'Use the light theme' }).last())
  expect(browser.storage.getItem('kit.mode')).toBe('light')
  await userEvent.click(page.getByRole('button', { name: 'Profit and Loss' }))
  await openMenu()
  await userEvent.click(page.getByRole('button', { name: 'Change Password' }))
  expect(pressed).toEqual(['profit', 'password'])
  await openMenu()
  await userEvent.click(page.getByRole('link', { name: 'Withdraw' }))
  await expect.poll(() => history.location.pathname).toBe('/withdraw')
})

it('SHELL-043 SHELL-044 offers nothing that no feature of the site does', async () => {
  openSite({ login, answer: answerAs({}) })
  await openMenu()
  for (const name of ['Deposit', 'Withdraw', 'Change Password', 'Profit and Loss', 'Refresh all users'])
    await expect.element(page.getByText(name)).not.toBeInTheDocument()
})

it('SHELL-046 SHELL-047 shows the socket’s state in the menu as a dot that blinks, in red while the operator blocks it', async () => {
  const { site, setLive } = openSite({ login, answer: answerAs({}) })
  await withMotion()
  await openMenu()
  const dot = (name: string) =>
    page.elementLocator(document.querySelector('[popover]')!).getByRole('img', { name, exact: true })
  const look = (name: string) => {
    const element = dot(name).element()
    const isBlinking = element.getAnimations().some(({ playState }) => playState === 'running')
    return { isBlinking, backgroundColor: getComputedStyle(element).backgroundColor }
  }
  const danger = document.body.appendChild(document.createElement('span'))
  danger.style.background = vars.color.danger
  await expect.element(dot('Connected')).toBeVisible()
  expect(look('Connected').isBlinking).toBe(true)
  setLive('connecting')
  await expect.element(dot('Connecting')).toBeVisible()
  setLive('off')
  await expect.element(dot('Not connected')).toBeVisible()
  site.services.flags.setLayer('operator', { 'socket.blocked': true })
  await expect.element(dot('Socket blocked')).toBeVisible()
  expect(look('Socket blocked')).toEqual({
    isBlinking: true,
    backgroundColor: getComputedStyle(danger).backgroundColor,
  })
})

/** Allows animations until the end of the test; test browsers request reduced motion. */
async function withMotion() {
  const chromium = cdp() as unknown as { send(command: string, request: object): Promise<void> }
  const ask = (value: string) =>
    chromium.send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] })
  await ask('no-preference')
  onTestFinished(() => ask('reduce'))
}

function openAsAdministrator(change: () => Promise<unknown>) {
  const asked: [string, unknown][] = []
  const opened = openSite({
    login: { token: 't', userType: 'administrator' },
    flags: { 'auth.allowStaffLogin': true },
    answer: async (name, request) => {
      asked.push([name, request])
      if (name === 'getProfile') return { ...player, userType: 'administrator' }
      if (name === 'getSwitches') return { maintenanceMode: false, socket: true, singleScreen: false }
      if (name === 'setMaintenance' || name === 'setUseSocket') return change()
      if (name === 'refreshEveryPage') return {}
      return new Promise(() => {})
    },
  })
  return { ...opened, asked }
}

it('SHELL-045 SHELL-122 lets the administrator sign a switch, which flips, and refresh all users', async () => {
  const { asked } = openAsAdministrator(async () => ({ maintenanceMode: true }))
  await openMenu()
  expect(document.querySelector('[popover]')?.textContent).not.toContain('Welcome')
  const maintenance = page.getByRole('switch', { name: 'Maintenance' })
  await expect.element(maintenance).not.toBeChecked()
  await userEvent.click(maintenance)
  await userEvent.fill(page.getByLabelText('Transaction Code'), '4711')
  await userEvent.click(page.getByRole('button', { name: 'Change', exact: true }))
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  expect(asked).toContainEqual(['setMaintenance', { maintenanceMode: true, transactionCode: '4711' }])
  await openMenu()
  await expect.element(maintenance).toBeChecked()
  await userEvent.click(page.getByRole('button', { name: 'Refresh all users' }))
  await expect.poll(() => asked.some(([name]) => /refresh/i.test(name))).toBe(true)
  expect(asked.filter(([name]) => /refresh/i.test(name))).toEqual([
    ['refreshEveryPage', { message: 'User Refreshed' }],
  ])
})

it('SHELL-123 only closes the dialog where a switch is refused', async () => {
  openAsAdministrator(() => Promise.reject(new Error('transaction-code-wrong')))
  await openMenu()
  const socket = page.getByRole('switch', { name: 'Socket' })
  await expect.element(socket).toBeChecked()
  await userEvent.click(socket)
  await userEvent.fill(page.getByLabelText('Transaction Code'), 'no')
  await userEvent.click(page.getByRole('button', { name: 'Change', exact: true }))
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await openMenu()
  await expect.element(socket).toBeChecked()
})

it('SHELL-045 shows the switches to nobody else', async () => {
  openSite({ login, answer: answerAs({}) })
  await openMenu()
  await expect.element(page.getByRole('switch')).not.toBeInTheDocument()
})
