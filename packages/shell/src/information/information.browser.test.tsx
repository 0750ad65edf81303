import { OperatorError } from '@kit/sdk'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Feature } from '../feature.ts'
import { closeSite, login, openSite, type Setting } from '../testing/openSite.tsx'
import { chooseLanguage } from '../language/showLanguage.ts'
import { hindi } from '../../../languages/src/hi/index.ts'
import { information } from './feature.tsx'
import { informationNames, informationPaths } from './informationPages.ts'
import { informationMessages } from './messages.ts'

beforeEach(() => page.viewport(390, 844))
afterEach(() => {
  closeSite()
  location.hash = ''
})

const rules = [
  {
    title: 'General',
    content: [
      { message: 'A bet stands when it was accepted.', isBold: true, color: '' },
      { message: 'Prices that are plainly wrong bind nobody.', isBold: false, color: '#c62828' },
    ],
  },
  { title: 'Cricket', content: [{ message: 'A tie is void.', isBold: false, color: '' }] },
]

const open = (path: string, { features = [information()], ...options }: Setting = {}) =>
  openSite({
    path,
    features,
    answer: (name) => (name === 'listRules' ? Promise.resolve(rules) : new Promise(() => {})),
    ...options,
  })

const heading = (name: string, level = 1) => page.getByRole('heading', { name, level, exact: true })

