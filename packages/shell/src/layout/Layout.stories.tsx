import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { notices } from '../notices/notices.tsx'
import { SiteOnStage } from '../testing/SiteOnStage.tsx'

const meta = {
  title: 'Layout/SiteLayout',
  component: SiteOnStage,
  parameters: { layout: 'fullscreen' },
  // Most players use a phone.
  globals: { viewport: { value: 'mobile2', isRotated: false } },
} satisfies Meta<typeof SiteOnStage>
export default meta
type Story = StoryObj<typeof meta>

const header = async () => within(await screen.findByRole('banner', {}, patience))
/** Parts are loaded after the first screen. */
const patience = { timeout: 15_000 }

export const VisitorsHeader: Story = {
  play: async () => {
    const { findByRole } = await header()
    await expect(await findByRole('link', { name: 'Aurora, home' }, patience)).toBeVisible()
    const toggle = await findByRole('button', { name: /Use the (light|dark) theme/ }, patience)
    const before = toggle.getAttribute('aria-label')
    await userEvent.click(toggle)
    await waitFor(() => expect(toggle).not.toHaveAttribute('aria-label', before))
  },
}

export const PlayersHeader: Story = {
  args: { isPlayer: true },
  play: async () => {
    const { findByRole } = await header()
    await expect(await findByRole('button', { name: /^Account of/ }, patience)).toBeVisible()
  },
}

export const WideHeader: Story = {
  args: { isWide: true, path: '/exchange' },
  globals: { viewport: { value: 'desktop', isRotated: false } },
}

export const BottomBar: Story = {
  args: { path: '/live-casino' },
  play: async () => {
    const bar = within(await screen.findByRole('navigation', { name: 'Main' }, patience))
    await expect(await bar.findByRole('link', { name: 'Casino' }, patience)).toHaveAttribute(
      'aria-current',
      'page',
    )
    await userEvent.click(bar.getByRole('link', { name: 'Home' }))
    await waitFor(() =>
      expect(bar.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page'),
    )
  },
}

export const Drawer: Story = {
  args: { isPlayer: true, flags: { 'nav.casinoTiles': true } },
  play: async () => {
    const { findByRole } = await header()
    const button = await findByRole('button', { name: 'Menu' }, patience)
    await userEvent.click(button)
    const drawer = within(await screen.findByRole('dialog', {}, patience))
    await waitFor(async () =>
      expect(await drawer.findByRole('link', { name: 'Live Casino' }, patience)).toBeVisible(),
    )
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(button).toHaveFocus())
  },
}

export const Footer: Story = {
  args: {
    path: '/promotions',
    flags: { 'social.links': { telegram: 'https://social.invalid/t', youtube: 'https://social.invalid/y' } },
  },
  play: async () => {
    const footer = within(await screen.findByRole('contentinfo', {}, patience))
    const social = await footer.findByRole('link', { name: /Telegram/ }, patience)
    await expect(social).toHaveAttribute('rel', expect.stringContaining('noopener'))
    await userEvent.click(footer.getByRole('link', { name: 'About Us' }))
    await waitFor(async () =>
      expect(await screen.findByRole('heading', { name: 'Page /about-us' }, patience)).toBeVisible(),
    )
  },
}

export const HomeBanner: Story = {
  args: { isPlayer: true },
  play: async () => {
    const banner = within(await screen.findByRole('region', { name: 'Your balance' }, patience))
    await waitFor(async () => expect(await banner.findByText('12,345.67', {}, patience)).toBeVisible())
    await expect(banner.getByRole('link', { name: 'Deposit' })).toHaveAttribute('href', '/deposit')
  },
}

export const PopUp: Story = {
  args: {
    isPlayer: true,
    features: [
      notices(),
      {
        name: 'house',
        messages: {},
        setup: (site) => ({
          start: () => {
            site.request('session.ended', { textId: 'shell.session.byAdmin' })
          },
        }),
      },
    ],
  },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', {}, patience))
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}
