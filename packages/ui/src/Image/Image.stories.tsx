import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { Image } from './Image.tsx'

const drawn =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 18'%3E%3Crect width='32' height='18' fill='teal'/%3E%3Ccircle cx='16' cy='9' r='6' fill='white'/%3E%3C/svg%3E"

const meta = {
  title: 'Data/Image',
  component: Image,
  args: { src: drawn, alt: 'A banner of the welcome bonus', ratio: 16 / 9 },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '320px' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Image>
export default meta
type Story = StoryObj<typeof meta>

export const Loaded: Story = {
  play: async ({ canvasElement }) => {
    const picture = within(canvasElement).getByRole('img', { name: 'A banner of the welcome bonus' })
    await waitFor(() => expect(picture.parentElement).toHaveAttribute('data-state', 'loaded'))
  },
}

/** The space and the alternative text remain. */
export const Failed: Story = {
  args: { src: 'data:image/png;base64,broken' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[data-state="failed"]')).not.toBeNull())
    await expect(
      within(canvasElement).getByRole('img', { name: 'A banner of the welcome bonus' }),
    ).toBeVisible()
  },
}
export const FailedWithOwnFallback: Story = {
  args: { src: 'data:image/png;base64,broken', fallback: 'No picture of this game' },
}
export const Decorative: Story = {
  args: { alt: '' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('img')).toBeNull()
  },
}
