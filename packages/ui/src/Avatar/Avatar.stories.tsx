import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { Avatar } from './Avatar.tsx'

const dot =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'%3E%3Crect width='8' height='8' fill='teal'/%3E%3C/svg%3E"

const meta = { title: 'Data/Avatar', component: Avatar, args: { name: 'nightwatch' } } satisfies Meta<
  typeof Avatar
>
export default meta
type Story = StoryObj<typeof meta>

export const Initials: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: 'nightwatch' })).toHaveTextContent('NI')
  },
}
export const WithPicture: Story = { args: { src: dot } }

/** A picture that fails to load leaves the initials. */
export const Broken: Story = {
  args: { name: 'Aurora', src: 'data:image/png;base64,broken' },
  play: async ({ canvasElement }) => {
    await waitFor(async () => expect(await within(canvasElement).findByText('AU')).toBeVisible())
  },
}
export const Small: Story = { args: { size: 'small' } }
export const Large: Story = { args: { size: 'large' } }
