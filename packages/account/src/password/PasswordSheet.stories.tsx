import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { login, StoryFrame } from '../testing/StoryFrame.tsx'
import { OwedPasswordOverlay } from './OwedPasswordOverlay.tsx'

const meta = {
  title: 'Account/ChangePassword',
  component: StoryFrame,
  args: { login, answers: { changePassword: () => ({ transactionCode: 'CODE-1' }) } },
} satisfies Meta<typeof StoryFrame>
export default meta
type Story = StoryObj<typeof meta>

async function change() {
  await userEvent.type(await screen.findByLabelText('Old Password'), 'temporary1')
  await userEvent.type(screen.getByLabelText('New Password'), 'myown1234')
  await userEvent.type(screen.getByLabelText('Confirm Password'), 'myown1234')
  await userEvent.click(screen.getByRole('button', { name: 'Change Password' }))
}

export const Asked: Story = {
  args: { panel: { kind: 'changePassword' } },
  play: async () => {
    await waitFor(async () => expect(await screen.findByLabelText('Old Password')).toBeVisible())
  },
}

/** The change of a temporary password cannot be closed. */
export const Owed: Story = {
  args: { user: { mustChangePassword: true }, children: <OwedPasswordOverlay /> },
  play: async () => {
    await screen.findByLabelText('Old Password')
    await userEvent.keyboard('{Escape}')
    await waitFor(async () =>
      expect(await screen.findByText('Please change password and copy transaction code')).toBeVisible(),
    )
  },
}

/** The new transaction code of staff, shown once. */
export const TransactionCode: Story = {
  args: { login: { token: 't', userType: 'agent' }, panel: { kind: 'changePassword' } },
  play: async () => {
    await change()
    await waitFor(async () => expect(await screen.findByText('CODE-1')).toBeVisible())
  },
}

export const Refused: Story = {
  args: { panel: { kind: 'changePassword' }, failing: ['changePassword'] },
  play: async () => {
    await change()
    await waitFor(async () => expect(await screen.findByRole('alert')).toBeVisible())
  },
}
