import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { ConsentBanner } from './index.ts'

const meta = {
  title: 'Feedback/ConsentBanner',
  component: ConsentBanner,
  args: {
    label: 'Measuring visits',
    text: 'May we measure how you found us? Nothing is measured before you say so.',
    labels: { refuse: 'No', allow: 'Yes' },
    onAnswer: fn(),
  },
  decorators: [(Story) => <div style={{ maxInlineSize: '420px' }}>{Story()}</div>],
} satisfies Meta<typeof ConsentBanner>
export default meta
type Story = StoryObj<typeof meta>

/** Both answers look alike, and each takes one press. */
export const Asking: Story = {
  play: async ({ args, canvasElement }) => {
    const banner = within(within(canvasElement).getByRole('region', { name: 'Measuring visits' }))
    const [no, yes] = banner.getAllByRole('button') as [HTMLElement, HTMLElement]
    await expect(no.className).toBe(yes.className)
    await expect(Math.abs(no.clientWidth - yes.clientWidth)).toBeLessThan(2)
    await userEvent.tab()
    await expect(no).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onAnswer).toHaveBeenLastCalledWith('refused')
    await userEvent.click(yes)
    await expect(args.onAnswer).toHaveBeenLastCalledWith('allowed')
  },
}
export const LongText: Story = {
  args: {
    text: 'We would like to count which advertisement led you here. A network of advertisements then sees that you came, and nothing of your account, your bets or your money.',
    labels: { refuse: 'Do not measure', allow: 'Measure' },
  },
}
