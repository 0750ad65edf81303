import type { EmptyStateProps, MessageId } from '@kit/ui'
import { EmptyState } from '@kit/ui'
import { afterEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Feature } from '../feature.ts'
import { closeSite, openSite, pages } from '../testing/openSite.tsx'
import {
  MenuButton,
  replace,
  SearchButton,
  ThemeToggle,
  useColorMode,
  wrap,
  type WrapProps,
} from './index.ts'

afterEach(() => {
  closeSite()
  vi.restoreAllMocks()
})

const nothing: Feature = {
  name: 'nothing',
  messages: { 'nothing.item': 'Nothing' },
  setup: () => ({
    routes: [{ path: '/nothing', load: async () => ({ default: () => <EmptyState title="No bets" /> }) }],
    home: [
      { id: 'first', order: 10, Component: () => <h2>First</h2> },
      { id: 'last', order: 20, Component: () => <h2>Last</h2> },
    ],
    bottomBar: [
      { id: 'nothing', order: 15, labelId: 'nothing.item' as MessageId, icon: null, to: '/nothing' },
    ],
  }),
}

const Header = () => <header>The brand’s header</header>
const Hero = ({ banner }: { banner: string | null }) => <h1>Hero of {banner ?? 'nobody'}</h1>
const OwnEmpty = ({ title }: EmptyStateProps) => <p>Own: {title}</p>
const Around = ({ Original, props }: WrapProps<object>) => (
  <div>
    <p>Before the footer</p>
    <Original {...props} />
  </div>
)

it('puts a site’s own parts in the place of the kit’s, or around it, with the props of the part', async () => {
  openSite({
    features: [pages, nothing],
    flags: { 'theme.bannerText': 'the floodlights' },
    parts: {
      header: replace(Header),
      hero: replace(Hero),
      footer: wrap({ load: async () => ({ default: Around }) }),
      emptyState: replace(OwnEmpty),
    },
  })
  await expect.element(page.getByRole('banner')).toHaveTextContent('The brand’s header')
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Hero of the floodlights')
  await expect.element(page.getByText('Before the footer')).toBeVisible()
  await expect.element(page.getByRole('contentinfo').getByText('18+')).toBeVisible()
  closeSite()
  openSite({ path: '/nothing', features: [nothing], parts: { emptyState: replace(OwnEmpty) } })
  await expect.element(page.getByText('Own: No bets')).toBeVisible()
})

it('shows the kit’s own part where one throws or cannot be loaded, and reports the fault', async () => {
  const reported = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  openSite({
    parts: {
      header: replace(() => {
        throw new Error('no header today')
      }),
      footer: replace({ load: () => Promise.reject(new Error('no footer today')) }),
    },
  })
  await expect.element(page.getByRole('banner').getByRole('link', { name: /Testbrand/ })).toBeVisible()
  await expect.element(page.getByRole('contentinfo').getByText('18+')).toBeVisible()
  const reports = reported.mock.calls.map(([where, error]) => [where, (error as Error | undefined)?.message])
  expect(reports).toContainEqual(['[Testbrand] the part header', 'no header today'])
  expect(reports).toContainEqual(['[Testbrand] the part footer', 'no footer today'])
})

it('orders what is contributed as the site’s file says', async () => {
  await page.viewport(390, 844)
  openSite({
    features: [pages, nothing],
    order: { home: { last: 5 }, bottomBar: { nothing: 5 } },
  })
  const headings = () =>
    page
      .getByRole('heading', { level: 2 })
      .elements()
      .map(({ textContent }) => textContent)
  await expect.poll(() => headings().slice(0, 2)).toEqual(['Last', 'First'])
  const items = page.getByRole('navigation', { name: 'Main' }).getByRole('link')
  await expect
    .poll(() => items.elements().map(({ textContent }) => textContent))
    .toEqual(['Home', 'Nothing', expect.stringContaining('Elsewhere')])
})

const OwnHeader = () => {
  const { mode, toggle } = useColorMode()
  return (
    <header>
      <MenuButton />
      <SearchButton />
      <ThemeToggle />
      <button onClick={toggle}>Own switch: {mode}</button>
    </header>
  )
}

it('keeps the menu, the search and the theme switch in a header of the site’s own on a phone', async () => {
  await page.viewport(390, 844)
  const found: Feature = {
    name: 'found',
    messages: {},
    setup: () => ({
      search: async () => ({ default: () => <input aria-label="Find an event" /> }),
      navigation: [
        { id: 'found', order: 1, load: async () => ({ default: () => <a href="/elsewhere">All sports</a> }) },
      ],
    }),
  }
  openSite({ features: [pages, found], parts: { header: replace(OwnHeader) } })
  const header = page.getByRole('banner')
  await userEvent.click(header.getByRole('button', { name: 'Menu' }))
  await expect.element(page.getByRole('dialog').getByRole('link', { name: 'All sports' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await userEvent.click(header.getByRole('button', { name: 'Search events' }))
  await expect.element(page.getByRole('textbox', { name: 'Find an event' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(header.getByRole('button', { name: 'Own switch: dark' })).toBeVisible()
  await userEvent.click(header.getByRole('button', { name: 'Use the light theme' }))
  await expect.element(header.getByRole('button', { name: 'Own switch: light' })).toBeVisible()
  await userEvent.click(header.getByRole('button', { name: 'Own switch: light' }))
  await expect.element(header.getByRole('button', { name: 'Use the light theme' })).toBeVisible()
})
