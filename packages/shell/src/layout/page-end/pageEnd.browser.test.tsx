import { afterEach, beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { bar, footer, onPhone, texts } from '../../testing/layoutParts.tsx'
import { closeSite, login, openSite, type Setting } from '../../testing/openSite.tsx'
import { answerAs, serving } from '../../testing/servedPages.tsx'

afterEach(closeSite)
beforeEach(onPhone)

/** Answers with a different number for each account whose channels are requested. */
const answerOf =
  (user: object = {}) =>
  async (name: string, request: unknown) => {
    if (name !== 'getContactChannels' && name !== 'getPublicContactChannels') return answerAs(user)(name)
    const { adminId } = request as { adminId: string }
    const number = numbers[`${name === 'getContactChannels' ? 'player' : 'visitor'} ${adminId}`]
    return { whatsapp: number ?? '', depositWhatsapp: '', withdrawWhatsapp: '', chat: null }
  }
const numbers: Record<string, string> = {
  'visitor white': '910000000001',
  'visitor b1': '910000000002',
  'player white': '910000000003',
  'player agent': '910000000004',
}

it.each([
  ['of the white label to a visitor', 'visitor white', {}],
  ['of the branch that the address named', 'visitor b1', { path: '/branch/b1' }],
  ['of that branch to its player, too', 'visitor b1', { path: '/branch/b1', login }],
  ['of the white label to a player', 'player white', { login, answer: answerOf({ whiteLabelId: 'white' }) }],
  ['of who created the account else', 'player agent', { login, answer: answerOf({ createdBy: 'agent' }) }],
] as [string, string, Setting][])('Q-070 Q-123 shows the chat %s', async (_whose, asked, setting) => {
  openSite({
    whiteLabelId: 'white',
    answer: answerOf(),
    flags: { 'nav.bottomBar.whatsapp': true, 'contact.whatsappNumber': '919876543210' },
    ...setting,
  })
  await expect
    .element(bar.getByRole('link', { name: 'WhatsApp' }))
    .toHaveAttribute('href', `https://wa.me/${numbers[asked]}`)
})

it('Q-123 requests the operator’s number if only the end of the page shows it', async () => {
  openSite({ whiteLabelId: 'white', answer: answerOf(), flags: { 'nav.bottomBar.whatsapp': false } })
  const touch = page.getByRole('region', { name: 'Get in touch' })
  await expect
    .element(touch.getByRole('link', { name: 'WhatsApp' }))
    .toHaveAttribute('href', `https://wa.me/${numbers['visitor white']}`)
})

const videos = { signUp: 'https://video.test/1', login: 'https://video.test/2', play: 'https://video.test/3' }

it('SHELL-055 SHELL-089 SHELL-090 opens the configured help videos from the footer, on b2c', async () => {
  const seen: [string, unknown][] = []
  const { site } = openSite({
    features: [serving([], seen)],
    flags: { 'help.videos': videos, 'footer.helpVideoButtons': true },
  })
  const help = footer.getByRole('group', { name: 'Help videos' })
  await expect.element(help).toBeVisible()
  expect(texts('footer [role="group"] button')).toEqual([
    'How to Signup ?',
    'How to Login ?',
    'How to Play ?',
  ])
  await userEvent.click(help.getByRole('button', { name: 'How to Login ?' }))
  expect(seen).toEqual([['video', { video: 'login' }]])
  site.services.flags.setLayer('operator', { 'footer.helpVideoButtons': false })
  await expect.element(help).not.toBeInTheDocument()
  closeSite()
  openSite({ features: [serving([], seen)], flags: { 'help.videos': videos, 'domain.type': 'b2b' } })
  await expect.element(footer).toBeVisible()
  await expect.element(help).not.toBeInTheDocument()
})

it('SHELL-080 SHELL-072 SHELL-073 SHELL-081 SHELL-082 SHELL-084 follows the flags of the footer’s columns', async () => {
  const { site } = openSite({
    features: [serving(['/exchange', '/online-exchange', '/about-us', '/faq', '/affiliates'])],
    flags: {
      'footer.companyLinksActive': true,
      'footer.onlineSportExchange': false,
      'footer.resourcesColumn': true,
      'footer.affiliates': false,
    },
  })
  const links = () => texts('footer nav a')
  await expect.poll(links).toContain('About Us')
  expect(links()).toContain('Exchange')
  expect(links()).toContain('FAQ')
  expect(links()).not.toContain('Affiliates')
  site.services.flags.setLayer('operator', {
    'footer.companyLinksActive': false,
    'footer.onlineSportExchange': true,
    'footer.resourcesColumn': false,
    'footer.affiliates': true,
  })
  await expect.poll(links).toContain('Online Sport Exchange')
  expect(links()).toContain('Affiliates')
  expect(links()).not.toContain('About Us')
  expect(links()).not.toContain('FAQ')
  await expect.element(footer.getByText('About Us')).toBeVisible()
  expect(footer.getByText('About Us').element()).not.toHaveProperty('tabIndex', 0)
})

it('SHELL-085 SHELL-088 shows the configured social networks only, in a new tab, and leads back to the top', async () => {
  const { seen, site } = openSite({ flags: { 'social.links': { signal: 'https://signal.test/kit' } } })
  const icons = footer.getByRole('list', { name: 'Follow us' }).getByRole('link')
  await expect.poll(() => icons.elements().length).toBe(1)
  const link = icons.element()
  expect([link.getAttribute('href'), link.getAttribute('target'), link.getAttribute('rel')]).toEqual([
    'https://signal.test/kit',
    '_blank',
    'noopener noreferrer',
  ])
  const all = Object.fromEntries(
    [
      'facebook',
      'twitter',
      'pinterest',
      'instagram',
      'telegram',
      'youtube',
      'website',
      'signal',
      'whatsapp',
    ].map((name) => [name, `https://${name}.test/kit`]),
  )
  site.services.flags.setLayer('operator', { 'social.links': all })
  await expect.poll(() => icons.elements().length).toBe(9)
  await userEvent.click(footer.getByRole('button', { name: 'Back to top' }))
  expect(seen.scrolls).toBe(1)
})

it('SHELL-001 SHELL-002 SHELL-003 SHELL-117 puts features, at most two rows of payment icons and the contact below the home page', async () => {
  const { site } = openSite({
    flags: {
      'contact.whatsappNumber': '919876543210',
      'layout.paymentMethodStrip': true,
      'wallet.paymentMethods': ['upi', 'imps', 'neft', 'bank', 'qr', 'usdt'],
      'layout.bettingFeaturesBlock': true,
    },
  })
  const strip = page.getByRole('region', { name: 'Our Payment Method' })
  await expect.element(strip).toBeVisible()
  const rows = strip.getByRole('list').elements()
  expect(rows.map((row) => row.children.length)).toEqual([4, 2])
  const touch = page.getByRole('region', { name: 'Get in touch' })
  await expect
    .element(touch.getByRole('link', { name: 'WhatsApp' }))
    .toHaveAttribute('href', 'https://wa.me/919876543210')
  await expect.element(page.getByRole('region', { name: 'What you can do here' })).toBeVisible()
  site.services.flags.setLayer('operator', {
    'layout.paymentMethodStrip': false,
    'layout.bettingFeaturesBlock': false,
    'contact.whatsappNumber': null,
  })
  await expect.element(strip).not.toBeInTheDocument()
  await expect.element(touch).not.toBeInTheDocument()
  await expect.element(page.getByRole('region', { name: 'What you can do here' })).not.toBeInTheDocument()
})
