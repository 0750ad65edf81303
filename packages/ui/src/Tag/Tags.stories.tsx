import { vars } from '@kit/tokens'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { Badge, InPlayTag, LiveDot, StatusTag } from './index.ts'

const labels = { live: 'LIVE', notYet: 'VS' }
const row = (children: ReactNode) => (
  <div style={{ display: 'flex', flexWrap: 'wrap', gap: vars.space.medium, alignItems: 'center' }}>
    {children}
  </div>
)

const meta = { title: 'Data/Tags', component: InPlayTag, args: { inPlay: true, labels } } satisfies Meta<
  typeof InPlayTag
>
export default meta
type Story = StoryObj<typeof meta>

export const InPlay: Story = {}
export const NotYet: Story = { args: { inPlay: false } }
export const Status: Story = {
  render: () =>
    row(
      <>
        <StatusTag>Unmatched</StatusTag>
        <StatusTag tone="accent">Matched</StatusTag>
        <StatusTag tone="success">Won</StatusTag>
        <StatusTag tone="warning">Suspended</StatusTag>
        <StatusTag tone="danger">Refused</StatusTag>
      </>,
    ),
}
export const Dots: Story = {
  render: () =>
    row(
      <>
        <LiveDot state="live" label="Prices are live" />
        <LiveDot state="stale" label="Prices are late" />
        <LiveDot state="off" label="No connection" />
      </>,
    ),
}
export const Badges: Story = {
  render: () =>
    row(
      <>
        <Badge count={3} label="open bets" />
        <Badge count={120} label="open bets" />
      </>,
    ),
}
