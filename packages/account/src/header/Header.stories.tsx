import type { Meta, StoryObj } from '@storybook/react-vite'
import { fakeSite, type FakeSiteOptions } from '@kit/shell/testing'
import { expect, within } from 'storybook/test'
import { useLogin } from '../accountContext.ts'
import { FakeAccountFrame } from '../testing/FakeAccountFrame.tsx'
import * as styles from './stories.css.ts'
import { VisitorActions } from './VisitorActions.tsx'
import { WalletBox } from './WalletBox.tsx'

const End = () => (useLogin() ? <WalletBox /> : <VisitorActions />)

function HeaderOf(options: FakeSiteOptions) {
  return (
    <FakeAccountFrame site={fakeSite(options).site}>
      <div className={styles.strip}>
        <End />
      </div>
    </FakeAccountFrame>
  )
}

const login = { token: 't', userType: 'user' as const }

const meta = { title: 'Account/Header', component: HeaderOf } satisfies Meta<typeof HeaderOf>
export default meta
type Story = StoryObj<typeof meta>

export const Visitor: Story = { tags: ['pictured'] }

/** The site has a feature that handles the registration (SHELL-026). */
export const Registering: Story = {
  tags: ['pictured'],
  args: { intents: ['register'], flags: { 'auth.register.enabled': true } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Register' })).toBeVisible()
  },
}

export const Player: Story = { args: { login } }

export const LongBalance: Story = {
  tags: ['pictured'],
  args: { login, balance: { available: 1_234_567_890n, exposure: 45_000_050n } },
  play: async ({ canvasElement }) => {
    const short = await within(canvasElement).findByText('123.45l')
    await expect(short).toHaveAttribute('title', '1,23,45,678.90')
  },
}

export const ReadingBalance: Story = { args: { login, pending: ['getPoints'] } }
