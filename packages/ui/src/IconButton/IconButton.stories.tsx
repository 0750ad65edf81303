import type { Meta, StoryObj } from '@storybook/react-vite'
import { IconButton } from './IconButton.tsx'

const meta = {
  title: 'Actions/IconButton',
  component: IconButton,
  args: { icon: 'menu', label: 'Menu' },
} satisfies Meta<typeof IconButton>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Small: Story = { args: { size: 'small', icon: 'close', label: 'Close' } }
export const Pressed: Story = { args: { icon: 'favourite', label: 'Favourite', 'aria-pressed': true } }
export const Disabled: Story = { args: { disabled: true } }
