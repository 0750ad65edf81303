import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '../Button/index.ts'
import { VideoDialog } from './VideoDialog.tsx'

const meta = {
  title: 'Overlays/VideoDialog',
  component: VideoDialog,
  args: {
    src: 'https://video.invalid/embed/login',
    hosts: ['video.invalid'],
    title: 'How to login ?',
    labels: { exit: 'Exit', refused: 'This video cannot be shown.' },
  },
  // The frame contains a page of another host; its address here leads nowhere.
  parameters: {
    a11y: { options: { iframes: false } },
    matrix: { only: ['Refused'], height: 320 },
  },
} satisfies Meta<typeof VideoDialog>
export default meta
type Story = StoryObj<typeof meta>

/** The player loads when the dialog opens and is removed when the Exit control closes it. */
export const Default: Story = {
  args: { trigger: <Button>How to login ?</Button> },
  play: async ({ step }) => {
    const trigger = screen.getByRole('button', { name: 'How to login ?' })
    await step('SHELL-053 opens with the player, which was not loaded before', async () => {
      await expect(document.querySelector('iframe')).toBeNull()
      await userEvent.click(trigger)
      const player = await screen.findByTitle('How to login ?')
      await expect(player).toHaveAttribute('src', 'https://video.invalid/embed/login')
    })
    await step('SHELL-054 is closed by Exit, which removes the player', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Exit' }))
      await waitFor(() => expect(document.querySelector('iframe')).toBeNull())
      await waitFor(() => expect(trigger).toHaveFocus())
    })
  },
}
export const Open: Story = { args: { defaultOpen: true } }
export const Refused: Story = { args: { defaultOpen: true, src: 'https://elsewhere.invalid/' } }
