import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { ScoreBoard } from './ScoreBoard.tsx'

const meta = {
  title: 'Betting/ScoreBoard',
  component: ScoreBoard,
  args: {
    board: {
      sport: 'cricket',
      status: 'Ball running',
      innings: [
        { team: 'Netherlands', runs: 180, wickets: 10, overs: '19.4' },
        { team: 'England', runs: 57, wickets: 3, overs: '6.1' },
      ],
      target: 181,
      ballsLeft: 83,
      thisOver: ['1', '4', 'W', '2wd', '•'],
      batters: [
        { name: 'A. Marlow', runs: 31, balls: 19, isOnStrike: true },
        { name: 'B. Kestrel', runs: 8, balls: 11, isOnStrike: false },
      ],
      bowler: { name: 'J. van der Meer', overs: '1.1', runs: 9, wickets: 2 },
    },
  },
} satisfies Meta<typeof ScoreBoard>
export default meta
type Story = StoryObj<typeof meta>

export const Chase: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    // The code that formats plurals is loaded lazily.
    await expect(await canvas.findByText(/England need 124 to win from 83 balls/)).toBeVisible()
    await expect(within(canvas.getByRole('list')).getAllByRole('listitem')).toHaveLength(5)
    await expect(canvas.getByText('on strike')).toBeInTheDocument()
  },
}

export const Football: Story = {
  args: {
    board: {
      sport: 'football',
      status: '2nd half',
      home: { team: 'Rovers', goals: 2 },
      away: { team: 'Athletic', goals: 0 },
    },
  },
  play: async ({ canvasElement }) => {
    const goals = within(canvasElement).getAllByRole('definition')
    await expect(goals.map((goal) => goal.textContent)).toEqual(['2', '0'])
  },
}