describe('an information page', () => {
  it.each([
    ['ROUTE-017', '/leadership-board', 'LeaderShip Board', 'No ranking is running'],
    ['ROUTE-019', '/privacy-policy', 'Privacy Policy', 'What your browser keeps'],
    ['ROUTE-020', '/responsible-gambling', 'Responsible Gambling', 'Where to find help'],
    ['ROUTE-021', '/about-us', 'About Us', 'Who runs this site'],
    ['ROUTE-022', '/terms-and-condition', 'Terms And Conditions', 'Results and corrections'],
    ['ROUTE-034', '/affiliates', 'Affiliates', 'What we expect of you'],
    ['Q-035', '/promotions', 'Promotions', 'Kinds of bonus'],
    ['Q-035', '/tutorials', 'Tutorials', 'How to Play ?'],
    ['Q-035', '/faq', 'FAQ', 'When is a bet void?'],
  ])('%s is served at %s', async (_id, path, title, part) => {
    const { seen } = open(path)
    await expect.element(heading(title)).toBeVisible()
    await expect.element(heading(part, 2)).toBeVisible()
    await expect.poll(() => seen.title).toBe(`${title} | Testbrand`)
    expect(document.querySelectorAll('h1')).toHaveLength(1)
  })

  it('leads to the others, and to no page that this site does not have', async () => {
    open('/about-us', { features: [information({ without: ['affiliates'] })] })
    const others = page.getByRole('navigation', { name: 'Also worth reading' })
    await userEvent.click(others.getByRole('link', { name: 'Privacy Policy' }))
    await expect.element(heading('Privacy Policy')).toBeVisible()
    await expect.element(others.getByRole('link', { name: 'About Us' })).toBeVisible()
    for (const name of ['Affiliates', 'Blogs', 'Privacy Policy'])
      await expect.element(others.getByRole('link', { name })).not.toBeInTheDocument()
  })

  it('links to its own sections: folded above the text on a phone, next to it on a wide screen', async () => {
    const { isWide } = open('/privacy-policy')
    const link = page.getByRole('link', { name: 'How long we keep it' })
    await expect.element(link).not.toBeInTheDocument()
    await userEvent.click(page.getByText('On this page'))
    await userEvent.click(link)
    expect(location.hash).toBe('#time')
    await page.viewport(1440, 900)
    isWide.setState(true, true)
    await expect.element(link).toBeVisible()
  })

  it('says what the brand’s own document says, in its place', async () => {
    const own = async () => ({
      default: () => ({
        introduction: ['We have run this house since 1999. See the [rules](/rules-and-regulation).'],
        sections: [{ id: 'house', heading: 'Our house', body: ['It has [two](//evil.example) doors.'] }],
      }),
    })
    open('/about-us', { features: [information({ documents: { about: own, blogs: own } })] })
    await expect.element(heading('Our house', 2)).toBeVisible()
    await expect
      .element(page.getByRole('link', { name: 'rules', exact: true }))
      .toHaveAttribute('href', '/rules-and-regulation')
    // A path outside the site is not a link.
    await expect.element(page.getByText('It has [two](//evil.example) doors.')).toBeVisible()
    await expect.element(page.getByRole('main').getByRole('link', { name: 'Blogs' })).toBeVisible()
  })

  it('is in the language that the player chose, at once and after a change, and the brand’s own where it has one', async () => {
    const languages = ['en', 'hi'] as const
    const { site } = open('/faq', { languages, features: [information(), hindi()] })
    await expect.element(page.getByRole('button', { name: 'Can I cancel a bet?' })).toBeVisible()
    chooseLanguage(site, 'hi')
    await expect.element(page.getByRole('button', { name: 'क्या मैं बेट कैंसल कर सकता/सकती हूँ?' })).toBeVisible()
    await expect.element(page.getByText(/जो सबसे ज़्यादा पूछा जाता है/)).toBeVisible()
    expect(
      page
        .getByText(/जो सबसे ज़्यादा पूछा जाता है/)
        .element()
        .closest('[lang]')
        ?.getAttribute('lang'),
    ).toBe('hi')
    closeSite()
    const own = (words: string, language: string) => async () => ({
      default: () => ({ introduction: [words], sections: [], language }),
    })
    const documents = {
      about: { en: own('Our house', 'en'), hi: own('हमारा घर', 'hi') },
      faq: own('Ask us', 'en'),
    }
    const setting = {
      languages,
      stored: { 'kit.language': 'hi' },
      features: [information({ documents }), hindi()],
    }
    open('/about-us', setting)
    await expect.element(page.getByText('हमारा घर')).toBeVisible()
    closeSite()
    // A text in one language only is shown in all languages.
    open('/faq', setting)
    await expect.element(page.getByText('Ask us')).toBeVisible()
  })

  it('shows the English document where a language has none, and loads one only when its page is opened', async () => {
    const asked: string[] = []
    const portuguese: Feature = {
      name: 'language.pt',
      messages: {},
      translations: { pt: async () => ({}) },
      documents: {
        async pt(name) {
          asked.push(name)
          return name === 'faq'
            ? { default: () => ({ introduction: ['Voltar'], sections: [], language: 'pt' }) }
            : undefined
        },
      },
      setup: () => ({}),
    }
    const setting: Setting = {
      languages: ['en', 'pt'],
      stored: { 'kit.language': 'pt' },
      features: [information(), portuguese],
    }
    open('/faq', setting)
    await expect.element(page.getByText('Voltar')).toBeVisible()
    expect(asked).toEqual(['faq'])
    closeSite()
    open('/about-us', setting)
    await expect.element(page.getByText(/This is a demonstration of Testbrand/)).toBeVisible()
    expect(asked).toEqual(['faq', 'about'])
  })

  it('says of a casino nothing about exchanges, and of money only what the site has pages for', async () => {
    open('/about-us', { flags: { 'domain.casinoOnly': true } })
    await expect.element(page.getByText(/Testbrand is an online casino/)).toBeVisible()
    await expect.element(heading('How the games are run', 2)).toBeVisible()
    await expect.element(heading('How an exchange works', 2)).not.toBeInTheDocument()
    closeSite()
    open('/tutorials')
    await expect.element(heading('How to Play ?', 2)).toBeVisible()
    await expect.element(heading('How to Deposit ?', 2)).not.toBeInTheDocument()
  })

  it('names the company if the site has one, and claims nothing otherwise', async () => {
    open('/about-us')
    await expect.element(page.getByText(/This is a demonstration of Testbrand/)).toBeVisible()
    closeSite()
    const company = {
      name: 'Harbour Games Ltd',
      licence: 'It is licensed under number 12.',
      email: 'help@harbour.example',
    }
    open('/about-us', { features: [information({ company })] })
    await expect.element(page.getByText('Testbrand is run by Harbour Games Ltd.')).toBeVisible()
    await expect.element(page.getByText('It is licensed under number 12.')).toBeVisible()
    await expect.element(page.getByText(/help@harbour.example/)).toBeVisible()
    await expect.element(page.getByText(/demonstration/)).not.toBeInTheDocument()
  })

  it('links the brand’s help videos with the tutorials', async () => {
    open('/tutorials', { flags: { 'help.videos': { play: 'https://video.example/play' } } })
    const links = page.getByRole('link', { name: /Watch the video/ })
    await expect.element(links).toHaveAttribute('href', 'https://video.example/play')
    expect(links.all()).toHaveLength(1)
  })

  it('Q-035 SHELL-055 opens a help video over the page where the site plays videos, and leads to one that it does not know', async () => {
    const asked: unknown[] = []
    const player: Feature = {
      name: 'player',
      messages: {},
      setup: () => ({ intents: { 'video.open': (data) => void asked.push(data) } }),
    }
    const flags = { 'help.videos': { play: 'https://video.example/play' } }
    open('/tutorials', { flags, features: [information(), player] })
    await userEvent.click(page.getByRole('button', { name: 'Watch the video' }))
    expect(asked).toEqual([{ video: 'play' }])
    await expect.element(page.getByRole('link', { name: /Watch the video/ })).not.toBeInTheDocument()
    closeSite()
    const own = async () => ({
      default: () => ({
        introduction: [],
        sections: [{ id: 'tour', heading: 'A tour', body: [], video: 'https://video.example/tour' }],
      }),
    })
    open('/tutorials', { flags, features: [information({ documents: { tutorials: own } }), player] })
    await expect
      .element(page.getByRole('link', { name: /Watch the video/ }))
      .toHaveAttribute('href', 'https://video.example/tour')
  })

  it('is a 404 page where the site leaves it out', async () => {
    open('/faq', { features: [information({ without: ['faq'] })] })
    await expect.element(heading('OPS! Page not found')).toBeVisible()
  })
})

