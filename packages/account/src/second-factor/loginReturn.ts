import type { KeyValueStorage } from '@kit/shell/feature'
import { returnPath } from '../login/returnPath.ts'

const key = 'kit.loginReturn'

export const keepLoginReturn = (tab: KeyValueStorage, path: string): void => tab.setItem(key, path)

/** Clears the stored path, which belongs to this site. */
export function takeLoginReturn(tab: KeyValueStorage): string {
  const path = tab.getItem(key) ?? undefined
  tab.removeItem(key)
  return returnPath(path)
}
