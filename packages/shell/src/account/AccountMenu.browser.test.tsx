import { Icon, type MessageId } from '@kit/ui'
import { afterEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
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
  const { history } = openSite({ login, features: [entries], answer: answerAs({}) })
  const button = page.getByRole('button', { name: 'Account of floodlight' })
  await userEvent.click(button)
  const names = () =>
    Array.from(document.querySelectorAll('[popover] button'), ({ textContent }) => textContent)
  expect(names()).toEqual(['Profile', 'Logout'])
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
