import type { Meta, StoryObj } from '@storybook/react-vite'
import { IconSheet } from '../Icon/IconSheet.tsx'
import { paymentDrawings, PaymentIcon, type PaymentName } from './index.ts'

const names = Object.keys(paymentDrawings) as PaymentName[]

const meta = {
  title: 'Data/Icons/Payment',
  component: PaymentIcon,
  args: { name: names[0]!, label: names[0]!, size: 'large' },
} satisfies Meta<typeof PaymentIcon>
export default meta
type Story = StoryObj<typeof meta>

export const Named: Story = {}
export const All: Story = {
  render: () => <IconSheet names={names} draw={(name) => <PaymentIcon name={name} size="large" />} />,
}
