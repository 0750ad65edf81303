import type { Meta, StoryObj } from '@storybook/react-vite'
import { IconSheet } from '../Icon/IconSheet.tsx'
import { casinoDrawings, CasinoIcon, type CasinoName } from './index.ts'

const names = Object.keys(casinoDrawings) as CasinoName[]

const meta = {
  title: 'Data/Icons/Casino',
  component: CasinoIcon,
  args: { name: names[0]!, label: names[0]!, size: 'large' },
} satisfies Meta<typeof CasinoIcon>
export default meta
type Story = StoryObj<typeof meta>

export const Named: Story = {}
export const All: Story = {
  render: () => <IconSheet names={names} draw={(name) => <CasinoIcon name={name} size="large" />} />,
}
