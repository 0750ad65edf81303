import type { Flags } from '@kit/sdk/flags'
import { createStore } from 'zustand/vanilla'
import type { KeyValueStorage, ReadableStore } from '../feature.ts'

export type ColorMode = 'dark' | 'light'

/** Storage key of the player's choice. The page's first script reads the same key, so that the wrong mode never flashes. */
export const colorModeKey = 'kit.mode'

/** What decides the mode beside the player. Source: Q-063. */
interface ThemeChoice {
  /** The mode until the player chooses one. */
  defaultMode: ColorMode
  /** Always light, and no switch. */
  forceLight: boolean
}

/** The mode to show, from the brand's choice and the player's stored one. */
function colorModeOf({ defaultMode, forceLight }: ThemeChoice, stored: string | null): ColorMode {
  if (forceLight) return 'light'
  return stored === 'dark' || stored === 'light' ? stored : defaultMode
}

export interface ColorModeStore extends ReadableStore<ColorMode> {
  /** False where the brand forces light or has one mode: there is nothing to switch. */
  canToggle(): boolean
  toggle(): void
  /** The mode that a prerendered page was written in: nothing of this browser was known then. */
  getPrerendered(): ColorMode
}

/**
 * The colour mode of a site, by its flags; the player's choice survives a reload. A brand of one mode has that one,
 * whatever the flags say.
 */
export function createColorMode(
  flags: Flags,
  modes: readonly ColorMode[],
  storage: KeyValueStorage,
): ColorModeStore {
  const canToggle = () => modes.length > 1 && !flags.get('theme.forceLight')
  const readWith = (stored: string | null) => {
    const choice = { defaultMode: flags.get('theme.defaultMode'), forceLight: flags.get('theme.forceLight') }
    const [only = 'dark'] = modes
    return modes.length > 1 ? colorModeOf(choice, stored) : only
  }
  const read = () => readWith(storage.getItem(colorModeKey))
  const mode = createStore<ColorMode>(read)
  flags.subscribe(() => mode.setState(read()))
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
