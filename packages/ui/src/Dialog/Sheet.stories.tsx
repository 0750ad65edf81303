import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../Button/index.ts'
import { TextField } from '../Field/index.ts'
import { Sheet, type SheetContentProps } from './index.ts'

function Login({ edge = 'auto' }: Pick<SheetContentProps, 'edge'>) {
  return (
    <Sheet.Root defaultOpen>
      <Sheet.Content edge={edge} title="Login" closeLabel="Close">
        <form style={{ display: 'grid', gap: '16px' }} onSubmit={(event) => event.preventDefault()}>
          <TextField label="User Name or Mobile No." autoComplete="username" data-initial-focus />
          <TextField
            label="Password"
            type="password"
            autoComplete="current-password"
            revealLabels={{ show: 'Show password', hide: 'Hide password' }}
          />
          <Button type="submit" tone="action" fullWidth>
            Login
          </Button>
          <Button fullWidth>Demo Login</Button>
        </form>
      </Sheet.Content>
    </Sheet.Root>
  )
}

const meta = { title: 'UI/Sheet', component: Login } satisfies Meta<typeof Login>
export default meta
type Story = StoryObj<typeof meta>

export const Auto: Story = {}
export const Bottom: Story = { args: { edge: 'bottom' } }
export const End: Story = { args: { edge: 'end' } }