describe('the rules', () => {
  const part = (name: string) => page.getByRole('button', { name, exact: true })
  const text = page.getByText('A bet stands when it was accepted.')

  it('ROUTE-018 SHELL-091 SHELL-092 MKT-034 are an accordion of the static file, a section for each titled rule', async () => {
    const { calls } = open('/rules-and-regulation')
    await expect.element(heading('Rules & Regulation')).toBeVisible()
    await expect.element(part('Cricket')).toBeVisible()
    await expect.element(text).not.toBeInTheDocument()
    await userEvent.click(part('General'))
    await expect.element(text).toBeVisible()
    await expect.element(text).toHaveAttribute('data-bold')
    await userEvent.click(part('General'))
    await expect.element(text).not.toBeInTheDocument()
    expect(calls.filter((name) => name === 'listRules')).toHaveLength(1)
  })

  it('open and close all at once', async () => {
    open('/rules-and-regulation')
    await userEvent.click(page.getByRole('button', { name: 'Open all' }))
    await expect.element(text).toBeVisible()
    await expect.element(page.getByText('A tie is void.')).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Close all' }))
    await expect.element(text).not.toBeInTheDocument()
  })

  it('open the part that the address names, and all of them in print', async () => {
    location.hash = '#cricket'
    open('/rules-and-regulation')
    await expect.element(page.getByText('A tie is void.')).toBeVisible()
    await expect.element(text).not.toBeInTheDocument()
    dispatchEvent(new Event('beforeprint'))
    await expect.element(text).toBeVisible()
    dispatchEvent(new Event('afterprint'))
    await expect.element(text).not.toBeInTheDocument()
    await expect.element(page.getByText('A tie is void.')).toBeVisible()
  })

  it('SHELL-092 say so when the file is missing, broken or huge, and try again', async () => {
    let isBroken = true
    open('/rules-and-regulation', {
      answer: (name) => {
        if (name !== 'listRules') return new Promise(() => {})
        return isBroken
          ? Promise.reject(new OperatorError('malformed', 'The answer is too large', { status: 200 }))
          : Promise.resolve(rules)
      },
    })
    await expect.element(page.getByText('The rules could not be loaded')).toBeVisible()
    isBroken = false
    await userEvent.click(page.getByRole('button', { name: 'Try again' }))
    await expect.element(part('General')).toBeVisible()
  })

  it('leave room while they load, and say when there are none', async () => {
    open('/rules-and-regulation', { answer: () => new Promise(() => {}) })
    await expect.element(page.getByText('The rules are loading')).toBeInTheDocument()
    closeSite()
    open('/rules-and-regulation', {
      answer: (name) => (name === 'listRules' ? Promise.resolve([]) : new Promise(() => {})),
    })
    await expect.element(page.getByText('No rules have been published yet')).toBeVisible()
  })

  it('SHELL-022 open over the page on request, with only the text', async () => {
    const { site } = open('/about-us')
    site.services.request('rules.open', {})
    const dialog = page.getByRole('dialog', { name: 'Rules & Regulation' })
    await expect.element(dialog.getByRole('button', { name: 'Cricket' })).toBeVisible()
    expect(site.services.isAsking.getState()).toBe(true)
    await expect.element(dialog.getByText('Also worth reading')).not.toBeInTheDocument()
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog).not.toBeInTheDocument()
    expect(site.services.isAsking.getState()).toBe(false)
  })
})

