import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { SiteLinkProvider } from '../SiteLink/index.ts'
import { Breadcrumb } from './index.ts'

function Trail({
  width = 900,
  pages,
  current,
}: {
  pages: readonly (readonly [to: string, name: string])[]
  width?: number
  current: string
}) {
  return (
    <div style={{ overflowX: 'auto' }}>
      <div style={{ inlineSize: `${width}px` }}>
        <Breadcrumb.Root aria-label="Where you are">
          {pages.map(([to, name]) => (
            <Breadcrumb.Item key={to} to={to}>
              {name}
            </Breadcrumb.Item>
          ))}
          <Breadcrumb.Item>{current}</Breadcrumb.Item>
        </Breadcrumb.Root>
      </div>
    </div>
  )
}

const meta = {
  title: 'Navigation/Breadcrumb',
  component: Trail,
  args: {
    pages: [
      ['/', 'Home'],
      ['/cricket', 'Cricket'],
      ['/cricket/big-bash', 'Big Bash League'],
    ],
    current: 'Sydney Thunder v Perth Scorchers',
  },
} satisfies Meta<typeof Trail>
export default meta
type Story = StoryObj<typeof meta>

const navigate = fn()

export const OfAnEvent: Story = {
  render: (args) => (
    <SiteLinkProvider value={{ navigate, prefetch: () => {} }}>
      <Trail {...args} />
    </SiteLinkProvider>
  ),
  play: async ({ canvasElement }) => {
    const trail = within(within(canvasElement).getByRole('navigation', { name: 'Where you are' }))
    const items = trail.getAllByRole('listitem')
    await expect(items).toHaveLength(4)
    await expect(within(items[3]!).queryByRole('link')).toBeNull()
    await expect(trail.getByText('Sydney Thunder v Perth Scorchers')).toHaveAttribute('aria-current', 'page')
    await userEvent.tab()
    await userEvent.tab()
    await expect(trail.getByRole('link', { name: 'Cricket' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(navigate).toHaveBeenLastCalledWith('/cricket')
  },
}
export const OfAPage: Story = { args: { pages: [['/', 'Home']], current: 'Rules' } }

/** On a phone the breadcrumb shows the parent page as a link; the current page is already the heading. */
export const Narrow: Story = {
  args: { width: 320 },
  play: async ({ canvasElement }) => {
    const trail = within(canvasElement)
    await expect(trail.getAllByRole('link')).toHaveLength(1)
    await expect(trail.getByRole('link', { name: 'Big Bash League' })).toBeVisible()
    await expect(trail.getByText('Sydney Thunder v Perth Scorchers')).not.toBeVisible()
  },
}

/** It stays on one line: long names are truncated, starting with the current page. */
export const LongNames: Story = {
  args: {
    pages: [
      ['/', 'Home'],
      ['/football', 'Football'],
      ['/football/x', 'Campeonato Brasileiro Série A, twenty-third round'],
    ],
    current: 'Associação Chapecoense de Futebol v Clube de Regatas do Flamengo',
  },
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('list')
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth)
  },
}
