import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Paging } from './index.ts'

const changed = fn()

function Pages({ pages = 9, start = 1, disabled = false }) {
  return (
    <Paging
      aria-label="Pages of the list"
      defaultValue={start}
      pages={pages}
      disabled={disabled}
      onValueChange={changed}
      labels={{ previous: 'Previous page', next: 'Next page', page: (page) => `Page ${page}` }}
    />
  )
}

const meta = { title: 'Navigation/Paging', component: Pages } satisfies Meta<typeof Pages>
export default meta
type Story = StoryObj<typeof meta>

export const First: Story = {
  play: async ({ canvasElement }) => {
    const pages = within(within(canvasElement).getByRole('navigation', { name: 'Pages of the list' }))
    await expect(pages.getByRole('button', { name: 'Previous page' })).toBeDisabled()
    await userEvent.click(pages.getByRole('button', { name: 'Page 9' }))
    await expect(changed).toHaveBeenLastCalledWith(9, expect.objectContaining({ reason: 'page' }))
    await expect(pages.getByRole('button', { name: 'Page 9' })).toHaveAttribute('aria-current', 'page')
    await expect(pages.getByRole('button', { name: 'Next page' })).toBeDisabled()
    await userEvent.click(pages.getByRole('button', { name: 'Previous page' }))
    await expect(changed).toHaveBeenLastCalledWith(8, expect.objectContaining({ reason: 'previous' }))
    await expect(pages.getByRole('button', { name: 'Page 8' })).toHaveAttribute('aria-current', 'page')
  },
}
export const Middle: Story = { args: { start: 5 } }
export const Few: Story = { args: { pages: 3 } }
export const Disabled: Story = { args: { disabled: true } }

export const OnePage: Story = {
  args: { pages: 1 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('navigation')).toBeNull()
  },
}
export const LongText: Story = { args: { pages: 12_000, start: 6_000 } }
