import { afterEach, beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Feature } from '../feature.ts'
import { bar, onPhone, texts } from '../testing/layoutParts.tsx'
import { closeSite, login, openSite } from '../testing/openSite.tsx'
import { answerAs, casino, serving } from '../testing/servedPages.tsx'

const videos = { signUp: 'https://video.test/1', login: 'https://video.test/2', play: 'https://video.test/3' }

afterEach(closeSite)
beforeEach(onPhone)

it('SHELL-010 SHELL-011 SHELL-012 SHELL-013 SHELL-016 SHELL-017 fills the bottom bar with what the domain and the player have', async () => {
  const seen: [string, unknown][] = []
  const features = [serving([...casino, '/transaction'], seen)]
  const { site } = openSite({
    features,
    flags: {
      'contact.whatsappNumber': '919876543210',
      'nav.bottomBar.casino': true,
      'nav.bottomBar.whatsapp': false,
    },
  })
  const items = () => texts('nav[aria-label="Main"] > :is(a, button)')
  // Runs first in this file, before anything is loaded.
  await expect.poll(items, { timeout: 10_000 }).toEqual(['Home', 'Casino', 'Transactions'])
  await expect.element(bar.getByRole('link', { name: 'Casino' })).toHaveAttribute('href', '/live-casino')
  await userEvent.click(bar.getByRole('button', { name: 'Transactions' }))
  expect(seen).toEqual([['login', { returnTo: '/transaction' }]])
  site.services.flags.setLayer('operator', { 'nav.bottomBar.whatsapp': true, 'nav.bottomBar.casino': false })
  await expect.poll(items).toEqual(['Home', 'WhatsApp', 'Transactions'])
  await expect
    .element(bar.getByRole('link', { name: 'WhatsApp' }))
    .toHaveAttribute('href', 'https://wa.me/919876543210')
  site.services.flags.setLayer('operator', { 'nav.bottomBar.whatsapp': true, 'contact.whatsappNumber': null })
  await expect.poll(items).toEqual(['Home', 'Casino', 'Transactions'])
  closeSite()
  openSite({ features, login, answer: answerAs({ casinoLock: true }) })
  await expect.poll(items).toEqual(['Home', 'Transactions'])
  await expect.element(bar.getByRole('link', { name: 'Transactions' })).toBeVisible()
})

it('SHELL-056 SHELL-057 SHELL-060 SHELL-061 SHELL-066 SHELL-068 SHELL-069 SHELL-070 has wallet, tiles and tutorials in the drawer', async () => {
  const seen: [string, unknown][] = []
  const paths = [...casino, '/leadership-board', '/affiliates']
  const links: Feature = {
    name: 'links',
    messages: {},
    setup: () => ({ navigation: [{ id: 'own', order: 10, items: [] }] }),
  }
  const features = [serving(paths, seen), links]
  const { site } = openSite({
    features,
    login,
    flags: {
      'help.videos': videos,
      'nav.affiliates': false,
      'nav.casinoTiles': true,
      'nav.tutorialTiles': true,
    },
    answer: answerAs({}),
  })
  await userEvent.click(page.getByRole('button', { name: 'Menu' }))
  const drawer = page.getByRole('dialog')
  await expect.element(drawer.getByText('12,345.67')).toBeVisible()
  expect(texts('[role="dialog"] dt')).toEqual(['Points', 'Exp'])
  await expect.element(drawer.getByText('50.00')).toBeVisible()
  const tiles = () => texts('[role="dialog"] nav :is(a, button)')
  const kinds = [
    'Premium Casino',
    'Top Casino',
    'Live Casino',
    'Crash Games',
    'Virtual Game',
    'Slot Games',
    'Lottery',
  ]
  const tutorials = ['How to Signup ?', 'How to Play ?', 'How to login ?']
  await expect.poll(tiles).toEqual([...kinds, 'LeaderShip Board', ...tutorials])
  site.services.flags.setLayer('operator', { 'nav.affiliates': true, 'nav.casinoTiles': false })
  await expect.poll(tiles).toEqual(['Affiliates', 'LeaderShip Board', ...tutorials])
  site.services.flags.setLayer('operator', { 'nav.tutorialTiles': false, 'casino.enabled': false })
  await expect.poll(tiles).toEqual(['LeaderShip Board'])
  site.services.flags.setLayer('operator', {})
  await userEvent.click(drawer.getByRole('button', { name: 'How to Play ?' }))
  expect(seen).toEqual([['video', { video: 'play' }]])
  await expect.element(drawer).not.toBeInTheDocument()
})

