import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test'
import { formatPoints } from '../Money/index.ts'
import { Slider } from './index.ts'

const stake = (value: bigint, label: string) => ({ value, label })

const meta = {
  title: 'Fields/Slider',
  component: Slider,
  args: {
    label: 'Stake',
    min: 10_000n,
    max: 2_500_000n,
    step: 10_000n,
    defaultValue: 50_000n,
    format: (value) => formatPoints(value),
    onValueChange: fn(),
  },
} satisfies Meta<typeof Slider>
export default meta
type Story = StoryObj<typeof meta>

const ticks = [
  stake(10_000n, '100'),
  stake(50_000n, '500'),
  stake(100_000n, '1k'),
  stake(500_000n, '5k'),
  stake(2_500_000n, '25k'),
]

/**
 * Equal distances between ticks: arrows step, Page Up and Down move from tick to tick, and pressing a tick selects it.
 */
export const WithStakeTicks: Story = {
  args: { ticks, scale: 'ticks' },
  play: async ({ args, canvasElement, step }) => {
    const canvas = within(canvasElement)
    const slider = canvas.getByRole('slider', { name: 'Stake' })
    await userEvent.tab()
    await expect(slider).toHaveFocus()
    await step('arrows step', async () => {
      await userEvent.keyboard('{ArrowUp}')
      await expect(args.onValueChange).toHaveBeenLastCalledWith(
        60_000n,
        expect.objectContaining({ reason: 'stepped' }),
      )
      await expect(slider).toHaveAttribute('aria-valuetext', '600.00')
    })
    await step('Page Up moves to the next tick, Home to the first', async () => {
      await userEvent.keyboard('{PageUp}')
      await expect(slider).toHaveAttribute('aria-valuetext', '1,000.00')
      await userEvent.keyboard('{Home}')
      await expect(slider).toHaveAttribute('aria-valuetext', '100.00')
      await userEvent.keyboard('{End}')
      await expect(slider).toHaveAttribute('aria-valuetext', '25,000.00')
    })
    await step('a press on a tick selects it', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '5k' }))
      await expect(args.onValueChange).toHaveBeenLastCalledWith(
        500_000n,
        expect.objectContaining({ reason: 'tick' }),
      )
    })
    await step('the middle between two ticks is the middle amount', async () => {
      fireEvent.change(slider, { target: { value: '2500' } })
      await expect(slider).toHaveAttribute('aria-valuetext', '3,000.00')
    })
  },
}

/** From right to left the arrow keys follow the screen: left increases. */
export const RightToLeft: Story = {
  args: { ticks, scale: 'ticks' },
  render: (args) => (
    <div dir="rtl">
      <Slider {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const slider = within(canvasElement).getByRole('slider')
    slider.focus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(slider).toHaveAttribute('aria-valuetext', '600.00')
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect(slider).toHaveAttribute('aria-valuetext', '400.00')
  },
}

export const Share: Story = {
  args: {
    label: 'How much',
    min: 5n,
    max: 100n,
    step: 5n,
    defaultValue: 50n,
    format: (value) => `${value} %`,
    hint: 'The rest stays in the bet',
  },
}
export const Invalid: Story = {
  args: { ticks, scale: 'ticks', defaultValue: 2_500_000n, error: 'You have 12,000 available' },
  play: async ({ canvasElement }) => {
    const slider = within(canvasElement).getByRole('slider')
    await expect(slider).toBeInvalid()
    await expect(slider).toHaveAccessibleDescription('You have 12,000 available')
  },
}
export const Disabled: Story = { args: { ticks, scale: 'ticks', disabled: true } }
