import { createFlags, type FlagOverrides } from '@kit/sdk/flags'
import type { MessageId } from '@kit/ui'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { fakeSite, type FakeSiteOptions } from '../testing/fakeSite.ts'
import { createNotices, type Notices } from './createNotices.ts'
import { dueNotices, type NoticeFacts } from './dueNotices.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const facts: NoticeFacts = {
  isPlayer: false,
  isFirstLogin: false,
  isMobileApp: false,
  storedVersion: undefined,
  wasAppOffered: false,
  hasSettled: true,
}
const due = (flags: FlagOverrides, given: Partial<NoticeFacts> = {}) => [
  ...dueNotices(createFlags(flags), { ...facts, ...given }),
]
const banner = { 'theme.mobileBanner': '/banner.png' }
const apk = { 'app.apkUrl': '/kit.apk', 'app.mobileVersion': '7' }

it('SHELL-095 SHELL-096 welcomes a player after a first login where a banner is configured', () => {
  const first = { isPlayer: true, isFirstLogin: true }
  expect(due(banner, first)).toEqual(['welcome'])
  expect(due({ 'theme.mobileBanner': null }, first)).toEqual([])
  expect(due(banner, { isPlayer: true })).toEqual([])
  expect(due(banner, { isFirstLogin: true })).toEqual([])
})

it('SHELL-100 SHELL-101 SHELL-102 offers an update in the app of a brand with an APK, if the versions differ', () => {
  expect(due(apk, { isMobileApp: true, storedVersion: '6' })).toEqual(['update'])
  expect(due(apk, { isMobileApp: true })).toEqual(['update'])
  expect(due(apk, { isMobileApp: true, storedVersion: '7' })).toEqual([])
  expect(due({ ...apk, 'app.mobileVersion': null }, { isMobileApp: true })).toEqual([])
  expect(due({ ...apk, 'app.apkUrl': null }, { isMobileApp: true, storedVersion: '6' })).toEqual([])
  expect(due(apk, { isMobileApp: true, storedVersion: '6', hasSettled: false })).toEqual([])
})

it('SHELL-104 SHELL-105 SHELL-106 offers the APK of a brand that has one, outside the app, once per browser', () => {
  expect(due(apk)).toEqual(['app'])
  expect(due({ 'app.apkUrl': null })).toEqual([])
  expect(due(apk, { isMobileApp: true, storedVersion: '7' })).toEqual([])
  expect(due(apk, { wasAppOffered: true })).toEqual([])
})

function open(options: FakeSiteOptions & { stored?: Record<string, string> } = {}) {
  const { site } = fakeSite(options)
  const isBusy = createStore<boolean>(() => false)
  const isAsking = createStore<boolean>(() => false)
  const isCovered = createStore<boolean>(() => false)
  Object.assign(site, { isBusy, isAsking, isCovered })
  for (const [key, value] of Object.entries(options.stored ?? {})) {
    site.storage.setItem(key, value)
    site.tabStorage.setItem(key, value)
  }
  const notices = createNotices(site)
  const stop = notices.start()
  return {
    site,
    notices,
    stop,
    isBusy,
    isAsking,
    isCovered,
    shown: () => notices.shown.getState()?.notice.kind,
  }
}

const closeShown = (notices: Notices) => notices.close(notices.shown.getState()?.id ?? '')
const login = { token: 't', userType: 'user' as const }
const firstLogin = { 'kit.isFirstLogin': 'true' }
const ended = 'shell.session.expired' as MessageId

