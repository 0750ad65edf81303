import type { CricketBoard, ScoreBoard } from '@kit/sdk/contract'

type Innings = CricketBoard['innings'][number]

/** Returns runs and wickets as scorers write them: "142/3", and "142" if the side is all out. */
export const inningsText = ({ runs, wickets }: Innings): string =>
  wickets >= 10 ? String(runs) : `${runs}/${wickets}`

export const currentInnings = ({ innings }: CricketBoard): Innings | undefined => innings.at(-1)

/**
 * Returns the runs that the side batting last needs to win, or undefined without a chase. A side that needs one run has
 * drawn level.
 */
export function runsNeeded(board: CricketBoard): number | undefined {
  const current = currentInnings(board)
  if (board.target === undefined || !current) return undefined
  return Math.max(0, board.target - current.runs)
}

export function scoreLine(board: ScoreBoard): { team: string; score: string }[] {
  if (board.sport === 'football') {
    return [board.home, board.away].map(({ team, goals }) => ({ team, score: String(goals) }))
  }
  const shown = board.innings.filter(({ isSuperOver }) => isSuperOver === board.innings.at(-1)?.isSuperOver)
  return shown
    .slice(-2)
    .map((innings) => ({ team: innings.team, score: `${inningsText(innings)} (${innings.overs})` }))
}

/** Returns a list's items with their indexes, which serve as keys: balls of an over, innings of a match. */
export const withIndex = <Item>(items: readonly Item[]): { index: number; item: Item }[] =>
  items.map((item, index) => ({ index, item }))
