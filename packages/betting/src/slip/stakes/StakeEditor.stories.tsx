import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { FakeBetting, type FakeSiteOptions } from '../../testing/fakeSite.tsx'
import { StakeEditor } from './StakeEditor.tsx'

const by = (options: FakeSiteOptions = {}): Story => ({
  decorators: [
    (Story) => (
      <FakeBetting {...options}>
        <div style={{ maxInlineSize: '420px' }}>
          <Story />
        </div>
      </FakeBetting>
    ),
  ],
})

const meta = {
  title: 'Betting/StakeEditor',
  component: StakeEditor,
  args: { kind: 'stakes' },
} satisfies Meta<typeof StakeEditor>
export default meta
type Story = StoryObj<typeof meta>

export const Stakes: Story = { ...by(), tags: ['pictured'] }
export const QuickBets: Story = { ...by(), args: { kind: 'quickBets' } }

export const Faulty: Story = {
  tags: ['pictured'],
  ...by(),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.clear(await canvas.findByRole('spinbutton', { name: 'Stake 2' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(canvas.getByText('Whole points from 1 to 100,000,000')).toBeVisible()
  },
}

/** STAKE-016 A demo account keeps its stakes. */
export const Demo: Story = {
  ...by({ user: { isDemo: true } }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Save' }))
    await waitFor(async () =>
      expect(await canvas.findByText('This is your Demo Account, Please Login as Normal user')).toBeVisible(),
    )
  },
}
