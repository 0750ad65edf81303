import type { FlagOverrides } from '@kit/sdk/flags'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { closeSite, login, openSite, pages, type Setting } from '../testing/openSite.tsx'
import { outside, type OutsideOptions } from './outside.tsx'
import { helpVideos } from './outsideOptions.ts'

// Positions depend on a theme.
beforeEach(() => void Object.assign(document.documentElement.dataset, { brand: 'aurora', mode: 'dark' }))
afterEach(() => {
  closeSite()
  delete document.documentElement.dataset['brand']
  delete document.documentElement.dataset['mode']
})

const chatPage = '/api/common/outside/chat/{provider}?value={value}'
const tawk: FlagOverrides = { 'chat.provider': 'tawk', 'chat.value': 'abc' }

interface Opening extends Omit<Setting, 'features'> {
  options?: OutsideOptions
  sinceMs?: number
}

function open({ options = { chat: chatPage }, sinceMs = 0, ...setting }: Opening = {}) {
  const opened = openSite({ ...setting, features: [pages, outside(options)] })
  opened.site.services.monotonicNow = () => sinceMs
  for (const { warm } of opened.site.contributions) warm?.()
  return opened
}
const chat = page.getByRole('button', { name: 'Chat' })
const frames = () => [...document.querySelectorAll('iframe')].map((frame) => new URL(frame.src))

describe('chat', () => {
  it('SHELL-113 SHELL-114 loads nothing before a player opens it, then its page without an origin, and keeps it when closed', async () => {
    open({ login, flags: tawk })
    await expect.element(chat).toBeVisible()
    expect(frames()).toEqual([])
    await chat.click()
    await expect
      .poll(() => frames().map(({ pathname }) => pathname))
      .toEqual(['/api/common/outside/chat/tawk'])
    expect(document.querySelector('iframe')?.getAttribute('sandbox')).toBe('allow-scripts')
    await page.getByRole('button', { name: 'Close the chat' }).click()
    await expect.element(chat).toBeVisible()
    expect(frames()).toHaveLength(1)
  })

  it('SHELL-116 is gone on every other path', async () => {
    const { site } = open({ login, flags: tawk })
    await expect.element(chat).toBeVisible()
    await site.router.navigate({ to: '/events/1' })
    await expect.element(chat).not.toBeInTheDocument()
  })

  it('SHELL-116 is on the home of a casino-only domain', async () => {
    open({ login, path: '/live-casino', flags: { ...tawk, 'domain.casinoOnly': true } })
    await expect.element(chat).toBeVisible()
  })

  it('CONF-020 follows chat.provider when the configuration is refreshed', async () => {
    const { site } = open({ login, flags: tawk })
    await expect.element(chat).toBeVisible()
    site.services.flags.setLayer('operator', { 'chat.provider': 'none' })
    await expect.element(chat).not.toBeInTheDocument()
    site.services.flags.setLayer('operator', { 'chat.provider': 'zoho' })
    await chat.click()
    await expect
      .poll(() => frames().map(({ pathname }) => pathname))
      .toEqual(['/api/common/outside/chat/zoho'])
  })

  it('shows no page of an address that is not allowed, and the site stays', async () => {
    open({ login, flags: tawk, options: { chat: 'http://chat.invalid/{value}' } })
    await chat.click()
    await expect.element(page.getByText('This chat cannot be shown here.')).toBeVisible()
    expect(frames()).toEqual([])
    await expect.element(page.getByRole('banner')).toBeVisible()
  })
})

