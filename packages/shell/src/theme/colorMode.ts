import { createStore } from 'zustand/vanilla'
import type { KeyValueStorage, ReadableStore } from '../feature.ts'

export type ColorMode = 'dark' | 'light'

/** Storage key of the player's choice. The page's first script reads the same key, so that the wrong mode never flashes. */
export const colorModeKey = 'kit.mode'

export interface ThemeChoice {
  /** The mode until the player chooses one. Default: dark. */
  defaultMode?: ColorMode
  /** Always light, and no switch. */
  forceLight?: boolean
}

/** The mode to show, from the site's setting and the player's stored choice. */
export function colorModeOf(theme: ThemeChoice, stored: string | null): ColorMode {
  if (theme.forceLight) return 'light'
  if (stored === 'dark' || stored === 'light') return stored
  return theme.defaultMode ?? 'dark'
}

export interface ColorModeStore extends ReadableStore<ColorMode> {
  /** False where the brand forces light: there is nothing to switch. */
  canToggle: boolean
  toggle(): void
}

/** The colour mode of a site; the player's choice survives a reload. */
export function createColorMode(theme: ThemeChoice, storage: KeyValueStorage): ColorModeStore {
  const mode = createStore<ColorMode>(() => colorModeOf(theme, storage.getItem(colorModeKey)))
  return {
    getState: mode.getState,
    subscribe: mode.subscribe,
    canToggle: !theme.forceLight,
    toggle() {
      if (theme.forceLight) return
      const next = mode.getState() === 'dark' ? 'light' : 'dark'
      storage.setItem(colorModeKey, next)
      mode.setState(next)
    },
  }
}
