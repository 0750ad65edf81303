export interface Match {
  id: string
  teams: [string, string]
  form: 'limited' | 'unlimited'
  overs: number | undefined
  ballsPerOver: number
  competition: string
  region: string
  outcome: Outcome
  innings: Innings[]
}

export interface Outcome {
  /** The winner by runs, wickets, an innings or an award. */
  winner?: string | undefined
  by?: { runs?: number | undefined; wickets?: number | undefined; innings?: number | undefined } | undefined
  result?: 'tie' | 'draw' | 'no result' | undefined
  /** The winner of the super over, or of the boundary count after it. */
  eliminator?: string | undefined
  bowlOut?: string | undefined
  /** The rain rule that set the target, or `Awarded`. */
  method?: string | undefined
  /** Bowl-out hits by side. The side of the first entry won if it leads. */
  hits?: { team: string; hits: number }[]
}

export interface Innings {
  team: string
  isSuperOver: boolean
  isDeclared: boolean
  target: { runs: number; overs?: number } | undefined
  /** Penalty runs before and after the balls of the innings. */
  penaltyRuns: { before: number; after: number }
  /** Batters who did not bat at all. */
  absent: readonly string[]
  balls: Ball[]
}

export interface Dismissal {
  player: string
  kind: string
}

export interface Ball {
  /** Zero-based. */
  over: number
  isLastOfOver: boolean
  /** False for wides and no-balls, which are bowled again. */
  isLegal: boolean
  batter: string
  nonStriker: string
  bowler: string
  batterRuns: number
  runs: number
  isBoundary: boolean
  /** Extra runs by kind, e.g. `noballs` and `byes`. */
  extras: Readonly<Record<string, number>>
  dismissals: Dismissal[]
  /** Batters who retired hurt. They are not out and may return. */
  retired: string[]
}
