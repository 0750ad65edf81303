import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { onFakeStaff } from '../testing/FakeStaff.tsx'
import OperatorPage from './OperatorPage.tsx'

const meta = { title: 'Account/OperatorPage', component: OperatorPage } satisfies Meta<typeof OperatorPage>
export default meta
type Story = StoryObj<typeof meta>

const switches = { maintenanceMode: false, maintenanceMessage: '', socket: true, singleScreen: false }

/** Every switch requires the transaction code. */
export const TurningOn: Story = {
  ...onFakeStaff({ userType: 'administrator', answers: { getSwitches: () => switches } }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Maintenance: turn on' }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Turn on' }))
    await dialog.findByText('Enter your transaction code')
  },
}

export const InMaintenance: Story = {
  ...onFakeStaff({
    userType: 'administrator',
    answers: {
      getSwitches: () => ({ ...switches, maintenanceMode: true, maintenanceMessage: 'Back at 14:00' }),
    },
  }),
  play: async ({ canvasElement }) => {
    await waitFor(async () =>
      expect(await within(canvasElement).findByText('Players read: Back at 14:00')).toBeVisible(),
    )
  },
}
