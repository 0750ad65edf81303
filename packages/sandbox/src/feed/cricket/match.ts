/** A played match, ball by ball, from which the feed derives everything. */
export interface Match {
  /** Its id in the collection. */
  id: string
  teams: [string, string]
  /** Limited-overs or open-ended. */
  form: 'limited' | 'unlimited'
  /** Overs per innings; undefined without a limit. */
  overs: number | undefined
  ballsPerOver: number
  competition: string
  region: string
  outcome: Outcome
  innings: Innings[]
}

/** The recorded result. */
export interface Outcome {
  /** The winner by runs, wickets, an innings or award. */
  winner?: string | undefined
  by?: { runs?: number | undefined; wickets?: number | undefined; innings?: number | undefined } | undefined
  result?: 'tie' | 'draw' | 'no result' | undefined
  /** The winner of the super over or of the boundary count after it. */
  eliminator?: string | undefined
  bowlOut?: string | undefined
  /** The rain rule that set the target, or "Awarded". */
  method?: string | undefined
  /** Bowl-out hits by side; the side of the first entry won when it leads. */
  hits?: { team: string; hits: number }[]
}

export interface Innings {
  team: string
  isSuperOver: boolean
  isDeclared: boolean
  /** Runs to win and overs for it, where set. */
  target: { runs: number; overs?: number } | undefined
  /** Penalty runs before and after the balls of the innings. */
  penaltyRuns: { before: number; after: number }
  /** Batters who could not bat at all. */
  absent: readonly string[]
  balls: Ball[]
}

export interface Dismissal {
  player: string
  kind: string
}

export interface Ball {
  /** Counted from 0. */
  over: number
  /** False in an over that was broken off. */
  isLastOfOver: boolean
  /** False for wides and no-balls, which are bowled again. */
  isLegal: boolean
  batter: string
  nonStriker: string
  bowler: string
  batterRuns: number
  runs: number
  /** A boundary off the bat. */
  isBoundary: boolean
  /** Extra runs by their kind, e.g. `noballs` and `byes`. */
  extras: Readonly<Record<string, number>>
  dismissals: Dismissal[]
  /** Batters who retired hurt: not out, they may return. */
  retired: string[]
}
