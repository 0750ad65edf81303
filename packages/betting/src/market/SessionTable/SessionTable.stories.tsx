import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { FakeBetting } from '../../testing/fakeSite.tsx'
import { line, runner, session } from '../../testing/market.ts'
import { SessionTable } from './SessionTable.tsx'

const sessions = [
  session('s6', '6 over runs Netherlands'),
  session('s10', '10 over runs Netherlands', {
    runners: [
      runner('1', '10 over runs Netherlands', {
        back: [line(79), line(77, 80)],
        lay: [line(77), line(79, 125)],
      }),
    ],
  }),
  session('s15', '15 over runs Netherlands', { status: 'ball running' }),
  session('s20', '20 over runs Netherlands, the only innings that counts for the session', {
    status: 'suspended',
    max: 2_00_00_000_00n,
  }),
  session('s2', '2 over runs Netherlands', { status: 'closed', isClosed: true, resultRun: 14 }),
  session('s3', '3 over runs Netherlands', {
    runners: [runner('1', '3 over runs Netherlands', { back: [line(25)], lay: [] })],
  }),
]

const meta = {
  title: 'Betting/SessionTable',
  component: SessionTable,
  args: { title: 'Overs', marketIds: sessions.map(({ id }) => id), onTake: fn() },
  decorators: [
    (Story) => (
      <FakeBetting markets={sessions}>
        <Story />
      </FakeBetting>
    ),
  ],
} satisfies Meta<typeof SessionTable>
export default meta
type Story = StoryObj<typeof meta>

export const Sessions: Story = {
  tags: ['pictured'],
  play: async ({ canvasElement, args }) => {
    const table = within(canvasElement)
    // Yes is a back, no a lay, each with its run over its odds.
    await userEvent.click(table.getByRole('button', { name: 'Yes 6 over runs Netherlands 47 100' }))
    await expect(args.onTake).toHaveBeenLastCalledWith(
      expect.objectContaining({ marketId: 's6', side: 'back', run: 47, odds: 10_000 }),
    )
    await userEvent.click(table.getByRole('button', { name: 'No 10 over runs Netherlands 79 125' }))
    await expect(args.onTake).toHaveBeenLastCalledWith(
      expect.objectContaining({ marketId: 's10', side: 'lay', run: 79, odds: 12_500 }),
    )
    await expect(table.getByText('BALL RUNNING')).toBeVisible()
    await expect(table.getByText('SUSPENDED')).toBeVisible()
    await expect(table.getByText('RESULT 14')).toBeVisible()
    // Screen readers announce which prices cannot be pressed.
    const disabled = table.getAllByRole('group').filter((one) => one.ariaDisabled === 'true')
    await expect(disabled.map(({ textContent }) => textContent.replaceAll(/[\d,]/g, ''))).toEqual([
      'BALL RUNNING',
      'SUSPENDED',
      'RESULT ',
    ])
  },
}

export const WithBets: Story = {
  tags: ['pictured'],
  args: {
    worst: new Map([['s6', -50_000n]]),
    worstAfter: new Map([['s6', -12_500n]]),
    selected: { marketId: 's6', side: 'lay' },
  },
}

export const FurtherLineSelected: Story = {
  args: { selected: { marketId: 's10', side: 'back', run: 77 } },
  play: async ({ canvasElement }) => {
    const pressed = within(canvasElement).getAllByRole('button', { pressed: true })
    await expect(pressed.map((cell) => cell.textContent)).toEqual(['7780'])
  },
}

export const PhoneWidth: Story = {
  args: WithBets.args ?? {},
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '304px' }}>
        <Story />
      </div>
    ),
  ],
}

export const OneIsLate: Story = {
  decorators: [
    (Story) => (
      <FakeBetting
        markets={sessions}
        prepare={({ prices }) => prices.lapse(['s10'], Date.UTC(2026, 10, 21, 12, 34, 56))}
      >
        <Story />
      </FakeBetting>
    ),
  ],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[data-market][data-stale]')).toHaveLength(1)
    await expect(canvasElement.querySelector('[data-stale-reason="late"]')).toBeVisible()
  },
}

export const Stale: Story = {
  decorators: [
    (Story) => (
      <FakeBetting markets={sessions} prepare={({ prices }) => prices.setStatus('connecting')}>
        <Story />
      </FakeBetting>
    ),
  ],
}
