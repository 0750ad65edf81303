import { lazy, Suspense } from 'react'
import { aurora } from '@kit/tokens/brands/aurora'
import { MoreMessages, useLocale, useMessage, type MessageId } from '@kit/ui'
import { afterEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Feature } from '../feature.ts'
import { player } from '../testing/fakeSite.ts'
import { directionOf } from './showLanguage.ts'
import { texts as shellInHindi } from '../../../languages/src/hi/shell.ts'
import { closeSite, login, openSite, type Setting } from '../testing/openSite.tsx'

afterEach(closeSite)

const lateTexts = { 'texts.late': 'Open bets: {count, plural, one {# bet} other {# bets}}' }

function Words() {
  const message = useMessage()
  const date = new Intl.DateTimeFormat(useLocale(), { day: 'numeric', month: 'long' })
  return (
    <section aria-label="words">
      <p>{message('texts.late' as MessageId, { count: 123_456 })}</p>
      <p>{date.format(new Date(2026, 10, 21))}</p>
      <input aria-label="stake" />
    </section>
  )
}

const LatePart = lazy(async () => ({
  default: () => (
    <MoreMessages messages={lateTexts}>
      <Words />
    </MoreMessages>
  ),
}))

const texts: Feature = {
  name: 'texts',
  messages: { 'texts.side': 'Side' },
  corrected: async () => ({ 'texts.side': 'The side' }),
  translations: {
    hi: async () => ({
      ...shellInHindi,
      'texts.side': 'पक्ष',
      'texts.late': 'ओपन बेट्स: {count, plural, one {# बेट} other {# बेट्स}}',
    }),
  },
  setup: () => ({
    navigation: [
      {
        id: 'side',
        order: 10,
        items: [{ id: 'side', order: 10, labelId: 'texts.side' as MessageId, icon: null, to: '/' }],
      },
    ],
    overlays: [
      () => (
        <Suspense fallback={null}>
          <LatePart />
        </Suspense>
      ),
    ],
  }),
}

const languages = ['en', 'hi'] as const
const open = (setting: Setting = {}) =>
  openSite({ features: [texts], languages, path: '/no/such/page', ...setting })

const inEnglish = page.getByText('Sorry, the page your are looking for does not exist.')
const inHindi = page.getByText('माफ़ करें, आप जो पेज ढूँढ रहे हैं वह मौजूद नहीं है।')
const drawer = () => page.getByRole('dialog')
const menu = page.getByRole('combobox')

it('SHELL-128 has no language menu on a site with one language', async () => {
  const { seen } = open({ languages: ['en'] })
  await userEvent.click(page.getByRole('button', { name: 'Menu' }))
  await expect.element(drawer().getByRole('link', { name: 'Side' })).toBeVisible()
  await expect.element(menu).not.toBeInTheDocument()
  expect(seen.language).toBe('en')
  closeSite()
  openSite({ features: [texts] })
  await userEvent.click(page.getByRole('button', { name: 'Menu' }))
  await expect.element(drawer().getByRole('link', { name: 'Side' })).toBeVisible()
  await expect.element(menu).not.toBeInTheDocument()
})

it('SHELL-128 lets a visitor choose a language by its own name, which all texts, figures and dates follow at once', async () => {
  const { seen, browser } = open()
  await expect.element(inEnglish).toBeVisible()
  await expect.element(page.getByText('Open bets: 1,23,456 bets')).toBeVisible()
  await expect.element(page.getByText('21 November')).toBeVisible()
  await userEvent.fill(page.getByLabelText('stake'), '500')

  await userEvent.click(page.getByRole('button', { name: 'Menu' }))
  await expect.element(menu).toHaveAccessibleName('Language')
  expect(Array.from(menu.element().querySelectorAll('option'), ({ label }) => label)).toEqual([
    'English',
    'हिन्दी',
  ])
  await userEvent.selectOptions(menu, 'हिन्दी')

  await expect.element(menu).toHaveAccessibleName('भाषा')
  await expect.element(menu).toHaveValue('hi')
  // The drawer that it was chosen in stays, and what was typed.
  await expect.element(drawer().getByRole('link', { name: 'पक्ष' })).toBeVisible()
  expect(page.getByLabelText('stake').element()).toHaveProperty('value', '500')
  await expect.element(inHindi).toBeInTheDocument()
  await expect.element(page.getByText('ओपन बेट्स: 1,23,456 बेट्स')).toBeInTheDocument()
  await expect.element(page.getByText('21 नवंबर')).toBeInTheDocument()
  expect(seen.language).toBe('hi')
  expect(browser.storage.getItem('kit.language')).toBe('hi')

  await userEvent.selectOptions(menu, 'English')
  await expect.element(inEnglish).toBeInTheDocument()
  await expect.element(page.getByText('21 November')).toBeInTheDocument()
  expect(seen.language).toBe('en')
})

