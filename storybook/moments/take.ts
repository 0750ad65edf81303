/**
 * The best prices of a side, best first: odds in hundredths, and size in minor units as text, because JSON
 * has no bigint.
 */
export type TakeLevels = [odds: number, size: string][]

export interface TakeRunner {
  id: string
  status: string
  back: TakeLevels
  lay: TakeLevels
}

export interface TakeChange {
  /** Time in ms since the start of the take. */
  atMs: number
  status: string
  isInPlay: boolean
  delaySeconds: number
  /** Total in minor units. */
  totalMatched: string
  /** Full states of the changed runners. */
  runners: TakeRunner[]
}

/** Market from its first price to its end, from a recording or a simulation. */
export interface Take {
  id: string
  title: string
  isRecorded: boolean
  market: {
    name: string
    eventType: { id: string; name: string }
    competition: { id: string; name: string; region: string }
    eventName: string
    runners: { id: string; name: string; sort: number; clothNumber?: string }[]
  }
  changes: TakeChange[]
}

export const lengthOf = ({ changes }: Take): number => changes.at(-1)?.atMs ?? 0

/**
 * Returns the whole market at a moment: the latest of all changes until then. Before the first change, it
 * returns the first.
 */
export function stateAt({ changes }: Take, atMs: number): TakeChange {
  const runners = new Map<string, TakeRunner>()
  let [state] = changes
  if (!state) throw new Error('A take without changes shows nothing.')
  for (const change of changes) {
    if (change.atMs > atMs && change !== changes[0]) break
    state = change
    for (const runner of change.runners) runners.set(runner.id, runner)
  }
  return { ...state, atMs, runners: [...runners.values()] }
}
