import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Chip } from '../Chip/index.ts'
import { FieldGroup } from './FieldGroup.tsx'

const meta = {
  title: 'Fields/FieldGroup',
  component: FieldGroup,
  args: {
    label: 'Days of the week',
    children: (group) => (
      <div
        role="group"
        {...group}
        aria-invalid={undefined}
        style={{ display: 'flex', flexWrap: 'wrap', gap: '8px' }}
      >
        {['Monday', 'Tuesday', 'Friday', 'Saturday'].map((day, index) => (
          <Chip key={day} selected={index > 2}>
            {day}
          </Chip>
        ))}
      </div>
    ),
  },
} satisfies Meta<typeof FieldGroup>
export default meta
type Story = StoryObj<typeof meta>

/** The label names the group; the controls keep their own names. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const group = within(canvasElement).getByRole('group', { name: 'Days of the week' })
    await expect(within(group).getByRole('button', { name: 'Saturday' })).toBeVisible()
  },
}
export const Invalid: Story = {
  args: { error: 'At most three days', hint: 'When to remind you' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('group')).toHaveAccessibleDescription(
      'When to remind you At most three days',
    )
  },
}
