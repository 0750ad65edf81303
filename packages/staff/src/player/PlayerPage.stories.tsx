import type { Meta, StoryObj } from '@storybook/react-vite'
import { OperatorError } from '@kit/sdk'
import { pageOf } from '@kit/shell/testing'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { onFakeStaff } from '../testing/FakeStaff.tsx'
import { OnePlayer } from '../testing/OnePlayer.tsx'
import { accountOf, careOf } from '../testing/samples.ts'

const meta = { title: 'Account/PlayerPage', component: OnePlayer } satisfies Meta<typeof OnePlayer>
export default meta
type Story = StoryObj<typeof meta>

const line = [
  { id: 'branch-1', userName: 'city_branch', userType: 'branch' as const },
  { id: 'sub-1', userName: 'harbour_desk', userType: 'subBranch' as const },
]

const noComplaints = { listPlayerComplaints: () => pageOf([]) }

const withCare = onFakeStaff({
  answers: {
    ...noComplaints,
    getAccountBelow: () => ({ ...accountOf({ line, casinoLock: true }), care: careOf() }),
  },
})

/** A player with limits and a break, which staff can view but not change. */
export const Player: Story = {
  ...withCare,
  play: async ({ canvasElement }) => {
    await waitFor(async () =>
      expect(await within(canvasElement).findByText(/Takes a break until/)).toBeVisible(),
    )
  },
}

/** Changing a lock requires the transaction code. */
export const Unlocking: Story = {
  ...withCare,
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('switch', { name: 'Casino locked' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Casino locked' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Unlock' }))
    await dialog.findByText('Enter your transaction code')
  },
}

/** A default branch pays in with its transaction code. */
export const PayingIn: Story = {
  ...onFakeStaff({
    userType: 'defaultBranch',
    answers: { ...noComplaints, getAccountBelow: () => ({ ...accountOf({ line }), care: null }) },
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const pay = await canvas.findByRole('button', { name: 'Pay in' })
    await userEvent.click(pay)
    await waitFor(async () => expect(await canvas.findByRole('alert')).toBeVisible())
    await userEvent.type(canvas.getByRole('textbox', { name: 'Amount' }), '1250.50')
    await userEvent.click(pay)
    await screen.findByRole('dialog')
  },
}

export const Unknown: Story = {
  ...onFakeStaff({
    answers: {
      getAccountBelow: () =>
        Promise.reject(new OperatorError('refused', 'This user is not known', { status: 404 })),
    },
  }),
}
