/** A match as it was played, ball by ball. Everything the feed says of it is worked out from this. */
export interface Match {
  /** The match's id in the collection it comes from. */
  id: string
  teams: [string, string]
  /** What kind of match: decides how many overs, days and results there are. */
  form: 'limited' | 'unlimited'
  /** Overs an innings may have; undefined where it has no limit. */
  overs: number | undefined
  ballsPerOver: number
  competition: string
  region: string
  outcome: Outcome
  innings: Innings[]
}

/** How a match ended, as it was recorded. */
export interface Outcome {
  /** Who won by runs, wickets or an innings, or was awarded the match. */
  winner?: string | undefined
  by?: { runs?: number | undefined; wickets?: number | undefined; innings?: number | undefined } | undefined
  result?: 'tie' | 'draw' | 'no result' | undefined
  /** Who won the super over, or the count of boundaries behind it. */
  eliminator?: string | undefined
  /** Who won the bowl-out. */
  bowlOut?: string | undefined
  /** The rain rule by which the target was set, or "Awarded". */
  method?: string | undefined
  /** Who hit the stumps in the bowl-out, in turns; the side of the first is the winner's when it leads. */
  hits?: { team: string; hits: number }[]
}

export interface Innings {
  team: string
  isSuperOver: boolean
  isDeclared: boolean
  /** Runs to win, and in how many overs, as far as it was set. */
  target: { runs: number; overs?: number } | undefined
  /** Runs given before and after the balls of the innings. */
  penaltyRuns: { before: number; after: number }
  balls: Ball[]
}

export interface Dismissal {
  player: string
  kind: string
}

export interface Ball {
  /** Counted from 0. */
  over: number
  /** False in an over that was left in the middle. */
  isLastOfOver: boolean
  /** Wides and no-balls are not: they are bowled again. */
  isLegal: boolean
  batter: string
  nonStriker: string
  bowler: string
  batterRuns: number
  runs: number
  /** Over the boundary off the bat. */
  isBoundary: boolean
  extras: string
  dismissals: Dismissal[]
  /** Batters who went off hurt: no wicket fell, they may come back. */
  retired: string[]
}
