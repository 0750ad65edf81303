import type { ReadableStore } from '../feature.ts'
import type { BrowserServices } from './browserServices.ts'
import { guardedReload } from './guardedReload.ts'

/**
 * A deployment may have removed the chunk. Never while an order has no answer, nor without a connection, when
 * the browser would show its own error page. Resolves to true if it reloads.
 */
export async function reloadForMissingPart(
  browser: Pick<BrowserServices, 'tabStorage' | 'now' | 'reload' | 'isReachable'>,
  isBusy: ReadableStore<boolean>,
): Promise<boolean> {
  if (!(await browser.isReachable()) || isBusy.getState()) return false
  return guardedReload(browser.tabStorage, browser.now(), browser.reload)
}
