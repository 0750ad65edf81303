import { createSiteStorage } from '@kit/sdk'
import type { MessageId } from '@kit/ui'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { NoticeOffer, SiteServices } from '../feature.ts'
import { dueNotices, updateDelayMs, type DueNotice } from './dueNotices.ts'
import { afterEvent, emptyQueue, type NoticeEvent, type NoticeQueue } from './noticeQueue.ts'

export type OwnNotice =
  | { kind: 'welcome' }
  | { kind: 'update'; version: string }
  | { kind: 'app' }
  | { kind: 'sessionEnded'; textId: MessageId }

export interface Notices {
  shown: StoreApi<{ id: string; notice: OwnNotice } | null>
  offer(notice: NoticeOffer): void
  sessionEnded(textId: MessageId): void
  /** Removes a pop-up of another feature, which closed it or no longer wants it. */
  withdraw(id: string): void
  /** Closes the pop-up permanently and remembers that. */
  close(id: string): void
  /** This version then needs no update (SHELL-103). */
  download(): void
  start(): () => void
}

/** Pause after a pop-up is closed, in ms, so that a double tap closes only one. */
const pauseMs = 400

/** Storage key: the app's download was offered in this browser (SHELL-104). */
const appOfferedKey = 'kit.appOffered'
/** Storage key of the tab: the version whose update was postponed. */
const updatePutOffKey = 'kit.updatePutOff'

const orders = { sessionEnded: 10, update: 20, welcome: 30, app: 50 } as const

/** True while the player fills in a field, whose focus a pop-up would take. */
const isTyping = () =>
  globalThis.document?.activeElement?.matches('input, textarea, select, [contenteditable]') ?? false

/** Creates the queue of a site's pop-ups, including this feature's own. */
export function createNotices(site: SiteServices): Notices {
  const { flags, storage, tabStorage, operator } = site
  const { session } = operator
  const stored = createSiteStorage({ browser: storage, tab: tabStorage })
  const shown = createStore<{ id: string; notice: OwnNotice } | null>(() => null)
  const offers = new Map<string, NoticeOffer>()
  let queue: NoticeQueue = emptyQueue
  let endings = 0
  const endingIds = new Set<string>()
  let welcomes = 0
  let hasSettled = false
  let pause: ReturnType<typeof setTimeout> | undefined
  let offered = new Set<string>()

  function tell(event: NoticeEvent): void {
    const before = queue.shown?.id
    queue = afterEvent(queue, event)
    const after = queue.shown?.id
    if (before === after) return
    if (before !== undefined) offers.get(before)?.hide()
    if (after !== undefined) offers.get(after)?.show()
  }

  const isHeld = () =>
    pause !== undefined ||
    site.isBusy.getState() ||
    site.isAsking.getState() ||
    (queue.shown === null && (site.isCovered.getState() || isTyping()))
  const hold = () => tell({ kind: 'held', isHeld: isHeld() })

  /** The next pop-up is shown after a pause. */
  function end(event: Extract<NoticeEvent, { id: string }>): void {
    if (queue.shown?.id === event.id) {
      clearTimeout(pause)
      pause = setTimeout(() => {
        pause = undefined
        hold()
      }, pauseMs)
      hold()
    }
    tell(event)
    offers.delete(event.id)
  }

  function offer(notice: NoticeOffer): void {
    if (!queue.closed.has(notice.id)) offers.set(notice.id, notice)
    hold()
    tell({ kind: 'offered', notice: { id: notice.id, order: notice.order } })
  }

  const offerOwn = (id: string, notice: OwnNotice) =>
    offer({
      id,
      order: orders[notice.kind],
      show() {
        // Offered once per browser, whether or not the player reads it.
        if (notice.kind === 'app') storage.setItem(appOfferedKey, 'yes')
        shown.setState({ id, notice }, true)
      },
      hide: () => shown.setState(null, true),
    })

  const due = () =>
    dueNotices(flags, {
      isPlayer: session.get()?.userType === 'user',
      isFirstLogin: stored.read('isFirstLogin') ?? false,
      isMobileApp: stored.read('isMobileApp') ?? false,
      storedVersion: stored.read('mobileVersion'),
      wasAppOffered: storage.getItem(appOfferedKey) !== null && shown.getState()?.id !== 'app',
      hasSettled,
    })

  const version = () => flags.get('app.mobileVersion') ?? ''

  /** Ids of due pop-ups. A new app version or first login has a new id. */
  const idOf: Record<DueNotice, () => string> = {
    welcome: () => `welcome:${welcomes}`,
    update: () => `update:${version()}`,
    app: () => 'app',
  }
  function look(): void {
    const now = new Map<string, OwnNotice>()
    for (const name of due()) {
      if (name === 'update' && tabStorage.getItem(updatePutOffKey) === version()) continue
      now.set(idOf[name](), name === 'update' ? { kind: name, version: version() } : { kind: name })
    }
    for (const id of offered) if (!now.has(id)) end({ kind: 'withdrawn', id })
    offered = new Set(now.keys())
    for (const [id, notice] of now) offerOwn(id, notice)
  }

  /** A player who has logged in again, e.g. while the notice waited for a sheet, needs no notice of the last login's end. */
  function forgetEndings(): void {
    if (session.get() === null) return
    for (const id of endingIds) end({ kind: 'withdrawn', id })
    endingIds.clear()
  }

  function close(id: string): void {
    const own = shown.getState()?.id === id ? shown.getState()?.notice : undefined
    if (own?.kind === 'welcome') {
      stored.remove('isFirstLogin')
      welcomes += 1
    }
    if (own?.kind === 'update') tabStorage.setItem(updatePutOffKey, own.version)
    end({ kind: 'closed', id })
  }

  return {
    shown,
    offer,
    close,
    withdraw: (id) => end({ kind: 'withdrawn', id }),
    sessionEnded(textId) {
      endings += 1
      const id = `session ended ${endings}`
      endingIds.add(id)
      offerOwn(id, { kind: 'sessionEnded', textId })
    },
    download() {
      const { id, notice } = shown.getState() ?? {}
      if (notice?.kind === 'update') stored.write('mobileVersion', notice.version)
      if (id !== undefined) close(id)
    },
    start() {
      const timer = setTimeout(() => {
        hasSettled = true
        look()
      }, updateDelayMs)
      // The next field has the focus only after the last one has lost it.
      const holdSoon = () => void setTimeout(hold)
      for (const type of ['focusin', 'focusout']) globalThis.document?.addEventListener(type, holdSoon)
      const stops = [
        () => {
          for (const type of ['focusin', 'focusout']) globalThis.document?.removeEventListener(type, holdSoon)
        },
        site.isBusy.subscribe(hold),
        site.isAsking.subscribe(hold),
        site.isCovered.subscribe(hold),
        flags.subscribe(look),
        session.subscribe(look),
        session.subscribe(forgetEndings),
      ]
      look()
      return () => {
        clearTimeout(timer)
        clearTimeout(pause)
        stops.forEach((stop) => stop())
      }
    },
  }
}
