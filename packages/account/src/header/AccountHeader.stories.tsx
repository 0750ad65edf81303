import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { FakeSiteFrame } from '../testing/FakeSiteFrame.tsx'
import { fakeSite, player, type FakeSiteOptions } from '../testing/fakeSite.ts'
import { AccountHeader } from './AccountHeader.tsx'
import * as styles from './stories.css.ts'

function HeaderOf(options: FakeSiteOptions) {
  const { site } = fakeSite(options)
  return (
    <FakeSiteFrame site={site}>
      <div className={styles.strip}>
        <AccountHeader />
      </div>
    </FakeSiteFrame>
  )
}

const login = { token: 't', userType: 'user' as const }

const meta = { title: 'Account/Header', component: HeaderOf } satisfies Meta<typeof HeaderOf>
export default meta
type Story = StoryObj<typeof meta>

export const Visitor: Story = { tags: ['pictured'] }

export const Player: Story = {
  args: { login },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Account of floodlight' }))
    await expect(canvas.getByRole('button', { name: 'Logout' })).toBeVisible()
  },
}

export const Demo: Story = {
  args: { login: { ...login, demoUntil: 9_999 }, user: { ...player, isDemo: true } },
}

export const LongBalance: Story = {
  tags: ['pictured'],
  args: { login, balance: { available: 1_234_567_890n, exposure: 45_000_050n } },
  play: async ({ canvasElement }) => {
    const short = await within(canvasElement).findByText('123.45l')
    await expect(short).toHaveAttribute('title', '1,23,45,678.90')
  },
}

export const ReadingBalance: Story = {
  args: { login },
  render: () => {
    const { site } = fakeSite({ login })
    site.operator.client.call = () => new Promise(() => {})
    return (
      <FakeSiteFrame site={site}>
        <div className={styles.strip}>
          <AccountHeader />
        </div>
      </FakeSiteFrame>
    )
  },
}