describe('the terms', () => {
  it('SHELL-093 SHELL-094 begin with a warning of phishing and end with the Security Auth prompt', async () => {
    open('/terms-and-condition')
    const note = page.getByRole('note')
    await expect.element(note.getByText('Beware of phishing')).toBeVisible()
    await expect.element(note.getByText(/Testbrand never asks for your password/)).toBeVisible()
    await expect.element(heading('Security Auth', 2)).toBeVisible()
    await expect.element(page.getByText('This site does not offer it yet.')).toBeVisible()
  })

  it('SHELL-094 leads to where a second step is set up, where the site has such a page', async () => {
    const secure: Feature = {
      name: 'secure',
      messages: {},
      setup: () => ({
        routes: [{ path: '/secureauth', load: async () => ({ default: () => <h1>Second step</h1> }) }],
      }),
    }
    open('/terms-and-condition', { features: [information(), secure] })
    await userEvent.click(page.getByRole('link', { name: 'Set it up' }))
    await expect.element(heading('Second step')).toBeVisible()
  })

  it('Q-125 have the company’s own as their last section, on the page and in the panel', async () => {
    const { site } = open('/terms-and-condition')
    const { setLayer } = site.services.flags
    setLayer('operator', { 'footer.texts': { companyTermsCondition: 'Kit Ltd pays on Fridays.' } })
    const main = page.getByRole('main')
    await expect.element(main.getByText('Kit Ltd pays on Fridays.')).toBeVisible()
    const headings = Array.from(document.querySelectorAll('main section h2'), (one) => one.textContent)
    expect(headings.indexOf('The company’s terms')).toBe(headings.indexOf('Complaints') + 1)
    site.services.request('terms.open', {})
    const dialog = page.getByRole('dialog', { name: 'Terms And Conditions' })
    await expect.element(dialog.getByText('Kit Ltd pays on Fridays.')).toBeInTheDocument()
    setLayer('operator', {})
    await expect.element(dialog.getByText('The company’s terms')).not.toBeInTheDocument()
  })

  it('SHELL-093 SHELL-094 are a panel over the page, too', async () => {
    const { site } = open('/')
    site.services.request('terms.open', {})
    const dialog = page.getByRole('dialog', { name: 'Terms And Conditions' })
    await expect.element(dialog.getByText('Beware of phishing')).toBeVisible()
    await expect.element(dialog.getByRole('heading', { name: 'Security Auth' })).toBeInTheDocument()
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }))
    await expect.element(dialog).not.toBeInTheDocument()
  })
})

describe('affiliates', () => {
  it('SHELL-133 shows a player the own link, and how many signed up with it', async () => {
    open('/affiliates', {
      login,
      answer: (name) =>
        name === 'getReferral'
          ? Promise.resolve({ referralCode: 'FRIEND 7', referredCount: 3 })
          : new Promise(() => {}),
    })
    await expect.element(page.getByText('https://site.test/register-referrer/FRIEND%207')).toBeVisible()
    await expect.element(page.getByText('Players who signed up with it: 3')).toBeVisible()
  })

  it('asks a visitor to log in, and says when the link does not come', async () => {
    const asked: unknown[] = []
    const logins: Feature = {
      name: 'logins',
      messages: {},
      setup: () => ({ intents: { login: (data) => void asked.push(data) } }),
    }
    open('/affiliates', { features: [information(), logins] })
    await userEvent.click(page.getByRole('main').getByRole('button', { name: 'Login' }))
    expect(asked).toEqual([{ returnTo: '/affiliates' }])
    closeSite()
    open('/affiliates', {
      login,
      answer: (name) =>
        name === 'getReferral' ? Promise.reject(new OperatorError('refused', 'No')) : new Promise(() => {}),
    })
    await expect.element(page.getByText(/Your link could not be loaded/)).toBeVisible()
  })
})

it('Q-035 the sitemap has every page of the site that has a name, and none of a visit', async () => {
  open('/sitemap')
  const names = informationNames.filter((name) => name !== 'blogs')
  for (const name of names) {
    const link = page
      .getByRole('main')
      .getByRole('link', { name: informationMessages[`information.${name}`], exact: true })
    await expect.element(link).toHaveAttribute('href', informationPaths[name])
  }
  await expect
    .element(page.getByRole('main').getByRole('link', { name: 'Home' }))
    .toHaveAttribute('href', '/')
  expect(page.getByRole('main').getByRole('link').all()).toHaveLength(names.length + 1)
})
