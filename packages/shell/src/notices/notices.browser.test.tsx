import type { MessageId } from '@kit/ui'
import { Sheet } from '@kit/ui'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { createStore } from 'zustand/vanilla'
import type { Feature } from '../feature.ts'
import { player } from '../testing/fakeSite.ts'
import { closeSite, landing, login, openSite, type Setting } from '../testing/openSite.tsx'
import { notices } from './notices.tsx'

afterEach(closeSite)
beforeEach(async () => {
  Object.assign(document.documentElement.dataset, { brand: 'aurora', mode: 'dark' })
  await page.viewport(390, 844)
})

const picture = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'
const answer = async (name: string) => (name === 'getProfile' ? player : new Promise(() => {}))

function open(setting: Setting = {}, tab: Record<string, string> = {}) {
  const isBusy = createStore<boolean>(() => false)
  const isSheetOpen = createStore<boolean>(() => false)
  const bets: Feature = {
    name: 'bets',
    messages: {},
    setup: () => ({ isBusy, intents: { login: () => isSheetOpen.setState(true) } }),
  }
  const opened = openSite({ features: [bets, notices()], answer, ...setting })
  for (const [key, value] of Object.entries(tab)) opened.browser.tabStorage.setItem(key, value)
  return { ...opened, isBusy, isSheetOpen }
}

const dialog = page.getByRole('dialog')

it('SHELL-095 SHELL-096 welcomes once after the first login with the brand’s banner, and gives the focus back', async () => {
  const { operator, browser } = open(
    {
      flags: {
        'theme.mobileBanner': picture.replace('data:', '/data:'),
        'theme.bannerText': 'A hundred points',
      },
    },
    { 'kit.isFirstLogin': 'true' },
  )
  await expect.element(landing).toBeVisible()
  const menu = page.getByRole('link', { name: 'Testbrand, home' })
  menu.element().focus()
  operator.session.begin(login, false)
  await expect.element(page.getByRole('dialog', { name: 'Welcome' })).toBeVisible()
  await expect.element(dialog.getByText('A hundred points')).toBeVisible()
  await userEvent.click(dialog.getByRole('button', { name: 'Okay' }))
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(menu).toHaveFocus()
  expect(browser.tabStorage.getItem('kit.isFirstLogin')).toBeNull()
  operator.session.end('asked')
  operator.session.begin(login, false)
  await expect.element(page.getByRole('button', { name: /^Account of/ })).toBeVisible()
  await expect.element(dialog).not.toBeInTheDocument()
})

it('SHELL-124 says why a login ended, as when its token expired, and leads to the next one', async () => {
  const { operator, isSheetOpen } = open({
    login,
    // The page was reloaded a moment ago, so it stays and shows the reason here.
    storedInTab: { 'kit.reloadedAt': String(Date.UTC(2026, 0, 1)) },
  })
  await expect.element(page.getByRole('button', { name: /^Account of/ })).toBeVisible()
  operator.session.end('expired')
  await expect.element(dialog.getByText('Your session has ended. Please log in again.')).toBeVisible()
  await userEvent.click(dialog.getByRole('button', { name: 'Login' }))
  await expect.element(dialog).not.toBeInTheDocument()
  expect(isSheetOpen.getState()).toBe(true)
})

it('waits for a bet without an answer, and disappears while one is in flight', async () => {
  const { operator, isBusy } = open({ login })
  await expect.element(page.getByRole('button', { name: /^Account of/ })).toBeVisible()
  isBusy.setState(true)
  operator.session.end('byAdmin')
  await expect.element(landing).toBeVisible()
  await expect.element(dialog).not.toBeInTheDocument()
  isBusy.setState(false)
  await expect.element(dialog).toBeVisible()
  isBusy.setState(true)
  await expect.element(dialog).not.toBeInTheDocument()
  isBusy.setState(false)
  await expect.element(dialog).toBeVisible()
})

it('waits while the player fills in a field, and while they go on to the next', async () => {
  const { operator } = open({ login })
  await expect.element(page.getByRole('button', { name: /^Account of/ })).toBeVisible()
  const fields = [document.createElement('input'), document.createElement('input')] as const
  document.body.append(...fields)
  fields[0].focus()
  operator.session.end('byAdmin')
  await expect.element(landing).toBeVisible()
  fields[1].focus()
  await new Promise((resolve) => setTimeout(resolve, 50))
  await expect.element(dialog).not.toBeInTheDocument()
  fields[1].blur()
  await expect.element(dialog).toBeVisible()
  for (const field of fields) field.remove()
})

it('shows forty at once one by one, never two', async () => {
  const shown = createStore<string | null>(() => null)
  const seen: string[] = []
  function Popup() {
    return null
  }
  const forty: Feature = {
    name: 'forty',
    messages: {},
    setup: (site) => ({
      overlays: [Popup],
      start() {
        for (let index = 0; index < 40; index += 1) {
          const id = `popup ${index}`
          site.request('notice.offer', {
            id,
            order: 60,
            show: () => {
              expect(shown.getState()).toBeNull()
              shown.setState(id, true)
              seen.push(id)
            },
            hide: () => shown.setState(null, true),
          })
        }
      },
    }),
  }
  const { operator, site } = open({ login, features: [notices(), forty] })
  await expect.element(page.getByRole('button', { name: /^Account of/ })).toBeVisible()
  await expect.poll(() => seen).toEqual(['popup 0'])
  // The end of a login precedes the 39 others.
  operator.session.end('demoOver')
  site.services.request('notice.withdraw', { id: 'popup 0' })
  await expect.element(dialog).toBeVisible()
  expect([page.getByRole('dialog').elements().length, shown.getState()]).toEqual([1, null])
  await userEvent.click(dialog.getByRole('button', { name: 'Okay' }))
  await expect.poll(() => shown.getState()).toBe('popup 1')
  for (let index = 1; index < 5; index += 1) {
    site.services.request('notice.withdraw', { id: `popup ${index}` })
    await expect.poll(() => shown.getState()).toBe(`popup ${index + 1}`)
  }
})

it('opens nothing over a sheet that is open', async () => {
  const drawer: Feature = {
    name: 'drawer',
    messages: { 'drawer.title': 'Drawer' },
    setup: () => ({
      overlays: [
        () => (
          <Sheet.Root defaultOpen>
            <Sheet.Content title="Drawer" labels={{ close: 'Shut the drawer' }}>
              <p>Inside</p>
            </Sheet.Content>
          </Sheet.Root>
        ),
      ],
    }),
  }
  const { site } = open({ features: [notices(), drawer] })
  await expect.element(page.getByText('Inside')).toBeVisible()
  site.services.request('session.ended', { textId: 'shell.session.byAdmin' as MessageId })
  await userEvent.click(page.getByRole('button', { name: 'Shut the drawer' }))
  await expect.element(page.getByRole('dialog', { name: 'You are logged out' })).toBeVisible()
  await expect.element(page.getByText('Inside')).not.toBeInTheDocument()
})
