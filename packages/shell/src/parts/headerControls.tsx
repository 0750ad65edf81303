import { lazy, useMemo, useSyncExternalStore } from 'react'
import { useFlag } from '@kit/sdk/react'
import { Region } from '../layout/Region.tsx'
import { MenuButton as Menu } from '../navigation/MenuButton.tsx'
import { useIsLoggedIn, useSite } from '../siteContext.ts'
import type { ColorMode } from '../theme/colorMode.ts'

const controls = () => import('../layout/header/headerControls.tsx')
const Search = lazy(async () => ({ default: (await controls()).Search }))
const Theme = lazy(async () => ({ default: (await controls()).Theme }))
const Account = lazy(async () => ({ default: (await import('../account/AccountMenu.tsx')).AccountMenu }))

/**
 * The menu button of the kit's header, for a header of the site's own. Renders a button that opens the navigation drawer, or
 * nothing on a site without navigation.
 */
export const MenuButton = () => (
  <Region name="menu" onBroken="nothing">
    <Menu />
  </Region>
)

/**
 * The search button of the kit's header. Renders a button that opens the search, as the key `/` does, or nothing if no feature
 * has a search.
 */
export const SearchButton = () => (
  <Region name="search button" onBroken="nothing">
    <Search />
  </Region>
)

/** The theme switch of the kit's header. Renders a button, or nothing if the site has only one mode. */
export const ThemeToggle = () => (
  <Region name="theme" onBroken="nothing">
    <Theme />
  </Region>
)

/** The menu behind the player's name. Renders nothing for visitors. */
export function AccountMenu() {
  return (
    useIsLoggedIn() && (
      <Region name="account menu" onBroken="nothing">
        <Account />
      </Region>
    )
  )
}

/** The color mode of the site, and a function that switches it. */
export interface ColorModeControl {
  mode: ColorMode
  /** False if the site has only one mode, or if the operator forces light. */
  canToggle: boolean
  /** Switches between dark and light and remembers the choice. */
  toggle: () => void
}

/** Subscribes to the color mode of the site, for a theme switch of the site's own. */
export function useColorMode(): ColorModeControl {
  const { colorMode } = useSite()
  const mode = useSyncExternalStore(colorMode.subscribe, colorMode.getState, colorMode.getPrerendered)
  // The operator's flag affects canToggle.
  useFlag('theme.forceLight')
  const canToggle = colorMode.canToggle()
  return useMemo(() => ({ mode, canToggle, toggle: colorMode.toggle }), [mode, canToggle, colorMode])
}
