import type { Take, TakeRunner } from './take.ts'

/** Difficult moments of a screen with prices, and for a player who presses one. */
export const momentKinds = {
  'suspended-under-the-finger': 'Suspended within a second of a price that moved',
  'runner-removed': 'A runner is removed',
  'four-digit-odds': 'Odds of four digits',
  'in-play': 'Goes in play',
  'out-of-play': 'Is out of play again',
  'side-gone': 'An open runner has lost the prices of one side',
  busiest: 'The second in which most prices moved',
} as const

export type MomentKind = keyof typeof momentKinds

export interface WorstMoment {
  kind: MomentKind
  /** Time in ms since the start of the take. */
  atMs: number
  count: number
}

/** Time that a press on a price may be in flight, in ms. */
const fingerMs = 1_000

const best = ({ back, lay }: TakeRunner) => `${back[0]?.[0] ?? ''} ${lay[0]?.[0] ?? ''}`
const hasFourDigits = ({ back, lay }: TakeRunner) =>
  [back[0], lay[0]].some((level) => (level?.[0] ?? 0) >= 100_000)
const hasLostASide = ({ status, back, lay }: TakeRunner) =>
  status === 'active' && (back.length === 0) !== (lay.length === 0)

/**
 * Returns the worst moments of a take in order of time, each kind once: its first occurrence, or its worst.
 */
export function worstMoments({ changes }: Take): WorstMoment[] {
  const found = new Map<MomentKind, WorstMoment>()
  const see = (kind: MomentKind, atMs: number) => {
    const known = found.get(kind)
    if (known) known.count += 1
    else found.set(kind, { kind, atMs, count: 1 })
  }
  const runners = new Map<string, TakeRunner>()
  const moves = new Map<number, number>()
  let movedMs = Number.NEGATIVE_INFINITY
  let before: { status: string; isInPlay: boolean } | undefined
  for (const { atMs, status, isInPlay, runners: changed } of changes) {
    if (before?.status === 'active' && status === 'suspended' && atMs - movedMs <= fingerMs)
      see('suspended-under-the-finger', atMs)
    if (before && !before.isInPlay && isInPlay) see('in-play', atMs)
    if (before?.isInPlay && !isInPlay) see('out-of-play', atMs)
    for (const runner of changed) {
      const was = runners.get(runner.id)
      runners.set(runner.id, runner)
      if (was && best(was) !== best(runner) && status === 'active') {
        movedMs = atMs
        const second = Math.floor(atMs / 1_000)
        moves.set(second, (moves.get(second) ?? 0) + 1)
      }
      if (was?.status === 'active' && runner.status === 'removed') see('runner-removed', atMs)
      if (hasFourDigits(runner) && !(was && hasFourDigits(was))) see('four-digit-odds', atMs)
      if (status === 'active' && hasLostASide(runner) && was && !hasLostASide(was)) see('side-gone', atMs)
    }
    before = { status, isInPlay }
  }
  const [second, count] = [...moves].toSorted(([, one], [, other]) => other - one)[0] ?? []
  if (second !== undefined && count !== undefined && count > 1)
    found.set('busiest', { kind: 'busiest', atMs: second * 1_000 + 999, count })
  return [...found.values()].toSorted((one, other) => one.atMs - other.atMs)
}
