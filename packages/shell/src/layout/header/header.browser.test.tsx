import type { FlagOverrides } from '@kit/sdk/flags'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Feature } from '../../feature.ts'
import { onPhone, texts } from '../../testing/layoutParts.tsx'
import { closeSite, landing, login, openSite } from '../../testing/openSite.tsx'
import { casino, serving } from '../../testing/servedPages.tsx'

afterEach(closeSite)
beforeEach(onPhone)

const registration: Feature = {
  name: 'registration',
  messages: {},
  setup: () => ({ intents: { register: () => undefined } }),
}

it('SHELL-021 SHELL-004 shows the domain’s news in a strip that keeps its height, and lets it be stopped', async () => {
  const { site } = openSite({ flags: { 'theme.marqueeText': null } })
  const strip = page.getByRole('region', { name: 'News' })
  await expect.element(strip.getByText('18+ Play responsibly')).toBeVisible()
  const main = () => document.querySelector('main')!.getBoundingClientRect().top
  const before = main()
  site.services.flags.setLayer('operator', { 'theme.marqueeText': '<b>UPI</b> day and night '.repeat(40) })
  await expect.element(strip.getByRole('button', { name: 'Pause the news' })).toBeVisible()
  expect(strip.element().textContent).toContain('<b>UPI</b>')
  expect(main()).toBe(before)
  await userEvent.click(strip.getByRole('button', { name: 'Pause the news' }))
  await expect.element(strip.getByRole('button', { name: 'Play the news' })).toBeVisible()
  const news = { 'theme.marqueeText': 'UPI day and night' }
  site.services.flags.setLayer('operator', { ...news, 'layout.baseParts': { headerBottom: false } })
  await expect.element(strip.getByText('UPI day and night').first()).toBeVisible()
  site.services.flags.setLayer('operator', {
    ...news,
    'layout.baseParts': { headerBottom: false, marquee: false },
  })
  await expect.element(strip).not.toBeInTheDocument()
})

it('SHELL-021 CONF-005 shows the marquee texts of the header and of the strip below it, each where it is given', async () => {
  const { site } = openSite()
  const strip = page.getByRole('region', { name: 'News' })
  const say = (flags: FlagOverrides) => site.services.flags.setLayer('operator', flags)
  say({ 'theme.marqueeText': 'Of the header', 'theme.headerBottomText': 'Of the strip' })
  await expect.element(strip.getByText('Of the header').first()).toBeVisible()
  await expect.element(strip.getByText('Of the strip').first()).toBeVisible()
  // An empty text hides no other text.
  say({ 'theme.marqueeText': 'Of the header', 'theme.headerBottomText': null })
  await expect.element(strip.getByText('Of the strip').first()).not.toBeInTheDocument()
  await expect.element(strip.getByText('Of the header').first()).toBeVisible()
  say({ 'theme.marqueeText': null, 'theme.headerBottomText': 'Of the strip' })
  await expect.element(strip.getByText('Of the strip').first()).toBeVisible()
})

