import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { login, StoryFrame } from '../testing/StoryFrame.tsx'
import SecureAuthPage from './SecureAuthPage.tsx'

const device = 'Mozilla/5.0 (Linux; Android 14; K) Chrome/138.0.0.0 Mobile Safari/537.36'
const passkeys = [
  {
    id: 'one',
    device,
    isSynced: true,
    createdAt: '2026-11-20T10:00:00Z',
    lastUsedAt: '2026-11-21T10:00:00Z',
  },
  { id: 'two', device: '', isSynced: false, createdAt: '2026-11-19T10:00:00Z', lastUsedAt: null },
]
const url = 'otpauth://totp/Operator:fan?issuer=Operator&secret=JBSWY3DPEHPK3PXP'

const meta = {
  title: 'Account/SecureAuth',
  component: StoryFrame,
  args: {
    login,
    children: <SecureAuthPage />,
    answers: {
      getSecondFactor: () => ({ enabled: false }),
      listPasskeys: () => passkeys,
      setSecondFactor: () => ({ enabled: false, secret: 'JBSWY3DPEHPK3PXP', url }),
    },
  },
} satisfies Meta<typeof StoryFrame>
export default meta
type Story = StoryObj<typeof meta>

export const Off: Story = {
  play: async ({ canvasElement }) => {
    await waitFor(async () =>
      expect(await within(canvasElement).findByText('Two-step login is off.')).toBeVisible(),
    )
  },
}

export const SettingUp: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(await canvas.findByLabelText('Password'), 'secret')
    await userEvent.click(canvas.getByRole('button', { name: 'Set up' }))
    await waitFor(async () =>
      expect(await canvas.findByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible(),
    )
  },
}

export const On: Story = {
  args: { answers: { getSecondFactor: () => ({ enabled: true, recoveryCodesLeft: 9 }) } },
  play: async ({ canvasElement }) => {
    await waitFor(async () =>
      expect(await within(canvasElement).findByText('9 recovery codes are left.')).toBeVisible(),
    )
  },
}

export const WithPasskeys: Story = {
  args: { options: { passkeys: true } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove: Chrome, Android' }))
    await expect(canvas.getAllByLabelText('Password').at(-1)).toBeVisible()
  },
}

export const Demo: Story = {
  args: { user: { isDemo: true }, options: { passkeys: true } },
  play: async ({ canvasElement }) => {
    await waitFor(async () =>
      expect(await within(canvasElement).findByText(/^Demo accounts have no password/)).toBeVisible(),
    )
  },
}

export const Unreadable: Story = {
  args: { failing: ['getSecondFactor'] },
  play: async ({ canvasElement }) => {
    await waitFor(async () =>
      expect(await within(canvasElement).findByRole('button', { name: 'Try again' })).toBeVisible(),
    )
  },
}
