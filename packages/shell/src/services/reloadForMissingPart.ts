import type { ReadableStore } from '../feature.ts'
import type { BrowserServices } from './browserServices.ts'
import { guardedReload } from './guardedReload.ts'

/**
 * Reloads the page for a part of the program that failed to load: a deployment may have removed it. Never while an
 * order has no answer, and never without a connection, where a reload would replace the page with the browser's error
 * page. Resolves to whether it reloads.
 */
export async function reloadForMissingPart(
  browser: Pick<BrowserServices, 'tabStorage' | 'now' | 'reload' | 'isReachable'>,
  isBusy: ReadableStore<boolean>,
): Promise<boolean> {
  if (!(await browser.isReachable()) || isBusy.getState()) return false
  return guardedReload(browser.tabStorage, browser.now(), browser.reload)
}
