import type { KeyValueStorage } from '@kit/shell/feature'
import { returnPath } from '../login/returnPath.ts'

const key = 'kit.loginReturn'

/** Stores the page to open after the login while its second factor is due, until the tab closes. */
export const keepLoginReturn = (tab: KeyValueStorage, path: string): void => tab.setItem(key, path)

/** Returns and clears the page to open after the login; a path of this site. */
export function takeLoginReturn(tab: KeyValueStorage): string {
  const path = tab.getItem(key) ?? undefined
  tab.removeItem(key)
  return returnPath(path)
}
