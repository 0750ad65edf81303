import type { ReadableStore } from '../feature.ts'
import type { BrowserServices } from './browserServices.ts'
import { guardedReload } from './guardedReload.ts'

/**
 * Reloads the page for a chunk that failed to load, because a deployment may have removed it. Never
 * while an order has no answer, nor without a connection, when the browser would show its own error
 * page. Resolves to true if it reloads.
 */
export async function reloadForMissingPart(
  browser: Pick<BrowserServices, 'tabStorage' | 'now' | 'reload' | 'isReachable'>,
  isBusy: ReadableStore<boolean>,
): Promise<boolean> {
  if (!(await browser.isReachable()) || isBusy.getState()) return false
  return guardedReload(browser.tabStorage, browser.now(), browser.reload)
}
