import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Icon } from './Icon.tsx'
import { IconSheet } from './IconSheet.tsx'
import { IconsProvider } from './index.ts'
import { icons, type IconName } from './registry.ts'

const meta = { title: 'Data/Icons/Core', component: Icon, args: { name: 'cricket' } } satisfies Meta<
  typeof Icon
>
export default meta
type Story = StoryObj<typeof meta>

export const Named: Story = { args: { name: 'cricket', label: 'Cricket', size: 'large' } }
export const All: Story = {
  render: () => (
    <IconSheet names={Object.keys(icons) as IconName[]} draw={(name) => <Icon name={name} size="large" />} />
  ),
}

/** A brand replaces the drawing of an icon; its name and size stay the kit's. */
export const OfABrand: Story = {
  args: { name: 'wallet', label: 'Wallet', size: 'large' },
  render: (args) => (
    <IconsProvider
      icons={{
        wallet: (props) => (
          <svg viewBox="0 0 24 24" data-testid="own" {...props}>
            <rect x="3" y="6" width="18" height="12" rx="6" fill="currentColor" />
          </svg>
        ),
      }}
    >
      <Icon {...args} />
    </IconsProvider>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: 'Wallet' })).toHaveAttribute(
      'data-testid',
      'own',
    )
  },
}
