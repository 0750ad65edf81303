import type { Meta, StoryObj } from '@storybook/react-vite'
import { IconSheet } from '../Icon/IconSheet.tsx'
import { socialDrawings, SocialIcon, type SocialName } from './index.ts'

const names = Object.keys(socialDrawings) as SocialName[]

const meta = {
  title: 'Data/Icons/Social',
  component: SocialIcon,
  args: { name: names[0]!, label: names[0]!, size: 'large' },
} satisfies Meta<typeof SocialIcon>
export default meta
type Story = StoryObj<typeof meta>

export const Named: Story = {}
export const All: Story = {
  render: () => <IconSheet names={names} draw={(name) => <SocialIcon name={name} size="large" />} />,
}
