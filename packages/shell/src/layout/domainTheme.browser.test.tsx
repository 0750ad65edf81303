import type { FlagOverrides } from '@kit/sdk/flags'
import { readFlags } from '@kit/sdk/flags/table'
import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { closeSite, landing, login, openSite, pages } from '../testing/openSite.tsx'

afterEach(closeSite)

const picture = '/packages/tokens/src/brands/aurora/favicon.svg'

/** The operator sets the theme shortly after the first screen. */
async function openOn(flags: FlagOverrides, path = '/') {
  const opened = openSite({ path, features: [pages] })
  await expect.element(page.getByRole('banner')).toBeVisible()
  const say = (record: FlagOverrides) => {
    // Parsed as the site does: only values that an operator's record may contain.
    const { flags: read, misfits } = readFlags(record)
    expect(misfits).toEqual([])
    opened.site.services.flags.setLayer('operator', read)
  }
  say(flags)
  return { ...opened, say }
}
const logosIn = (place: 'banner' | 'contentinfo') =>
  page.getByRole(place).getByRole('img', { name: 'Testbrand', includeHidden: true }).elements()

it('SHELL-019 CONF-005 shows the logo of the domain’s theme, and the brand’s drawing without one', async () => {
  const { say } = await openOn({})
  expect(logosIn('banner').map(({ tagName }) => tagName)).toEqual(['svg', 'svg'])
  say({ 'theme.logos': { logo: picture } })
  await expect.poll(() => logosIn('banner').map(({ tagName }) => tagName)).toEqual(['IMG', 'IMG'])
  await expect.poll(() => logosIn('contentinfo').map(({ tagName }) => tagName)).toEqual(['IMG'])
  say({
    'theme.logos': { headerLogo: picture, logoSmallUrl: '/small.gif' },
  })
  await expect
    .poll(() => logosIn('banner').map((image) => image.getAttribute('src')))
    .toEqual([picture, '/small.gif'])
})

it('CONF-011 Q-125 shows the banner text of the domain’s theme to visitors, and to players at home', async () => {
  const { say, operator } = await openOn({ 'theme.bannerText': 'A hundred points to begin with' })
  await expect.element(landing).toBeVisible()
  await expect.element(page.getByText('A hundred points to begin with')).toBeVisible()
  operator.session.begin(login, false)
  await expect.element(landing).not.toBeInTheDocument()
  await expect.element(page.getByText('A hundred points to begin with')).toBeVisible()
  say({ 'theme.bannerText': null })
  await expect.element(page.getByText('A hundred points to begin with')).not.toBeInTheDocument()
})

it('CONF-005 Q-125 shows the slides of the domain’s theme instead of the brand’s', async () => {
  const { say } = await openOn({ 'theme.slideShow': [] })
  const carousel = page.getByRole('region', { name: 'Promotions' })
  await expect.poll(() => carousel.elements().length).toBe(1)
  expect(carousel.element().querySelectorAll('img')).toHaveLength(0)
  say({ 'theme.slideShow': [picture, `${picture}#2`] })
  await expect.poll(() => carousel.element().querySelectorAll('img').length).toBe(2)
})

it('SHELL-086 SHELL-087 CONF-010 shows the company’s and the copyright text as text', async () => {
  const { say } = await openOn({
    'footer.texts': { companyDetail: '<b>Kit Ltd</b>, Gibraltar', copyrightMessage: '© 2026 Kit Ltd' },
  })
  const footer = page.getByRole('contentinfo')
  await expect.element(footer.getByText('<b>Kit Ltd</b>, Gibraltar')).toBeVisible()
  await expect.element(footer.getByText('© 2026 Kit Ltd')).toBeVisible()
  say({ 'footer.texts': {} })
  await expect.element(footer.getByText('© 2026 Kit Ltd')).not.toBeInTheDocument()
})

it('Q-002 leads from an unknown path home where the brand wants that, else to the 404 page', async () => {
  const { say, history } = await openOn({ 'routing.unmatched': 'notFound' }, '/nowhere/at/all')
  await expect.element(page.getByRole('heading', { level: 1, name: 'OPS! Page not found' })).toBeVisible()
  say({ 'routing.unmatched': 'home' })
  await expect.element(landing).toBeVisible()
  expect(history.location.pathname).toBe('/')
})

it('SHELL-019 shows the brand’s drawing where the address of the logo answers no picture', async () => {
  const { say } = await openOn({ 'theme.logos': { logo: '/index.html' } })
  await expect.poll(() => logosIn('banner').map(({ tagName }) => tagName)).toEqual(['svg', 'svg'])
  say({ 'theme.logos': { logo: picture } })
  await expect.poll(() => logosIn('banner').map(({ tagName }) => tagName)).toEqual(['IMG', 'IMG'])
})
