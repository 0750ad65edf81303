import type { CricketBoard, ScoreBoard } from '@kit/sdk/contract'

type Innings = CricketBoard['innings'][number]

/** Runs and wickets as a scorer writes them: "142/3", and "142" when all are out. */
export const inningsText = ({ runs, wickets }: Innings): string =>
  wickets >= 10 ? String(runs) : `${runs}/${wickets}`

/** The innings that is being played: the last that began. */
export const currentInnings = ({ innings }: CricketBoard): Innings | undefined => innings.at(-1)

/**
 * What the side that bats last still needs to win, and undefined where nothing is chased. `target` is what it needs to
 * win, so that a side one run short of it has drawn level.
 */
export function runsNeeded(board: CricketBoard): number | undefined {
  const current = currentInnings(board)
  if (board.target === undefined || !current) return undefined
  return Math.max(0, board.target - current.runs)
}

/** The score in one line, side by side: what a list has room for. */
export function scoreLine(board: ScoreBoard): { team: string; score: string }[] {
  if (board.sport === 'football') {
    return [board.home, board.away].map(({ team, goals }) => ({ team, score: String(goals) }))
  }
  const shown = board.innings.filter(({ isSuperOver }) => isSuperOver === board.innings.at(-1)?.isSuperOver)
  return shown
    .slice(-2)
    .map((innings) => ({ team: innings.team, score: `${inningsText(innings)} (${innings.overs})` }))
}

/** A list's items with their places, which are their names: balls of an over, innings of a match. */
export const inPlaces = <Item>(items: readonly Item[]): { place: number; item: Item }[] =>
  items.map((item, place) => ({ place, item }))
