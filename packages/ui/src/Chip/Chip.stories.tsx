import { vars } from '@kit/tokens'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { Chip } from './Chip.tsx'

const meta = { title: 'Actions/Chip', component: Chip, args: { children: '+500' } } satisfies Meta<
  typeof Chip
>
export default meta
type Story = StoryObj<typeof meta>

export const Preset: Story = {}
export const Selected: Story = { args: { selected: true, children: 'In-play' } }
export const Disabled: Story = { args: { disabled: true } }

function Sports() {
  const [chosen, choose] = useState('Cricket')
  return (
    <div style={{ display: 'flex', gap: vars.space.small, flexWrap: 'wrap' }}>
      {['Cricket', 'Horse Racing', 'Greyhounds'].map((sport) => (
        <Chip key={sport} selected={sport === chosen} onClick={() => choose(sport)}>
          {sport}
        </Chip>
      ))}
    </div>
  )
}

export const Choice: Story = {
  render: () => <Sports />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Greyhounds' }))
    await expect(canvas.getByRole('button', { name: 'Greyhounds' })).toHaveAttribute('aria-pressed', 'true')
    await expect(canvas.getByRole('button', { name: 'Cricket' })).toHaveAttribute('aria-pressed', 'false')
  },
}
