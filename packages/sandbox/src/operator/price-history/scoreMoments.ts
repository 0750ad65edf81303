import type { CricketBoard, HistoryMoment, ScoreBoard } from '@kit/sdk/contract'

type Happened = Omit<HistoryMoment, 'at'>

function cricketMoments(before: CricketBoard, after: CricketBoard): Happened[] {
  return after.innings.flatMap(({ team, runs, wickets }, index): Happened[] => {
    const known = before.innings[index]
    if (!known) return [{ kind: 'innings', team }]
    const score = `${runs}/${wickets}`
    if (wickets > known.wickets) return [{ kind: 'wicket', team, score }]
    // A decision that was reversed.
    return wickets < known.wickets ? [{ kind: 'review', team, score }] : []
  })
}

/** Returns the events between two scores: wickets, goals, innings, and decisions that a review reversed. */
export function scoreMoments(before: ScoreBoard, after: ScoreBoard): Happened[] {
  if (before.sport === 'cricket') return after.sport === 'cricket' ? cricketMoments(before, after) : []
  if (after.sport !== 'football') return []
  const score = `${after.home.goals}–${after.away.goals}`
  return (['home', 'away'] as const).flatMap((side): Happened[] => {
    const { team, goals } = after[side]
    if (goals === before[side].goals) return []
    return [{ kind: goals > before[side].goals ? 'goal' : 'review', team, score }]
  })
}