describe('help videos', () => {
  const address = (video: string) => `/api/common/outside/video/${video}`

  it.each(helpVideos)(
    'SHELL-053 SHELL-054 SHELL-055 plays the configured video in the modal, and Exit ends it: %s',
    async (video) => {
      const { site } = open({ flags: { 'help.videos': { [video]: address(video) } } })
      site.services.request('video.open', { video })
      await expect.poll(() => frames().map(({ pathname }) => pathname)).toEqual([address(video)])
      expect(site.contributions.some(({ isAsking }) => isAsking?.getState())).toBe(true)
      await page.getByRole('button', { name: 'Exit' }).click()
      await expect.poll(frames).toEqual([])
    },
  )

  it('SHELL-055 opens nothing where help.videos has no such video', async () => {
    const { site } = open({ flags: { 'help.videos': {} } })
    site.services.request('video.open', { video: 'login' })
    await expect.element(page.getByRole('banner')).toBeVisible()
    expect(page.getByRole('dialog').elements()).toEqual([])
    expect(site.services.isAsking.getState()).toBe(false)
  })

  it('SHELL-055 closes a video that the configuration has no longer, and does not wait for the player any more', async () => {
    const { site } = open({ flags: { 'help.videos': {} } })
    const configure = (videos: FlagOverrides['help.videos']) =>
      site.services.flags.setLayer('operator', { 'help.videos': videos })
    configure({ login: address('login') })
    site.services.request('video.open', { video: 'login' })
    await expect.poll(frames).toHaveLength(1)
    expect(site.services.isAsking.getState()).toBe(true)
    configure({})
    await expect.poll(frames).toEqual([])
    expect(site.services.isAsking.getState()).toBe(false)
  })

  it('SHELL-090 offers those that it can play, and no others', async () => {
    const videos = { login: address('login'), play: 'https://video.test/1', deposit: 'https://other.test/1' }
    open({
      flags: { 'help.videos': videos, 'footer.helpVideoButtons': true },
      options: { videoHosts: ['video.test'] },
    })
    const help = page.getByRole('group', { name: 'Help videos' })
    await expect.element(help).toBeVisible()
    expect(
      help
        .getByRole('button')
        .elements()
        .map(({ textContent }) => textContent),
    ).toEqual(['How to Login ?', 'How to Play ?'])
  })

  it('SHELL-055 plays videos of listed hosts only', async () => {
    const flags = { 'help.videos': { login: 'https://elsewhere.invalid/embed/1' } }
    const { site } = open({ flags, options: { videoHosts: ['video.invalid'] } })
    site.services.request('video.open', { video: 'login' })
    await expect.element(page.getByText('This video cannot be shown here.')).toBeVisible()
    expect(frames()).toEqual([])
  })
})

describe('ad pixels', () => {
  const flags: FlagOverrides = { 'analytics.adPixels': ['12345'] }
  const pixels = { pixels: '/api/common/outside/pixels' }
  const bar = page.getByRole('region', { name: 'Measuring' })

  it('SHELL-129 load 5 s after the start of the site, and not before', async () => {
    open({ flags, options: { ...pixels, consent: false }, sinceMs: 4500 })
    await expect.element(page.getByRole('banner')).toBeVisible()
    expect(frames()).toEqual([])
    await expect
      .poll(() => frames().map(({ search }) => search.replace(/&mode=\w+/, '')))
      .toEqual(['?ids=12345&event=PageView'])
    expect(document.querySelector('iframe')?.getAttribute('sandbox')).toBe('allow-scripts')
  })

  it('Q-067 wait for the visitor’s consent, which is kept', async () => {
    const { site } = open({ flags, options: pixels, sinceMs: 6000 })
    await expect.element(bar).toBeVisible()
    expect(frames()).toEqual([])
    await bar.getByRole('button', { name: 'Allow' }).click()
    await expect.poll(frames).toHaveLength(1)
    expect(site.browser.storage.getItem('kit.consent')).toBe('allowed')
  })

  it('Q-067 are never loaded for a visitor who refused, and who is not asked again', async () => {
    open({ flags, options: pixels, sinceMs: 6000 })
    await bar.getByRole('button', { name: 'Refuse' }).click()
    await expect.element(bar).not.toBeInTheDocument()
    expect(frames()).toEqual([])
    closeSite()
    open({ flags, options: pixels, sinceMs: 6000, stored: { 'kit.consent': 'refused' } })
    await expect.element(page.getByRole('banner')).toBeVisible()
    expect(bar.elements()).toEqual([])
  })

  it('Q-067 are not asked about where analytics.adPixels is empty, and a wrong id is named in the log', async () => {
    const { site } = open({ flags: { 'analytics.adPixels': [] }, options: pixels, sinceMs: 6000 })
    await expect.element(page.getByRole('banner')).toBeVisible()
    expect(bar.elements()).toEqual([])
    const said: string[] = []
    site.services.onError = (error) => void said.push(String(error))
    site.services.flags.setLayer('operator', { 'analytics.adPixels': ['abc'] })
    await expect
      .poll(() => said)
      .toEqual([expect.stringMatching(/analytics\.adPixels: abc is not a pixel ID/)])
    expect(frames()).toEqual([])
  })
})
