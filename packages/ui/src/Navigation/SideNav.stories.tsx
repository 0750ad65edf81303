import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Icon } from '../Icon/index.ts'
import { Badge } from '../Tag/index.ts'
import { SideNav } from './index.ts'

function Sports({ open = false, league = 'Big Bash League' }: { open?: boolean; league?: string }) {
  return (
    <div style={{ maxInlineSize: '280px' }}>
      <SideNav.Root aria-label="Sports">
        <SideNav.Item icon={<Icon name="home" />}>
          <a href="#home" aria-current="page">
            Home
          </a>
        </SideNav.Item>
        <SideNav.Group
          icon={<Icon name="cricket" />}
          title="Cricket"
          badge={<Badge count={12} label="events" />}
          defaultOpen={open}
        >
          <SideNav.Group title={league} defaultOpen={open}>
            <SideNav.Item>
              <a href="#event">Sydney Thunder v Perth Scorchers</a>
            </SideNav.Item>
          </SideNav.Group>
          <SideNav.Item>
            <a href="#ranji">Ranji Trophy</a>
          </SideNav.Item>
        </SideNav.Group>
        <SideNav.Item icon={<Icon name="horse" />}>
          <a href="#racing">Horse Racing</a>
        </SideNav.Item>
      </SideNav.Root>
    </div>
  )
}

const meta = { title: 'Navigation/SideNav', component: Sports } satisfies Meta<typeof Sports>
export default meta
type Story = StoryObj<typeof meta>

/** A group opens by keyboard, and collapsed items are not focusable. */
export const Folded: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const cricket = canvas.getByRole('button', { name: /Cricket/ })
    await expect(canvas.queryByRole('link', { name: 'Ranji Trophy' })).toBeNull()
    cricket.focus()
    await userEvent.keyboard('{Enter}')
    await expect(cricket).toHaveAttribute('aria-expanded', 'true')
    await expect(canvas.getByRole('link', { name: 'Ranji Trophy' })).toBeVisible()
  },
}

/** Arrow keys move through the tree, open and close its groups, and return to a group's title. */
export const Keys: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const focused = () => canvasElement.ownerDocument.activeElement?.textContent
    canvas.getByRole('link', { name: 'Home' }).focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(focused()).toMatch(/^Cricket/)
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect(focused()).toBe('Big Bash League')
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect(focused()).toBe('Sydney Thunder v Perth Scorchers')
    await userEvent.keyboard('{ArrowLeft}')
    await expect(focused()).toBe('Big Bash League')
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
    await expect(focused()).toMatch(/^Cricket/)
    await userEvent.keyboard('{ArrowLeft}')
    await expect(canvas.queryByRole('link', { name: 'Ranji Trophy' })).toBeNull()
    await userEvent.keyboard('{End}')
    await expect(focused()).toBe('Horse Racing')
    await userEvent.keyboard('{Home}')
    await expect(focused()).toBe('Home')
  },
}
export const Open: Story = { args: { open: true } }
export const LongText: Story = {
  args: { open: true, league: 'The Women’s Twenty20 Challenge of the eastern provinces' },
}
