/** A played football match, and its chances beforehand. */
export interface Fixture {
  id: string
  competition: { id: string; name: string; region: string }
  home: string
  away: string
  /** Home and away goals at half time, where recorded. */
  halfTime: readonly [number, number] | undefined
  fullTime: readonly [number, number]
  chances: { home: number; draw: number; away: number; over: number }
}

/** Goals that "over 2.5" needs. */
export const overGoals = 3
