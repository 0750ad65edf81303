import { loggedOutByAdmin, notificationBroadcast } from '@kit/sdk/contract'
import { expect, it, vi } from 'vitest'
import { care } from '../care/index.ts'
import { account } from '../feature.tsx'
import type { SiteServices } from '@kit/shell/feature'
import { fakeSite } from '@kit/shell/testing'
import { deleteOne, readOne } from './changeNotification.ts'
import { receiveNotification } from './receiveNotification.ts'
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

it('shows it on the page if the browser does not allow notifications', async () => {
  const { seen, emit } = started({ isAllowed: false })
  emit(notificationBroadcast, news)
  await vi.waitFor(() => expect(seen.toasts).toEqual(['Final tonight: Doors open at 7']))
})

it('NOTIF-005 keeps the newest hundred, each once, and reads an invalid list as empty', () => {
  const { site } = fakeSite()
  const of = (number: number) => ({
    id: `n${number}`,
    isKnown: true,
    title: 't',
    body: 'b',
    image: '',
    receivedAt: '',
  })
  for (let number = 0; number < 130; number += 1) storeNotification(site.storage, of(number))
  storeNotification(site.storage, of(129))
  const kept = storedNotifications(site.storage).map(({ id }) => id)
  expect(kept).toHaveLength(100)
  expect(kept.slice(0, 2)).toEqual(['n129', 'n128'])
  site.storage.setItem('kit.notifications', '{"not": "a list"')
  expect(storedNotifications(site.storage)).toEqual([])
})

it('NOTIF-001 NOTIF-002 updates the operator only about notifications with its id, and changes each separately', async () => {
  const reported: unknown[] = []
  const { site } = fakeSite({
    login: { token: 't', userType: 'user' },
    onCall: (name, request) => reported.push([name, request]) && {},
  })
  site.randomUUID = () => crypto.randomUUID()
  for (const [id, title] of [
    ['', 'first'],
    ['', 'second'],
    ['n1', 'third'],
  ] as const)
    receiveNotification(site, { ...news, _id: id, title })
  const [third, second, first] = storedNotifications(site.storage)
  await readOne(site, second!)
  await deleteOne(site, first!, 'failed')
  await readOne(site, third!)
  expect(storedNotifications(site.storage).map(({ title, isRead }) => [title, isRead])).toEqual([
    ['third', true],
    ['second', true],
  ])
  expect(reported).toEqual([['readNotification', { notificationId: 'n1' }]])
})

it.each<[string, (site: SiteServices) => void]>([
  ['ended', ({ operator }) => operator.session.end('asked')],
  [
    'began, after one that ended with its tab',
    ({ operator }) => operator.session.begin({ token: 'other', userType: 'user' }, false),
  ],
])('NOTIF-005 Q-078 never shows a player the notifications of another: a login %s', async (_, change) => {
  const { site, emit, stop } = started()
  emit(notificationBroadcast, news)
  await vi.waitFor(() => expect(storedNotifications(site.storage)).toHaveLength(1))
  site.operator.session.renew('fresh')
  expect(storedNotifications(site.storage)).toHaveLength(1)
  // One is being stored when the login changes.
  emit(notificationBroadcast, { ...news, _id: 'n2' })
  change(site)
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(storedNotifications(site.storage)).toEqual([])
  if (stop) stop()
})

it('NOTIF-005 clears the notifications of a login that ended while no page was open', () => {
  const { site } = fakeSite({ login: null })
  storeNotification(site.storage, {
    id: 'n1',
    isKnown: true,
    title: 't',
    body: 'b',
    image: '',
    receivedAt: '',
  })
  const stop = account().setup(site).start?.()
  expect(storedNotifications(site.storage)).toEqual([])
  if (stop) stop()
})

it('keeps the data of the account and care pages for offline use', async () => {
  const { site } = fakeSite()
  const kept = [await account().setup(site).offline?.(), await care().setup(site).offline?.()]
  expect(kept.map((one) => one?.calls.map(({ name }) => name))).toEqual([
    ['listComplaints', 'getReferral', 'listSessions'],
    ['getCare', 'listCareHistory'],
  ])
})

it('SOCK-025 ends the login when the operator requests it', () => {
  const { site, emit } = started()
  const ended = vi.fn<(reason: string) => void>()
  site.operator.session.onEnd(ended)
  emit(loggedOutByAdmin, {})
  expect(ended).toHaveBeenCalledExactlyOnceWith('byAdmin')
  expect(site.operator.session.get()).toBeNull()
})

it('receives nothing after the site is destroyed', () => {
  const { site, emit, stop } = started()
  if (stop) stop()
  emit(loggedOutByAdmin, {})
  expect(site.operator.session.get()).not.toBeNull()
})