it('SHELL-099 SHELL-103 shows an update after 3 s, and no more once it was downloaded', () => {
  const stored = { 'kit.isMobileApp': 'true', 'kit.mobileVersion': '6' }
  const { site, notices, shown, stop } = open({ flags: apk, stored })
  vi.advanceTimersByTime(2_999)
  expect(shown()).toBeUndefined()
  vi.advanceTimersByTime(1)
  expect(shown()).toBe('update')
  notices.download()
  expect(site.storage.getItem('kit.mobileVersion')).toBe('"7"')
  site.flags.setLayer('operator', { 'copy.corrected': true })
  vi.advanceTimersByTime(5_000)
  expect(shown()).toBeUndefined()
  site.flags.setLayer('operator', { 'app.mobileVersion': '8' })
  expect(shown()).toBe('update')
  // A postponed update is offered again only for the next version, also after a reload.
  closeShown(notices)
  stop()
  const again = createNotices(site)
  again.start()
  vi.advanceTimersByTime(5_000)
  expect(again.shown.getState()).toBeNull()
})

it('SHELL-104 never offers the app twice in a browser, read or not', () => {
  const { site, shown, stop } = open({ flags: apk })
  vi.advanceTimersByTime(3_000)
  expect(shown()).toBe('app')
  stop()
  const again = createNotices(site)
  again.start()
  vi.advanceTimersByTime(10_000)
  expect(again.shown.getState()).toBeNull()
})

it('SHELL-096 clears the first login when the welcome is closed (Q-104)', () => {
  const { site, notices, shown } = open({ flags: banner, login, stored: firstLogin })
  expect(shown()).toBe('welcome')
  closeShown(notices)
  expect(site.tabStorage.getItem('kit.isFirstLogin')).toBeNull()
  site.operator.session.end('asked')
  site.operator.session.begin(login, false)
  vi.advanceTimersByTime(5_000)
  expect(shown()).toBeUndefined()
})

it('SHELL-097 lets the result of the last bet wait until the welcome is closed (Q-103)', () => {
  const { notices, shown } = open({ flags: banner, login, stored: firstLogin })
  const show = vi.fn<() => void>()
  notices.offer({ id: 'last result', order: 40, show, hide: () => {} })
  expect([shown(), show.mock.calls.length]).toEqual(['welcome', 0])
  closeShown(notices)
  vi.advanceTimersByTime(399)
  expect(show).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(show).toHaveBeenCalledOnce()
})

it.each(['isBusy', 'isAsking', 'isCovered'] as const)(
  'shows nothing while %s, and what waited afterwards',
  (name) => {
    const opened = open()
    opened[name].setState(true)
    opened.notices.sessionEnded(ended)
    expect(opened.shown()).toBeUndefined()
    opened[name].setState(false)
    expect(opened.shown()).toBe('sessionEnded')
  },
)

it('disappears as soon as an order is in flight, and returns; the pop-up itself covers nothing', () => {
  const { notices, isBusy, isCovered, shown } = open()
  notices.sessionEnded(ended)
  isCovered.setState(true)
  expect(shown()).toBe('sessionEnded')
  isBusy.setState(true)
  expect(shown()).toBeUndefined()
  isCovered.setState(false)
  isBusy.setState(false)
  expect(shown()).toBe('sessionEnded')
})

it('shows forty pop-ups at once one after another', () => {
  const { notices } = open()
  const seen: string[] = []
  let current: string | undefined
  for (let index = 0; index < 40; index += 1)
    notices.offer({
      id: `n${index}`,
      order: index % 5,
      show() {
        expect(current).toBeUndefined()
        current = `n${index}`
        seen.push(current)
      },
      hide: () => (current = undefined),
    })
  for (let turn = 0; turn < 40; turn += 1) {
    notices.withdraw(current ?? '')
    vi.advanceTimersByTime(400)
  }
  expect(new Set(seen).size).toBe(40)
  expect(current).toBeUndefined()
})

it('withdraws the notice of an ended login when the player has logged in again meanwhile', () => {
  const { site, notices, shown, isCovered } = open()
  isCovered.setState(true, true)
  notices.sessionEnded(ended)
  site.operator.session.begin({ token: 'again', userType: 'user' }, false)
  isCovered.setState(false, true)
  vi.advanceTimersByTime(10_000)
  expect(shown()).toBeUndefined()
})
