import { loggedOutByAdmin, notificationBroadcast } from '@kit/sdk/contract'
import { expect, it, vi } from 'vitest'
import { account } from '../feature.tsx'
import { fakeSite } from '@kit/shell/testing'
import { storeNotification, storedNotifications } from './storedNotifications.ts'

const news = { _id: 'n1', title: 'Final tonight', body: 'Doors open at 7', icon: '/i.png', image: '' }

function started({ isAllowed = true } = {}) {
  const { site, seen, emit } = fakeSite({ login: { token: 't', userType: 'user' } })
  const shown = vi.fn<typeof site.notify>(() => isAllowed)
  site.notify = shown
  const stop = account().setup(site).start?.()
  return { site, seen, emit, shown, stop }
}

it('SOCK-017 shows a browser notification with title, body, icon and image, and keeps it', async () => {
  const { site, seen, emit, shown } = started()
  emit(notificationBroadcast, news)
  await vi.waitFor(() => expect(shown).toHaveBeenCalled())
  const { _id, title, ...rest } = news
  expect(shown).toHaveBeenCalledExactlyOnceWith(title, { ...rest, tag: _id })
  expect(storedNotifications(site.storage)).toMatchObject([{ id: 'n1', title: 'Final tonight' }])
  expect(seen.toasts).toEqual([])
})

it('says it on the page where the browser may not show it', async () => {
  const { seen, emit } = started({ isAllowed: false })
  emit(notificationBroadcast, news)
  await vi.waitFor(() => expect(seen.toasts).toEqual(['Final tonight: Doors open at 7']))
})

it('NOTIF-005 keeps the newest hundred, each once, and reads a broken list as none', () => {
  const { site } = fakeSite()
  const of = (number: number) => ({ id: `n${number}`, title: 't', body: 'b', image: '', receivedAt: '' })
  for (let number = 0; number < 130; number += 1) storeNotification(site.storage, of(number))
  storeNotification(site.storage, of(129))
  const kept = storedNotifications(site.storage).map(({ id }) => id)
  expect(kept).toHaveLength(100)
  expect(kept.slice(0, 2)).toEqual(['n129', 'n128'])
  site.storage.setItem('kit.notifications', '{"not": "a list"')
  expect(storedNotifications(site.storage)).toEqual([])
})

it('SOCK-025 ends the login when the operator says so', () => {
  const { site, emit } = started()
  const ended = vi.fn<(reason: string) => void>()
  site.operator.session.onEnd(ended)
  emit(loggedOutByAdmin, {})
  expect(ended).toHaveBeenCalledExactlyOnceWith('byAdmin')
  expect(site.operator.session.get()).toBeNull()
})

it('hears no more once the site is taken down', () => {
  const { site, emit, stop } = started()
  if (stop) stop()
  emit(loggedOutByAdmin, {})
  expect(site.operator.session.get()).not.toBeNull()
})
