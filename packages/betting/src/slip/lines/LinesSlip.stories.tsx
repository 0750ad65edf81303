import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { bet, draft } from '../../testing/bet.ts'
import { FakeBetting, type FakeBettingProps } from '../../testing/fakeSite.tsx'
import { bookmaker, market, session } from '../../testing/market.ts'
import { slipOf } from '../model/slipOf.ts'
import type { SlipLine } from '../model/slipState.ts'
import { SlipTabs } from '../SlipTabs.tsx'
import { linesStateOf } from './model/lines.ts'

const meta = {
  title: 'Betting/LinesSlip',
  component: SlipTabs,
} satisfies Meta<typeof SlipTabs>
export default meta
type Story = StoryObj<typeof meta>

const back = draft({ odds: 122, seenOdds: 122, stakeText: '500' })
const lay = draft({
  marketId: '1.200-1',
  runnerId: '1',
  runnerName: 'Netherlands',
  side: 'lay',
  odds: 540,
  seenOdds: 540,
  stakeText: '100',
})
const line = (id: string, stage: SlipLine['stage'], isQueued = false): SlipLine => ({ id, stage, isQueued })

/**
 * Renders a slip with these lines, loaded as after a player's press. The slip then restores what its player had, which
 * turns answers into selections again; with `isAnswered` the lines are set after that.
 */
const withLines = (
  lines: readonly SlipLine[],
  { isAnswered = false, ...options }: Omit<FakeBettingProps, 'children'> & { isAnswered?: boolean } = {},
): Pick<Story, 'render'> => ({
  render: () => (
    <FakeBetting
      flags={{ 'betting.preset': 'trader' }}
      markets={[market(), bookmaker(), session('s1', 'Runs in 6 overs')]}
      {...options}
      prepare={(services) => {
        const show = () => services.slip.setState({ linesState: linesStateOf(lines) })
        const begin = async () => {
          await slipOf(services).turnLinesOn()
          show()
          if (!isAnswered) return
          const end = services.slip.subscribe(({ linesState }) => {
            if (linesState?.lines.some(({ stage }) => stage.state === 'refused')) return
            end()
            show()
          })
        }
        void begin()
      }}
    >
      <SlipTabs />
    </FakeBetting>
  ),
})

export const Filled: Story = {
  ...withLines([line('1', { state: 'editing', draft: back }), line('2', { state: 'editing', draft: lay })]),
  play: async ({ canvas }) => {
    await waitFor(async () =>
      expect(await canvas.findByRole('button', { name: 'Place 2 bets · 600.00' })).toBeVisible(),
    )
    await userEvent.type(canvas.getByRole('textbox', { name: 'Stake for all' }), '7')
    await waitFor(() => expect(canvas.getAllByRole('textbox', { name: 'Stake' })[0]).toHaveValue('7'))
  },
}

/** Every answer at once: placed at a better price, refused, queued, in flight, and being looked up. */
export const Answers: Story = {
  ...withLines(
    [
      line('1', { state: 'placed', draft: back, key: '1', bet: bet({ odds: 124, stake: 50_000n }) }),
      line('2', {
        state: 'refused',
        draft: lay,
        refusal: { code: 'by-operator', message: 'The book is full' },
      }),
      line('3', { state: 'editing', draft: { ...lay, side: 'back' } }, true),
      line('4', { state: 'checking', draft: { ...back, side: 'lay' }, key: '4', isStuck: true }),
    ],
    { isAnswered: true },
  ),
  play: async ({ canvas }) => {
    await waitFor(async () => expect(await canvas.findByText('The book is full')).toBeVisible())
    await expect(canvas.getByText('requested 1.22')).toBeVisible()
    await expect(canvas.getByText('Waiting')).toBeVisible()
  },
}

export const Empty: Story = {
  ...withLines([]),
  play: async ({ canvas }) => {
    await waitFor(async () => expect(await canvas.findByText(/^Tap prices to add them/)).toBeVisible())
  },
}
