import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, spyOn, userEvent, within } from 'storybook/test'
import { CopyButton } from './CopyButton.tsx'

const meta = {
  title: 'Actions/CopyButton',
  component: CopyButton,
  args: {
    text: '50100234567891',
    labels: {
      copy: 'Copy account number',
      copied: 'Copied to clipboard',
      failed: 'Could not copy: select it by hand',
    },
    onCopied: fn(),
  },
} satisfies Meta<typeof CopyButton>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}
export const Small: Story = { args: { size: 'small' } }

/** ERR-009: announces success, visibly and to a screen reader, and calls `onCopied`. */
export const Copied: Story = {
  play: async ({ args, canvasElement }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await userEvent.click(within(canvasElement).getByRole('button'))
    const button = await within(canvasElement).findByRole('button', { name: 'Copied to clipboard' })
    await expect(button).toHaveAttribute('data-state', 'copied')
    await expect(write).toHaveBeenCalledWith('50100234567891')
    await expect(args.onCopied).toHaveBeenLastCalledWith('50100234567891')
  },
}

/** Without the browser's permission it reports the failure and does not claim success. */
export const Refused: Story = {
  play: async ({ args, canvasElement }) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'))
    await userEvent.click(within(canvasElement).getByRole('button'))
    await within(canvasElement).findByRole('button', { name: /select it by hand/ })
    await expect(args.onCopied).not.toHaveBeenCalled()
  },
}
export const Disabled: Story = { args: { disabled: true } }
export const LongText: Story = {
  args: { labels: { copy: 'Copy the account number of this bank', copied: 'Copied', failed: 'Failed' } },
}
