import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { ErrorState } from '../States/index.ts'
import { IsolatedFrame } from './index.ts'

const meta = {
  title: 'UI/IsolatedFrame',
  component: IsolatedFrame,
  args: {
    src: 'https://games.invalid/round',
    hosts: ['games.invalid'],
    title: 'Roulette',
    ratio: 16 / 9,
    refused: <ErrorState title="This game cannot be shown" />,
  },
  // What stands in the frame is another's page; its address here leads nowhere.
  parameters: { a11y: { options: { iframes: false } } },
} satisfies Meta<typeof IsolatedFrame>
export default meta
type Story = StoryObj<typeof meta>

/** It runs in a sandbox that cannot lead the page away. */
export const Loading: Story = {
  play: async ({ canvasElement }) => {
    const frame = within(canvasElement).getByTitle('Roulette')
    await expect(frame).toHaveAttribute('sandbox', 'allow-scripts allow-same-origin')
    await expect(frame).toHaveAttribute('referrerpolicy', 'strict-origin')
  },
}

/** Another host than the listed ones is never asked. */
export const Refused: Story = {
  args: { src: 'https://games.invalid.evil.invalid/round' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('iframe')).toBeNull()
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('This game cannot be shown')
  },
}
