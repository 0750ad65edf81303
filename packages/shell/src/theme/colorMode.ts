import { createStore } from 'zustand/vanilla'
import type { KeyValueStorage, ReadableStore } from '../feature.ts'

export type ColorMode = 'dark' | 'light'

/** Where the player's choice is kept. The page's first script reads the same key, so that nothing flashes. */
export const colorModeKey = 'kit.mode'

export interface ThemeChoice {
  /** What applies while the player has chosen nothing: dark unless told. */
  defaultMode?: ColorMode
  /** Light whatever is stored, and no switch. */
  forceLight?: boolean
}

/** The mode to show, from what the site says and what the player stored. */
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

/** The mode of one site; a choice survives a reload. */
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