it('SHELL-018 SHELL-056 has a menu on a site with a casino alone', async () => {
  openSite({ features: [serving(casino)] })
  await userEvent.click(page.getByRole('button', { name: 'Menu' }))
  await expect.element(page.getByRole('dialog').getByRole('link', { name: 'Live Casino' })).toBeVisible()
})

it('SHELL-018 shows the drawer in one frame and what is in it with the next', async () => {
  openSite({ features: [serving(casino)] })
  const steps: string[] = []
  const watch = new MutationObserver(() => {
    const drawer = document.querySelector('[role="dialog"]')
    const step = drawer?.querySelector('a') ? 'links' : 'drawer'
    if (drawer && steps.at(-1) !== step) steps.push(step)
  })
  watch.observe(document.body, { childList: true, subtree: true })
  await userEvent.click(page.getByRole('button', { name: 'Menu' }))
  await expect.element(page.getByRole('dialog').getByRole('link', { name: 'Live Casino' })).toBeVisible()
  watch.disconnect()
  expect(steps).toEqual(['drawer', 'links'])
})

it('SHELL-028 SHELL-049 SHELL-050 SHELL-051 leaves for the second site by a one-time code, and can again after Back', async () => {
  const { site, seen, wake } = openSite({
    login,
    flags: {
      'siteSwitch.enabled': true,
      'domain.isWorld': true,
      'siteSwitch.diamondUrl': 'https://diamond.test',
      'siteSwitch.worldUrl': 'https://world.test',
    },
    answer: async (name) => (name === 'handOffLogin' ? { code: 'one-time' } : answerAs({})(name)),
  })
  const button = page.getByRole('button', { name: 'Switch Theme' })
  await userEvent.click(button)
  await expect.poll(() => seen.left).toBe('https://diamond.test/direct-login/one-time')
  expect(site.services.operator.live.getStatus()).toBe('off')
  await expect.element(button).toHaveAttribute('aria-busy', 'true')
  wake()
  expect(site.services.operator.live.getStatus()).toBe('live')
  seen.left = ''
  await userEvent.click(button)
  await expect.poll(() => seen.left).toBe('https://diamond.test/direct-login/one-time')
  site.services.flags.setLayer('operator', { 'siteSwitch.enabled': false })
  await expect.element(button).not.toBeInTheDocument()
  site.services.flags.setLayer('operator', { 'siteSwitch.diamondUrl': null })
  await expect.element(button).not.toBeInTheDocument()
})

it('SHELL-052 offers Diamond and World-UI as theme styles', async () => {
  const { seen } = openSite({
    login,
    flags: {
      'siteSwitch.enabled': true,
      'domain.isWorld': false,
      'siteSwitch.worldUrl': 'https://world.test',
    },
    answer: async (name) => (name === 'handOffLogin' ? { code: 'one-time' } : answerAs({})(name)),
  })
  await userEvent.click(page.getByRole('button', { name: 'Account of floodlight' }))
  await expect.element(page.getByRole('radio', { name: 'Diamond' })).toBeChecked()
  await userEvent.click(page.getByRole('radio', { name: 'World-UI' }))
  await expect.poll(() => seen.left).toBe('https://world.test/direct-login/one-time')
})
