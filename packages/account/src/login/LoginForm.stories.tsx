import type { Meta, StoryObj } from '@storybook/react-vite'
import { MessagesProvider } from '@kit/ui'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { messages } from '../allMessages.ts'
import { LoginForm } from './LoginForm.tsx'

const meta = {
  title: 'Account/LoginForm',
  component: LoginForm,
  args: { onSubmit: fn(), onDemo: fn() },
  decorators: [
    (Story) => (
      <MessagesProvider locale="en-IN" messages={messages}>
        <Story />
      </MessagesProvider>
    ),
  ],
} satisfies Meta<typeof LoginForm>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = { tags: ['pictured'] }

export const Remembered: Story = { args: { rememberedName: 'floodlight_fan' } }

export const NothingTyped: Story = {
  tags: ['pictured'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Login' }))
    await waitFor(async () =>
      expect(await canvas.findByText(messages['account.login.userName.missing'])).toBeVisible(),
    )
    await expect(canvas.getByText(messages['account.login.password.missing'])).toBeVisible()
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

export const EnterSubmits: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByLabelText('User Name or Mobile No.'), '  player ')
    await userEvent.type(canvas.getByLabelText('Password'), 'secret{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledWith({
      userName: 'player',
      password: 'secret',
      isRemembered: false,
    })
  },
}

export const LoggingIn: Story = { args: { work: 'loggingIn', rememberedName: 'player' } }

export const StartingDemo: Story = { args: { work: 'startingDemo' } }

export const RefusedByOperator: Story = {
  args: { rememberedName: 'player', problem: 'User name or password is wrong' },
}

export const LongRefusal: Story = {
  tags: ['pictured'],
  args: {
    rememberedName: 'player',
    problem: 'Access Denied: Account Locked By Admin, Please contact your upline!',
  },
}

export const WithoutDemo: Story = { render: ({ onSubmit }) => <LoginForm onSubmit={onSubmit} /> }
