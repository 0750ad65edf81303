import type { FlagName, FlagOverrides, Flags } from '@kit/sdk/flags'
import { readFlags } from '@kit/sdk/flags/table'
import type { KeyValueStorage } from '../feature.ts'

const key = 'kit.xray.flags'

/** Invalid values are left out. */
export function readBrowserFlags(storage: Pick<KeyValueStorage, 'getItem'>): FlagOverrides {
  try {
    return readFlags(JSON.parse(storage.getItem(key) ?? '{}')).flags
  } catch {
    return {}
  }
}

/** Sets a flag. Without a value it follows the layers below. */
export function switchFlag(flags: Flags, storage: KeyValueStorage, name: FlagName, value: unknown): void {
  const { [name]: _before, ...others } = readBrowserFlags(storage)
  writeFlags(flags, storage, value === undefined ? others : { ...others, [name]: value })
}

export const resetFlags = (flags: Flags, storage: KeyValueStorage): void => writeFlags(flags, storage, {})

function writeFlags(flags: Flags, storage: KeyValueStorage, overrides: FlagOverrides): void {
  storage.setItem(key, JSON.stringify(overrides))
  flags.setLayer('browser', overrides)
}