it('SHELL-128 offers a player the language in the account menu, by keyboard too', async () => {
  open({ login, answer: async (name) => (name === 'getProfile' ? player : new Promise(() => {})) })
  await userEvent.click(page.getByRole('button', { name: 'Account of floodlight' }))
  await expect.element(menu).toBeVisible()
  // The colour mode is before it.
  await userEvent.keyboard('{Tab}{Tab}')
  await expect.element(menu).toHaveFocus()
  await userEvent.selectOptions(menu, 'हिन्दी')
  await expect.element(inHindi).toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'floodlight का अकाउंट' })).toBeVisible()
  await expect.element(menu).toBeVisible()
})

it('SHELL-128 keeps the chosen language over a reload, before what the operator names', async () => {
  const { seen } = open({ stored: { 'kit.language': 'hi' }, flags: { 'locale.default': 'en-us' } })
  await expect.element(inHindi).toBeVisible()
  expect(seen.language).toBe('hi')
})

it.each([
  ['en-us', 'en', inEnglish],
  ['hi', 'hi', inHindi],
  ['hi-IN', 'hi', inHindi],
  ['ta', 'en', inEnglish],
] as const)('SHELL-128 starts with locale.default %s in %s', async (named, language, text) => {
  const { seen } = open({ flags: { 'locale.default': named } })
  await expect.element(text).toBeVisible()
  await expect.poll(() => seen.language).toBe(language)
})

it('SHELL-128 ignores a stored language that the site does not have', async () => {
  const { seen } = open({ stored: { 'kit.language': '<b>xx' }, flags: { 'locale.default': 'hi' } })
  await expect.element(inHindi).toBeVisible()
  expect(seen.language).toBe('hi')
})

it('SHELL-128 follows the operator while it runs, until the player has chosen', async () => {
  const { site, seen } = open()
  await expect.element(inEnglish).toBeVisible()
  site.services.flags.setLayer('operator', { 'locale.default': 'hi' })
  await expect.element(inHindi).toBeVisible()
  site.services.flags.setLayer('operator', {})
  await expect.element(inEnglish).toBeVisible()
  expect(seen.language).toBe('en')
})

it('SHELL-128 lets the site’s own words win in every language, and the brand’s in those that it speaks', async () => {
  const { site } = open({
    brand: {
      ...aurora,
      words: { 'texts.late': 'Ours', 'shell.landing.title': 'Under floodlights' },
      translations: { hi: async () => ({ words: { 'shell.landing.title': 'रोशनी के नीचे' } }) },
    },
    stored: { 'kit.language': 'hi' },
    words: { 'shell.missing.home': 'Take me home' },
    flags: { 'copy.corrected': true },
  })
  await expect.element(inHindi).toBeVisible()
  await expect.element(page.getByText('Take me home')).toBeVisible()
  const { messages } = site.texts.getState()
  expect(messages['texts.side']).toBe('पक्ष')
  expect(messages['shell.landing.title']).toBe('रोशनी के नीचे')
  expect(messages['texts.late']).toMatch(/^ओपन बेट्स/)
})

it('SHELL-128 stays in the language that is there when another cannot be loaded', async () => {
  const broken: Feature = { ...texts, translations: { hi: () => Promise.reject(new Error('no network')) } }
  const { seen } = open({ features: [broken], stored: { 'kit.language': 'hi' } })
  await expect.element(inEnglish).toBeVisible()
  await expect.element(page.getByText('21 November')).toBeVisible()
  expect(seen.language).toBe('')
})

it('SHELL-128 asks a language for the texts of the shell and of the site’s features, and shows the rest in English', async () => {
  const asked: (readonly string[])[] = []
  const arabic: Feature = {
    name: 'language.ar',
    messages: {},
    translations: {
      async ar(parts) {
        asked.push(parts)
        return { 'texts.side': 'جانب' }
      },
    },
    setup: () => ({}),
  }
  const { site, seen } = open({
    features: [texts, arabic],
    languages: ['en', 'ar'],
    stored: { 'kit.language': 'ar' },
  })
  await expect.poll(() => site.texts.getState().messages['texts.side']).toBe('جانب')
  expect(asked).toEqual([['shell', 'texts', 'language.ar']])
  expect([seen.language, seen.direction]).toEqual(['ar', 'rtl'])
  await expect.element(inEnglish).toBeVisible()
})

it('SHELL-128 turns the page around if the default language is read from right to left', async () => {
  const arabic: Feature = { ...texts, translations: { ar: async () => ({ 'texts.side': 'جانب' }) } }
  const { seen } = open({ features: [arabic], languages: ['ar', 'en'], flags: { 'locale.default': 'ar' } })
  await expect.poll(() => [seen.language, seen.direction]).toEqual(['ar', 'rtl'])
})

it('SHELL-128 reads a language in the direction of its script', () =>
  expect(['en', 'hi', 'ar', 'ur', 'he-IL', 'fa', 'pa-Arab', 'pa', 'ks-Deva'].map(directionOf)).toEqual([
    'ltr',
    'ltr',
    'rtl',
    'rtl',
    'rtl',
    'rtl',
    'rtl',
    'ltr',
    'ltr',
  ]))
