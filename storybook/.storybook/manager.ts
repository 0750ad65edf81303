import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'
import { addons } from 'storybook/manager-api'
import { create } from 'storybook/theming'
import type { Chrome } from '../pages/chrome.ts'
import chrome from '../pages/made/chrome.json'

const looks = chrome as Record<string, Chrome>
function themeOf(brand: unknown, mode: unknown) {
  const look = looks[`${String(brand)} ${String(mode)}`] ?? looks['aurora dark']!
  // Read by the rule that main.ts adds to the page.
  document.documentElement.style.setProperty('--on-accent', look.onAccent)
  return create(look)
}

addons.setConfig({ theme: themeOf('aurora', 'dark') })

// Storybook's interface has the brand of the toolbar.
addons.register('kit/chrome', (api) => {
  const follow = ({ globals }: { globals: Record<string, unknown> }) =>
    api.setOptions({ theme: themeOf(globals['brand'], globals['mode']) })
  api.on(SET_GLOBALS, follow)
  api.on(GLOBALS_UPDATED, follow)
})
