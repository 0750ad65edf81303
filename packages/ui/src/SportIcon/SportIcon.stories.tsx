import type { Meta, StoryObj } from '@storybook/react-vite'
import { IconSheet } from '../Icon/IconSheet.tsx'
import { sportDrawings, SportIcon, type SportName } from './index.ts'

const names = Object.keys(sportDrawings) as SportName[]

const meta = {
  title: 'Data/Icons/Sport',
  component: SportIcon,
  args: { name: names[0]!, label: names[0]!, size: 'large' },
} satisfies Meta<typeof SportIcon>
export default meta
type Story = StoryObj<typeof meta>

export const Named: Story = {}
export const All: Story = {
  render: () => <IconSheet names={names} draw={(name) => <SportIcon name={name} size="large" />} />,
}
