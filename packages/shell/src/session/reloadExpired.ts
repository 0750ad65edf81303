import type { MessageId } from '@kit/ui'
import type { AssembledSite } from '../assembledSite.ts'
import { guardedReload } from '../services/guardedReload.ts'
import { sessionEndWords } from './sessionEnd.ts'

const key = 'kit.sessionEnded'

/** Sites whose page is unloading; queued messages are for the next page. */
const leaving = new WeakSet<object>()

/**
 * After a 401 (AUTH-072): never while an order has no answer or after another login, and at most once a
 * minute in a tab. The new page shows the reason; if the page does not reload, `tell` shows it here.
 */
export function reloadExpired(
  { browser, services, isBusy }: Pick<AssembledSite, 'browser' | 'services' | 'isBusy'>,
  tell: () => void,
): void {
  const { session } = services.operator
  const reload = () => {
    if (isBusy.getState()) return
    stop()
    if (session.get()) return
    browser.tabStorage.setItem(key, sessionEndWords.expired ?? '')
    leaving.add(services)
    if (guardedReload(browser.tabStorage, browser.now(), () => browser.replaceAddress('/'))) return
    leaving.delete(services)
    browser.tabStorage.removeItem(key)
    tell()
  }
  const stop = isBusy.subscribe(reload)
  reload()
}

export function tellExpired({
  browser,
  services,
  texts,
}: Pick<AssembledSite, 'browser' | 'services' | 'texts'>): void {
  const kept = browser.tabStorage.getItem(key)
  if (kept === null || leaving.has(services)) return
  browser.tabStorage.removeItem(key)
  const textId = Object.values(sessionEndWords).find((id): id is MessageId => id !== null && id === kept)
  if (textId === undefined || services.operator.session.get()) return
  services.request('session.ended', { textId }, () =>
    services.toast(texts.getState().messages[textId] ?? '', 'danger'),
  )
}
