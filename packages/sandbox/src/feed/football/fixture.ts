export interface Fixture {
  id: string
  competition: { id: string; name: string; region: string }
  home: string
  away: string
  /** Home and away; undefined if not recorded. */
  halfTime: readonly [number, number] | undefined
  fullTime: readonly [number, number]
  chances: { home: number; draw: number; away: number; over: number }
}

/** Number of goals at which "over 2.5" wins. */
export const overGoals = 3
