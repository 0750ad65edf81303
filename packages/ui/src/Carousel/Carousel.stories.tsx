import { vars } from '@kit/tokens'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../Button/index.ts'
import { Carousel } from './Carousel.tsx'

const slide = (title: string) => (
  <div
    key={title}
    style={{
      display: 'grid',
      gap: vars.space.medium,
      justifyItems: 'start',
      padding: vars.space.huge,
      background: vars.color.accentSoft,
    }}
  >
    <strong>{title}</strong>
    <Button size="small">See {title}</Button>
  </div>
)

const meta = {
  title: 'Layout/Carousel',
  component: Carousel,
  args: {
    'aria-label': 'News',
    labels: {
      previous: 'Previous',
      next: 'Next',
      pause: 'Pause',
      play: 'Play',
      slide: (number: number, of: number) => `${number} of ${of}`,
    },
    children: [slide('Welcome bonus'), slide('Big Bash League'), slide('New games')],
  },
  // An autoplaying carousel never gives the same picture twice.
  parameters: { matrix: { only: ['Default', 'One'] } },
} satisfies Meta<typeof Carousel>
export default meta
type Story = StoryObj<typeof meta>

/** One slide is visible and focusable; the first slide follows the last. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('button', { name: 'See Welcome bonus' })).toBeVisible()
    await expect(canvas.getByText('Big Bash League').closest('[inert]')).not.toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: '2 of 3' })).toHaveAttribute('aria-current'),
    )
    await expect(canvas.getByText('Big Bash League').closest('[inert]')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: '3 of 3' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: '1 of 3' })).toHaveAttribute('aria-current'),
    )
    await waitFor(() =>
      expect(canvas.getByText('Welcome bonus').getBoundingClientRect().left).toBeGreaterThan(
        canvasElement.getBoundingClientRect().left,
      ),
    )
  },
}

/** The carousel autoplays, and the player can stop it. */
export const ByItself: Story = {
  args: { everyMs: 600 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await waitFor(
      () => expect(canvas.getByRole('button', { name: '2 of 3' })).toHaveAttribute('aria-current'),
      {
        timeout: 5000,
      },
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Pause' }))
    await expect(canvas.getByRole('button', { name: 'Play' })).toBeVisible()
  },
}
/** Text slides are reachable by keyboard: the arrow keys scroll to them. */
export const OnlyWords: Story = {
  args: { children: ['First', 'Second'].map((words) => <p key={words}>{words}</p>) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.tab()
    await expect(canvas.getByRole('group', { name: 'News' })).toHaveFocus()
  },
}
export const One: Story = { args: { children: slide('Welcome bonus') } }
