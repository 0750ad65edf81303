import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'
import { addons } from 'storybook/manager-api'
import { create, type ThemeVars } from 'storybook/theming'
import chrome from '../pages/made/chrome.json'

const looks = chrome as Record<string, ThemeVars>
const themeOf = (brand: unknown, mode: unknown) =>
  create(looks[`${String(brand)} ${String(mode)}`] ?? looks['aurora dark']!)

addons.setConfig({ theme: themeOf('aurora', 'dark') })

// The surroundings are of the brand that the toolbar shows.
addons.register('kit/chrome', (api) => {
  const follow = ({ globals }: { globals: Record<string, unknown> }) =>
    api.setOptions({ theme: themeOf(globals['brand'], globals['mode']) })
  api.on(SET_GLOBALS, follow)
  api.on(GLOBALS_UPDATED, follow)
})