it("SHELL-022 SHELL-028 keeps the rules and the second site if the domain turns the strip's texts off", async () => {
  openSite({
    login,
    features: [serving([])],
    flags: {
      'layout.baseParts': { headerBottom: false, marquee: false },
      'siteSwitch.enabled': true,
      'domain.isWorld': true,
      'siteSwitch.diamondUrl': 'https://diamond.test',
    },
  })
  await expect.element(page.getByRole('button', { name: 'Rules' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Switch Theme' })).toBeVisible()
  await expect.element(page.getByText('18+ Play responsibly')).not.toBeInTheDocument()
})

it('SHELL-022 opens the rules from an info icon, where a feature has them', async () => {
  const seen: [string, unknown][] = []
  openSite({ features: [serving([], seen)] })
  await userEvent.click(page.getByRole('button', { name: 'Rules' }))
  expect(seen).toEqual([['rules', {}]])
  closeSite()
  openSite()
  await expect.element(page.getByText('18+ Play responsibly')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Rules' })).not.toBeInTheDocument()
})

it.each([
  ['a Register button', true, { 'domain.type': 'b2c' }],
  ['none on b2b', false, { 'domain.type': 'b2b' }],
  ['none where nobody registers', false, { 'domain.type': 'b2c' }, []],
] as [string, boolean, FlagOverrides, Feature[]?][])(
  'SHELL-020 SHELL-026 leaves space for %s next to the logo of a phone',
  async (_what, isCrowded, flags, features = [registration]) => {
    openSite({ flags: { ...flags, 'auth.register.enabled': true }, features })
    await expect.element(page.getByRole('link', { name: 'Testbrand, home' })).toBeVisible()
    expect(document.querySelector('[data-crowded]') !== null).toBe(isCrowded)
  },
)

it('SHELL-058 opens the search by the key / from anywhere, but not while somebody types or over a pop-up', async () => {
  const search: Feature = {
    name: 'search',
    messages: {},
    setup: () => ({
      search: async () => ({ default: () => <input aria-label="Search events" /> }),
      home: [{ id: 'field', order: 1, Component: () => <input aria-label="stake" /> }],
    }),
  }
  const { site } = openSite({ features: [search] })
  await userEvent.click(page.getByLabelText('stake'))
  await userEvent.keyboard('/')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(page.getByLabelText('stake')).toHaveValue('/')
  await userEvent.keyboard('{Tab}')
  document.body.focus()
  ;(document.activeElement as HTMLElement | null)?.blur()
  const isLeftAlone = () =>
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '/', bubbles: true, cancelable: true }))
  site.openOverlays.setState(1, true)
  expect(isLeftAlone()).toBe(true)
  site.openOverlays.setState(0, true)
  await userEvent.keyboard('/')
  await expect.element(page.getByRole('dialog').getByLabelText('Search events')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await userEvent.click(page.getByRole('button', { name: 'Search events' }))
  await expect.element(page.getByRole('dialog')).toBeVisible()
})

it('has the main places in the header of a wide screen, the casino’s kinds behind one button', async () => {
  await page.viewport(1_280, 900)
  const { isWide, history } = openSite({
    features: [serving(['/exchange', '/inPlay', '/promotions', ...casino])],
    flags: { 'domain.casinoOnly': false },
  })
  isWide.setState(true)
  const nav = page.getByRole('navigation', { name: 'Main navigation' })
  await expect.element(nav).toBeVisible()
  expect(texts('nav[aria-label="Main navigation"] li > :is(a, div > button)')).toEqual([
    'Exchange',
    'In play',
    'Promotions',
  ])
  const button = nav.getByRole('button', { name: 'Casino' })
  await userEvent.click(button)
  await expect.element(nav.getByRole('link', { name: 'Premium Casino' })).toBeVisible()
  // The link is not clipped: it is the element at that point.
  const link = nav.getByRole('link', { name: 'Lottery' }).element()
  const { left, top, width, height } = link.getBoundingClientRect()
  expect(link.contains(document.elementFromPoint(left + width / 2, top + height / 2))).toBe(true)
  await userEvent.keyboard('{Escape}')
  await expect.element(nav.getByRole('link', { name: 'Premium Casino' })).not.toBeInTheDocument()
  await expect.element(button).toHaveFocus()
  await userEvent.click(button)
  await userEvent.click(nav.getByRole('link', { name: 'Slot Games' }))
  await expect.poll(() => history.location.pathname).toBe('/slot-games')
})

it('SHELL-020 leads home by the logo', async () => {
  const { history } = openSite({ path: '/exchange', features: [serving(['/exchange'])] })
  await expect.element(page.getByRole('heading', { name: 'Page /exchange' })).toBeVisible()
  await userEvent.click(page.getByRole('link', { name: 'Testbrand, home' }))
  await expect.poll(() => history.location.pathname).toBe('/')
  await expect.element(landing).toBeVisible()
})
