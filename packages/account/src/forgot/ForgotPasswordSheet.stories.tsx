import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { StoryFrame } from '../testing/StoryFrame.tsx'

const meta = {
  title: 'Account/ForgotPassword',
  component: StoryFrame,
  args: {
    panel: { kind: 'forgotPassword' },
    intents: ['login', 'register'],
    flags: { 'auth.phone.countryCodes': 'inNp', 'auth.register.enabled': true },
    answers: { sendResetCode: () => ({ resendAfterSeconds: 60 }), resetPassword: () => ({}) },
  },
} satisfies Meta<typeof StoryFrame>
export default meta
type Story = StoryObj<typeof meta>

async function sendCode() {
  await userEvent.type(await screen.findByLabelText('Mobile No.'), '9876543210')
  await userEvent.click(screen.getByRole('button', { name: 'Send OTP' }))
}

export const Phone: Story = {
  play: async () => {
    await waitFor(async () => expect(await screen.findByRole('button', { name: 'Send OTP' })).toBeVisible())
  },
}

export const Code: Story = {
  play: async () => {
    await sendCode()
    await waitFor(async () =>
      expect(await screen.findByRole('heading', { name: 'Verify Code' })).toBeVisible(),
    )
  },
}

export const NewPassword: Story = {
  play: async () => {
    await sendCode()
    await userEvent.type(await screen.findByLabelText('Verification Code'), '123456')
    await userEvent.click(screen.getByRole('button', { name: 'Verify Code' }))
    await waitFor(async () =>
      expect(await screen.findByLabelText('New Password', { selector: 'input' })).toBeVisible(),
    )
  },
}
