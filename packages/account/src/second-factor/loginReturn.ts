import type { KeyValueStorage } from '@kit/shell/feature'
import { returnPath } from '../login/returnPath.ts'

const key = 'kit.loginReturn'

/** Keeps where a login leads while its second factor is due, until the tab closes. */
export const keepLoginReturn = (tab: KeyValueStorage, path: string): void => tab.setItem(key, path)

/** Where it leads, once; a path of this site. */
export function takeLoginReturn(tab: KeyValueStorage): string {
  const path = tab.getItem(key) ?? undefined
  tab.removeItem(key)
  return returnPath(path)
}
