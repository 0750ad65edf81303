import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Badge } from '../Tag/index.ts'
import { Accordion } from './index.ts'

const rules = (
  <>
    <Accordion.Item value="cricket" title="Cricket" end={<Badge count={3} label="markets" />}>
      A match without a result is void.
    </Accordion.Item>
    <Accordion.Item value="racing" title="Horse Racing">
      Non-runners are removed by their reduction factor.
    </Accordion.Item>
    <Accordion.Item value="politics" title="Politics" disabled>
      Not offered here.
    </Accordion.Item>
  </>
)

const meta = {
  title: 'Layout/Accordion',
  component: Accordion.Root,
  args: { type: 'single', collapsible: true, children: rules },
} satisfies Meta<typeof Accordion.Root>
export default meta
type Story = StoryObj<typeof meta>

/** The heading opens and closes by keyboard; arrow keys move between headings. */
export const Closed: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const cricket = canvas.getByRole('button', { name: /Cricket/ })
    await expect(canvas.getByRole('heading', { name: /Cricket/, level: 3 })).toBeVisible()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(cricket).toHaveAttribute('aria-expanded', 'true')
    await expect(canvas.getByText(/without a result/)).toBeVisible()
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('button', { name: 'Horse Racing' })).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}{Enter}')
    await waitFor(() => expect(canvas.queryByText(/without a result/)).toBeNull())
  },
}
export const OneOpen: Story = { args: { defaultValue: 'cricket' } }
export const SeveralOpen: Story = {
  render: () => (
    <Accordion.Root type="multiple" defaultValue={['cricket', 'racing']}>
      {rules}
    </Accordion.Root>
  ),
}
export const LongText: Story = {
  args: {
    defaultValue: 'long',
    children: (
      <Accordion.Item
        value="long"
        title="What happens to the bets on a match that is abandoned after the toss and before the first ball"
      >
        {'Every bet on it is void and the stake is given back. '.repeat(6)}
      </Accordion.Item>
    ),
  },
}
