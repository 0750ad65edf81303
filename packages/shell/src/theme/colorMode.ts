import type { Flags } from '@kit/sdk/flags'
import { createStore } from 'zustand/vanilla'
import type { KeyValueStorage, ReadableStore } from '../feature.ts'

export type ColorMode = 'dark' | 'light'

/**
 * Storage key of the player's choice. The page's first script reads the same key, so that the wrong
 * mode never flashes.
 */
export const colorModeKey = 'kit.mode'

export interface ColorModeStore extends ReadableStore<ColorMode> {
  /** Returns false if the brand forces light or has one mode. */
  canToggle(): boolean
  toggle(): void
  /** Returns the mode of the prerendered page, which did not know this browser. */
  getPrerendered(): ColorMode
}

/**
 * The player's choice survives a reload. A brand with one mode always has that one. With `prefersLight` the
 * mode follows the device until the player chooses, unless the flag `theme.defaultMode` is set.
 */
export function createColorMode(
  flags: Flags,
  modes: readonly ColorMode[],
  storage: KeyValueStorage,
  prefersLight?: ReadableStore<boolean>,
): ColorModeStore {
  const canToggle = () => modes.length > 1 && !flags.get('theme.forceLight')
  const readWith = (stored: string | null, otherwise?: ColorMode): ColorMode => {
    if (modes.length < 2) return modes[0] ?? 'dark'
    if (flags.get('theme.forceLight')) return 'light'
    return stored === 'dark' || stored === 'light' ? stored : (otherwise ?? flags.get('theme.defaultMode'))
  }
  const read = () => {
    const isDevices = prefersLight && !flags.layerOf('theme.defaultMode')
    return readWith(
      storage.getItem(colorModeKey),
      isDevices ? (prefersLight.getState() ? 'light' : 'dark') : undefined,
    )
  }
  const mode = createStore<ColorMode>(read)
  const update = () => mode.setState(read())
  flags.subscribe(update)
  prefersLight?.subscribe(update)
  return {
    getState: mode.getState,
    subscribe: mode.subscribe,
    canToggle,
    getPrerendered: () => readWith(null),
    toggle() {
      if (!canToggle()) return
      const next = mode.getState() === 'dark' ? 'light' : 'dark'
      storage.setItem(colorModeKey, next)
      mode.setState(next)
    },
  }
}
