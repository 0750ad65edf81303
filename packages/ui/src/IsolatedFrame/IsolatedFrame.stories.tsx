import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { ErrorState } from '../States/index.ts'
import { IsolatedFrame } from './index.ts'

const meta = {
  title: 'Layout/IsolatedFrame',
  component: IsolatedFrame,
  args: {
    src: 'https://games.invalid/round',
    hosts: ['games.invalid'],
    title: 'Roulette',
    ratio: 16 / 9,
    refused: <ErrorState title="This game cannot be shown" />,
  },
  // The frame contains a page of another host; its address here leads nowhere.
  parameters: { a11y: { options: { iframes: false } } },
} satisfies Meta<typeof IsolatedFrame>
export default meta
type Story = StoryObj<typeof meta>

/** A sandbox that cannot navigate the page away. */
export const Loading: Story = {
  play: async ({ canvasElement }) => {
    const frame = within(canvasElement).getByTitle('Roulette')
    await expect(frame).toHaveAttribute('sandbox', 'allow-scripts allow-same-origin')
    await expect(frame).toHaveAttribute('referrerpolicy', 'strict-origin')
  },
}

/** A host that is not listed is never requested. */
export const Refused: Story = {
  args: { src: 'https://games.invalid.evil.invalid/round' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('iframe')).toBeNull()
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('This game cannot be shown')
  },
}
