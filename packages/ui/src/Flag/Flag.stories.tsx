import { vars } from '@kit/tokens'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { flags } from './drawings.tsx'
import { Flag } from './Flag.tsx'

const meta = {
  title: 'Data/Flag',
  component: Flag,
  args: { country: 'IN', label: 'India' },
} satisfies Meta<typeof Flag>
export default meta
type Story = StoryObj<typeof meta>

export const India: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: 'India' })).toBeVisible()
  },
}
/** A country without a drawing shows its letters. */
export const NotDrawn: Story = {
  args: { country: 'fj', label: 'Fiji' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: 'Fiji' })).toHaveTextContent('FJ')
  },
}
export const All: Story = {
  render: () => (
    <ul style={{ display: 'flex', flexWrap: 'wrap', gap: vars.space.large, fontSize: vars.text.title }}>
      {Object.keys(flags).map((country) => (
        <li key={country}>
          <Flag country={country} /> {country}
        </li>
      ))}
    </ul>
  ),
}
