import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '../Button/index.ts'
import { TextField } from '../Field/index.ts'
import { Sheet, type SheetContentProps } from './index.ts'

function Login({ edge = 'auto' }: Pick<SheetContentProps, 'edge'>) {
  return (
    <Sheet.Root defaultOpen>
      <Sheet.Content edge={edge} title="Login" labels={{ close: 'Close' }}>
        <form style={{ display: 'grid', gap: '16px' }} onSubmit={(event) => event.preventDefault()}>
          <TextField label="User Name or Mobile No." autoComplete="username" data-initial-focus />
          <TextField
            label="Password"
            type="password"
            autoComplete="current-password"
            labels={{ show: 'Show password', hide: 'Hide password' }}
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

const meta = {
  title: 'Overlays/Sheet',
  component: Login,
  parameters: { matrix: { only: ['Bottom'], height: 440 } },
} satisfies Meta<typeof Login>
export default meta
type Story = StoryObj<typeof meta>

export const Auto: Story = {}
export const Bottom: Story = { args: { edge: 'bottom' } }
export const Start: Story = { args: { edge: 'start' } }
export const End: Story = { args: { edge: 'end' } }
export const Full: Story = { args: { edge: 'full' } }

function Steps() {
  const [step, go] = useState(0)
  return (
    <Sheet.Root defaultOpen>
      <Sheet.Content
        title={step === 0 ? 'Forgot Password?' : 'Verify Code'}
        labels={{ close: 'Close', back: 'Back' }}
        onBack={step === 0 ? undefined : () => go(0)}
      >
        <Sheet.Step index={step} style={{ display: 'grid', gap: '16px' }}>
          {step === 0 ? (
            <TextField label="Mobile No." inputMode="tel" data-initial-focus />
          ) : (
            <TextField label="Code" inputMode="numeric" data-initial-focus />
          )}
          <Button tone="action" fullWidth onClick={() => go(1)}>
            {step === 0 ? 'Send OTP' : 'Verify Code'}
          </Button>
        </Sheet.Step>
      </Sheet.Content>
    </Sheet.Root>
  )
}

/** Steps follow each other in one sheet; Back returns, and focus moves along. */
export const NestedSteps: Story = {
  render: () => <Steps />,
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Send OTP' }))
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Code' })).toHaveFocus())
    await userEvent.click(screen.getByRole('button', { name: 'Back' }))
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Mobile No.' })).toHaveFocus())
  },
}
