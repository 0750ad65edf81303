import { aurora } from '@kit/tokens/brands/aurora'
import { afterEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { closeSite, openSite } from '../testing/openSite.tsx'

afterEach(closeSite)

it('SHELL-027 SHELL-125 switches the theme and remembers it', async () => {
  const { seen, browser } = openSite()
  await expect.poll(() => seen.mode).toBe('dark')
  await userEvent.click(page.getByRole('button', { name: 'Use the light theme' }))
  await expect.poll(() => seen.mode).toBe('light')
  expect(browser.storage.getItem('kit.mode')).toBe('light')
})

it('SHELL-127 has no theme switch where the brand forces light', async () => {
  const { seen } = openSite({ flags: { 'theme.forceLight': true } })
  await expect.poll(() => seen.mode).toBe('light')
  await expect.element(page.getByRole('button', { name: /theme/ })).not.toBeInTheDocument()
})

it.each([
  [{ 'theme.colors': { backgroundDark: '#101418', backgroundLight: '#fafafa' } }, ['#101418', '#fafafa']],
  [{ 'theme.colors': {} }, [aurora.themeColor.dark, aurora.themeColor.light]],
])(
  'CONF-012 gives the browser’s bar the page’s colour of theme.colors in each mode: %j',
  async (flags, bars) => {
    const { seen, site } = openSite({ flags })
    await expect.poll(() => seen.themeColor).toBe(bars[0])
    site.colorMode.toggle()
    await expect.poll(() => seen.themeColor).toBe(bars[1])
  },
)

it('CONF-012 Q-142 shows the operator’s colours on the page at run time, and the brand’s own again without them', async () => {
  const { site } = openSite()
  const look = (name: string) => {
    const root = document.createElement('div')
    root.dataset['brand'] = 'aurora'
    root.dataset['mode'] = 'dark'
    document.body.append(root)
    const value = getComputedStyle(root).getPropertyValue(name)
    root.remove()
    return value
  }
  const own = aurora.themeColor.dark
  site.services.flags.setLayer('operator', {
    'theme.colors': { backgroundDark: '#101418', themeColor: '#c9a227' },
  })
  await expect.poll(() => look('--kit-color-accent')).toBe('#c9a227')
  expect(look('--kit-color-canvas')).toBe('#101418')
  site.services.flags.setLayer('operator', { 'theme.colors': { backgroundDark: '#8a8a8a' } })
  await expect.poll(() => look('--kit-color-canvas')).toBe(own)
  site.services.flags.setLayer('operator', {})
  await expect.poll(() => look('--kit-color-accent')).not.toBe('#c9a227')
})

it('lets a player stop what moves without end, for good, and offers it only where something does', async () => {
  // Wide, so that no bottom bar covers the end of a short page.
  await page.viewport(1280, 800)
  const moving = { ...aurora, movesAlone: true }
  const first = openSite({ brand: moving })
  await userEvent.click(page.getByRole('button', { name: 'Stop the lights' }))
  expect(first.seen.lights).toBe('still')
  expect(first.browser.storage.getItem('kit.lights')).toBe('still')
  closeSite()

  const again = openSite({ brand: moving, stored: { 'kit.lights': 'still' } })
  await userEvent.click(page.getByRole('button', { name: 'Let the lights go round' }))
  expect(again.seen.lights).toBe('on')
  closeSite()

  const calm = openSite()
  await expect.element(page.getByRole('button', { name: 'Back to top' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: /lights/ })).not.toBeInTheDocument()
  expect(calm.seen.lights).toBe('')
  await page.viewport(414, 896)
})
