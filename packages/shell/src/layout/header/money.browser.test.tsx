import { OperatorError } from '@kit/sdk'
import type { FlagOverrides } from '@kit/sdk/flags'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { homeBanner, onPhone, texts } from '../../testing/layoutParts.tsx'
import { closeSite, login, openSite, type Setting } from '../../testing/openSite.tsx'
import { answerAs, serving } from '../../testing/servedPages.tsx'

afterEach(closeSite)
beforeEach(onPhone)

const money = ['/deposit', '/withdraw', '/inPlay', '/open-bets']
const openMoney = (flags: FlagOverrides, setting: Setting = {}) => {
  const seen: [string, unknown][] = []
  const site = openSite({ features: [serving(money, seen)], flags, ...setting })
  return { ...site, asked: seen }
}
const buttons = () => texts('section[aria-label="Your balance"] :is(a, button)')

it('SHELL-001 SHELL-037 takes the home banner away as soon as the operator wants a compact header', async () => {
  const { site } = openMoney({ 'domain.type': 'b2c' }, { login, answer: answerAs({}) })
  await expect.element(homeBanner).toBeVisible()
  site.services.flags.setLayer('operator', { 'layout.header': 'compact' })
  await expect.element(homeBanner).not.toBeInTheDocument()
})

it('SHELL-029 SHELL-030 SHELL-032 SHELL-037 SHELL-038 has on b2c Deposit and Withdraw around the player’s balance', async () => {
  const { history, site } = openMoney(
    { 'domain.type': 'b2c', 'wallet.deposit.showButton': true, 'wallet.withdraw.showButton': true },
    { login, answer: answerAs({}) },
  )
  await expect.element(homeBanner.getByText('YOUR BALANCE')).toBeVisible()
  await expect.element(homeBanner.getByText('12,345.67')).toBeVisible()
  expect(buttons()).toEqual(['Deposit', 'Withdraw'])
  site.services.flags.setLayer('operator', { 'wallet.deposit.showButton': false })
  await expect.poll(buttons).toEqual(['Withdraw'])
  site.services.flags.setLayer('operator', {
    'wallet.deposit.showButton': false,
    'wallet.withdraw.showButton': false,
  })
  await expect.element(homeBanner).not.toBeInTheDocument()
  site.services.flags.setLayer('operator', {})
  await userEvent.click(homeBanner.getByRole('link', { name: 'Deposit' }))
  await expect.poll(() => history.location.pathname).toBe('/deposit')
  await expect.element(homeBanner).not.toBeInTheDocument()
})

it('SHELL-036 SHELL-039 shows a visitor 0, and asks to log in on Deposit, Withdraw and My Bets', async () => {
  const { asked } = openMoney({ 'domain.type': 'b2c' })
  await expect.element(homeBanner.getByText('0', { exact: true })).toBeVisible()
  await userEvent.click(homeBanner.getByRole('button', { name: 'Deposit' }))
  await userEvent.click(homeBanner.getByRole('button', { name: 'Withdraw' }))
  expect(asked).toEqual([
    ['login', { returnTo: '/deposit' }],
    ['login', { returnTo: '/withdraw' }],
  ])
})

it('SHELL-033 SHELL-034 SHELL-035 has on b2b IN PLAY and MY BETS instead, the latter for players', async () => {
  const { asked, history } = openMoney({ 'domain.type': 'b2b' })
  await expect.poll(buttons).toEqual(['IN PLAY', 'MY BETS'])
  await userEvent.click(homeBanner.getByRole('button', { name: 'MY BETS' }))
  expect(asked).toEqual([['login', { returnTo: '/open-bets' }]])
  await userEvent.click(homeBanner.getByRole('link', { name: 'IN PLAY' }))
  await expect.poll(() => history.location.pathname).toBe('/inPlay')
  closeSite()
  const { history: players } = openMoney({ 'domain.type': 'b2b' }, { login, answer: answerAs({}) })
  await userEvent.click(homeBanner.getByRole('link', { name: 'MY BETS' }))
  await expect.poll(() => players.location.pathname).toBe('/open-bets')
})

