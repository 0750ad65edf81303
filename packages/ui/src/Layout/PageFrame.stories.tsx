import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Button } from '../Button/index.ts'
import { Card, PageFrame } from './index.ts'

const meta = {
  title: 'Layout/PageFrame',
  component: PageFrame,
  args: { title: 'My Wallet', children: <Card>Available 1,200.00</Card> },
} satisfies Meta<typeof PageFrame>
export default meta
type Story = StoryObj<typeof meta>

export const Page: Story = {
  play: async ({ canvasElement }) => {
    const heading = within(canvasElement).getByRole('heading', { level: 1, name: 'My Wallet' })
    heading.focus()
    await expect(heading).toHaveFocus()
  },
}
export const Form: Story = {
  args: {
    title: 'Withdraw',
    width: 'form',
    facts: 'Paid out within a day',
    children: <Button fullWidth>Withdraw</Button>,
  },
}
