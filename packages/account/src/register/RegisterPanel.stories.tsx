import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { StoryFrame } from '../testing/StoryFrame.tsx'

const meta = {
  title: 'Account/Register',
  component: StoryFrame,
  args: {
    panel: { kind: 'register' },
    intents: ['login', 'terms.open'],
    flags: { 'auth.phone.countryCodes': 'inNp' },
    answers: { sendSignUpCode: () => ({ resendAfterSeconds: 60 }) },
  },
} satisfies Meta<typeof StoryFrame>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  play: async () => {
    await waitFor(async () => expect(await screen.findByRole('dialog', { name: 'Register' })).toBeVisible())
  },
}

/** Everything that a brand can turn on. */
export const EverySwitch: Story = {
  args: {
    flags: {
      'auth.phone.countryCodes': 'inNp',
      'auth.register.showUserName': true,
      'auth.register.termsLabelPrivacyPolicy': true,
      'auth.register.chatCreateId': '+91 98765 43210',
    },
  },
  play: async () => {
    await waitFor(async () => expect(await screen.findByLabelText('User Name')).toBeVisible())
  },
}

export const NothingTyped: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Register' }))
    await waitFor(async () => expect(await screen.findByText('Mobile number is required')).toBeVisible())
    await expect(screen.getByText('Please accept the age and terms conditions')).toBeVisible()
  },
}

export const CodeSent: Story = {
  play: async () => {
    await userEvent.type(await screen.findByLabelText('Mobile No.'), '9876543210')
    await userEvent.click(screen.getByRole('button', { name: 'Send Verification Code' }))
    await waitFor(async () => expect(await screen.findByLabelText('Verification Code')).toBeVisible())
  },
}

export const CodeNotSent: Story = {
  args: { answers: {} },
  play: async () => {
    await userEvent.type(await screen.findByLabelText('Mobile No.'), '9876543210')
    await userEvent.click(screen.getByRole('button', { name: 'Send Verification Code' }))
    await waitFor(async () =>
      expect(await screen.findByText('Failed to send OTP. Please try again.')).toBeVisible(),
    )
  },
}