it('SHELL-031 opens a chat for Deposit and Withdraw on domains that want that; an empty one hides its button (Q-123)', async () => {
  const channels = { whatsapp: '', depositWhatsapp: '+91 98765 43210', withdrawWhatsapp: '', chat: null }
  openMoney(
    { 'wallet.useChatRedirect': true },
    {
      login,
      answer: async (name) =>
        name === 'getContactChannels' ? channels : answerAs({ isDemo: true, createdBy: 'agent-1' })(name),
    },
  )
  const deposit = homeBanner.getByRole('link', { name: 'Deposit' })
  await expect.element(deposit).toHaveAttribute('href', 'https://wa.me/919876543210')
  await expect.element(deposit).toHaveAttribute('target', '_blank')
  expect(buttons()).toEqual(['Deposit'])
})

it.each([
  [390, 'banner'],
  [768, 'banner'],
  [1_100, 'banner'],
  [1_280, 'header'],
])(
  'SHELL-029 SHELL-037 has the money buttons once on a home page %i px wide, in the %s',
  async (width, place) => {
    await page.viewport(width, 844)
    const { isWide } = openMoney({ 'domain.type': 'b2c' }, { login, answer: answerAs({}) })
    isWide.setState(width >= 1_024, true)
    await expect
      .poll(() =>
        [...document.querySelectorAll('a')]
          .filter((button) => button.textContent === 'Deposit' && button.checkVisibility())
          .map((button) => (button.closest('header') ? 'header' : 'banner')),
      )
      .toEqual([place])
    const { scrollWidth, clientWidth } = document.documentElement
    expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
  },
)

it('SHELL-037 SHELL-057 shows a dash for a balance that cannot be read, and its age for an old one', async () => {
  let isBroken = true
  const { site } = openMoney(
    { 'domain.type': 'b2c' },
    {
      login,
      features: [serving([...money, '/live-casino'])],
      answer: async (name) => {
        if (name === 'getPoints' && isBroken) throw new OperatorError('refused', 'No')
        return answerAs({})(name)
      },
    },
  )
  await expect.element(homeBanner.getByText('Could not be loaded')).toBeInTheDocument()
  expect(homeBanner.getByText('–').elements()).toHaveLength(1)
  await userEvent.click(page.getByRole('button', { name: 'Menu' }))
  const wallet = page.getByRole('dialog').getByLabelText('Your wallet')
  await expect.poll(() => wallet.getByText('–').elements().length).toBe(2)
  await userEvent.keyboard('{Escape}')
  isBroken = false
  await site.queryClient.invalidateQueries()
  await expect.element(homeBanner.getByText('12,345.67')).toBeVisible()
  isBroken = true
  await site.queryClient.invalidateQueries()
  await expect.element(homeBanner.getByTitle(/^As of \d\d:\d\d/)).toBeVisible()
  await expect.element(homeBanner.getByText('12,345.67')).toBeVisible()
})

it('DEP-051 asks a demo account to log in as a normal user first (Q-061)', async () => {
  openMoney({ 'wallet.useChatRedirect': false }, { login, answer: answerAs({ isDemo: true }) })
  await userEvent.click(homeBanner.getByRole('button', { name: 'Deposit' }))
  await expect.element(page.getByText('First Login as a normal user')).toBeVisible()
})

it('SHELL-004 SHELL-037 has no banner on a page that is not there', async () => {
  openMoney({}, { path: '/no/such/page' })
  await expect.element(page.getByRole('heading', { level: 1, name: 'OPS! Page not found' })).toBeVisible()
  await expect.element(homeBanner).not.toBeInTheDocument()
})

it('SHELL-037 has no banner where nothing would be behind its buttons', async () => {
  openSite({ login, answer: answerAs({}) })
  await expect.element(page.getByText('18+ Play responsibly')).toBeVisible()
  await expect.element(homeBanner).not.toBeInTheDocument()
})
