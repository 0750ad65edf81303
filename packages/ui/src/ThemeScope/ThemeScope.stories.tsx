import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { Banner } from '../Banner/index.ts'
import { Button } from '../Button/index.ts'
import { Card } from '../Layout/index.ts'
import { Popover } from '../Popover/index.ts'
import { ThemeScope } from './ThemeScope.tsx'

const room = { padding: '16px', display: 'grid', gap: '12px', justifyItems: 'start' } as const

function Inside() {
  return (
    <div style={room}>
      <Card>Prices, a few words, and what to do.</Card>
      <Banner tone="success">Bet placed at 2.06.</Banner>
      <Popover.Root>
        <Popover.Trigger asChild>
          <Button tone="accent">More</Button>
        </Popover.Trigger>
        <Popover.Content aria-label="More">It wears the theme of what opened it.</Popover.Content>
      </Popover.Root>
    </div>
  )
}

const meta = {
  title: 'Layout/ThemeScope',
  component: ThemeScope,
  args: { brand: 'aurora', mode: 'light', children: <Inside /> },
} satisfies Meta<typeof ThemeScope>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  render: (args) => (
    <div style={room}>
      <Inside />
      <ThemeScope {...args} data-testid="inner" />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const inner = within(canvasElement).getByTestId('inner')
    await userEvent.click(within(inner).getByRole('button', { name: 'More' }))
    const opened = await screen.findByRole('dialog', { name: 'More' })
    await expect(inner).toContainElement(opened)
    await waitFor(() => expect(opened).toBeVisible())
  },
}
export const Nested: Story = {
  args: {
    children: (
      <ThemeScope brand="velvet" mode="dark">
        <Inside />
      </ThemeScope>
    ),
  },
}
export const Density: Story = { args: { mode: 'dark', density: 'compact' } }
