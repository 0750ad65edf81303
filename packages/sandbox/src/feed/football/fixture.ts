/** A football match with the result it had, and what was known of its sides before. */
export interface Fixture {
  id: string
  competition: { id: string; name: string; region: string }
  home: string
  away: string
  /** Goals of home and away at half time, where the record has them. */
  halfTime: readonly [number, number] | undefined
  fullTime: readonly [number, number]
  chances: { home: number; draw: number; away: number; over: number }
}

/** Goals of both sides that "over" needs at least: over 2.5. */
export const overGoals = 3
