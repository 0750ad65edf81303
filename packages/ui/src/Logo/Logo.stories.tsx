import { brands } from '@kit/tokens/brands'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Logo } from './Logo.tsx'

const meta = {
  title: 'Data/Logo',
  component: Logo,
  args: { drawing: brands.aurora.logo, label: 'Aurora' },
} satisfies Meta<typeof Logo>
export default meta
type Story = StoryObj<typeof meta>

export const Aurora: Story = {}
export const AuroraMark: Story = { args: { markOnly: true } }
export const Wireframe: Story = { args: { drawing: brands.wireframe.logo, label: 'Wireframe' } }
