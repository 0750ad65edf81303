import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '../Button/index.ts'
import { Icon } from '../Icon/index.ts'
import { Menu } from './index.ts'

const leave = fn()

function Account({ startOpen = false }) {
  return (
    <Menu.Root defaultOpen={startOpen}>
      <Menu.Trigger asChild>
        <Button>nightwatch</Button>
      </Menu.Trigger>
      <Menu.Content align="start">
        <Menu.Label>Account</Menu.Label>
        <Menu.Item asChild>
          <a href="#transactions">
            <Icon name="list" /> Transactions
          </a>
        </Menu.Item>
        <Menu.Item disabled>
          <Icon name="wallet" /> Withdraw
        </Menu.Item>
        <Menu.CheckboxItem checked>Confirm bets</Menu.CheckboxItem>
        <Menu.Separator />
        <Menu.RadioGroup value="decimal">
          <Menu.RadioItem value="decimal">Decimal odds</Menu.RadioItem>
          <Menu.RadioItem value="fractional">Fractional odds</Menu.RadioItem>
        </Menu.RadioGroup>
        <Menu.Separator />
        <Menu.Item tone="danger" onSelect={() => leave()}>
          <Icon name="logOut" /> Logout
        </Menu.Item>
      </Menu.Content>
    </Menu.Root>
  )
}

const meta = {
  title: 'Overlays/Menu',
  component: Account,
  parameters: { matrix: { only: ['Open'], height: 420 } },
} satisfies Meta<typeof Account>
export default meta
type Story = StoryObj<typeof meta>

/** Opens on the first item, arrows skip disabled ones, a letter jumps, Escape restores focus. */
export const Default: Story = {
  play: async () => {
    const trigger = screen.getByRole('button', { name: 'nightwatch' })
    trigger.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Transactions' })).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(screen.getByRole('menuitemcheckbox', { name: 'Confirm bets' })).toHaveFocus())
    await userEvent.keyboard('l')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Logout' })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(trigger).toHaveFocus())
    await expect(leave).not.toHaveBeenCalled()
  },
}
export const Open: Story = { args: { startOpen: true } }
