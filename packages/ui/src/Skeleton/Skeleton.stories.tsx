import type { Meta, StoryObj } from '@storybook/react-vite'
import { Skeleton } from './Skeleton.tsx'

const meta = { title: 'Feedback/Skeleton', component: Skeleton } satisfies Meta<typeof Skeleton>
export default meta
type Story = StoryObj<typeof meta>

export const Line: Story = { args: { width: '16ch' } }
export const Pill: Story = { args: { shape: 'pill', width: '96px', height: '36px' } }
export const Block: Story = { args: { shape: 'block', height: '120px' } }
