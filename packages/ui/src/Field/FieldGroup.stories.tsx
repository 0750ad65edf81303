import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { FieldGroup } from './FieldGroup.tsx'

const meta = {
  title: 'UI/FieldGroup',
  component: FieldGroup,
  args: {
    label: 'Date of birth',
    children: (group) => (
      <div role="group" {...group} aria-invalid={undefined}>
        <input aria-label="Day" size={2} /> <input aria-label="Month" size={2} />{' '}
        <input aria-label="Year" size={4} />
      </div>
    ),
  },
} satisfies Meta<typeof FieldGroup>
export default meta
type Story = StoryObj<typeof meta>

/** The label names the group, and the controls keep their own names. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const group = within(canvasElement).getByRole('group', { name: 'Date of birth' })
    await expect(within(group).getByRole('textbox', { name: 'Month' })).toBeVisible()
  },
}
export const Invalid: Story = {
  args: { error: 'You must be 18', hint: 'As in your passport' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('group')).toHaveAccessibleDescription(
      'As in your passport You must be 18',
    )
  },
}
