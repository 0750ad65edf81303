import { writeFile } from 'node:fs/promises'
import path from 'node:path'

const teams = ['Tidal Town', 'Upland United'] as const

const ball = {
  batter: 'A Opener',
  bowler: 'B Bowler',
  non_striker: 'C Opener',
  runs: { batter: 1, extras: 0, total: 1 },
}

/** Twenty overs of one run a ball: enough for sessions to continue. */
const innings = (team: string) => ({
  team,
  overs: Array.from({ length: 20 }, (_, over) => ({
    over,
    deliveries: Array.from({ length: 6 }, () => ball),
  })),
})

/** Writes a match in play from the start, with a bookmaker market and sessions. */
export const writePlayedMatch = (folder: string): Promise<void> =>
  writeFile(
    path.join(folder, 'played.json'),
    JSON.stringify({
      info: {
        teams,
        match_type: 'T20',
        overs: 20,
        event: { name: 'Scenario League' },
        outcome: { result: 'tie' },
      },
      innings: teams.map(innings),
    }),
  )
