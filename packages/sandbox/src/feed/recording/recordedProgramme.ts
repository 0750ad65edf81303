import type { KnownNames } from '../names/marketNames.ts'
import type { Programme } from '../replay/programme.ts'
import type { MarketDefinition } from '../stream/marketChange.ts'
import type { Step } from './readRecording.ts'

export interface RecordedProgramme extends Pick<Programme, 'beginMs' | 'openingMs'> {
  steps: Step[]
  marketIds: string[]
  /**
   * When each market and the event go in play, according to the recording. Without play, this is after the
   * last price: an earlier announced start was not kept, or is not in the recording.
   */
  startsMs: { markets: Record<string, number>; eventMs: number }
  names: Record<string, KnownNames>
}

const minuteMs = 60_000

/** Time that a run begins before play, or before the last price, in ms. */
const leadMs = 5 * minuteMs

/** Length that is played of a recording that ends before anything happened, in ms. */
const unsettledMs = 60 * minuteMs

interface Phases {
  inPlayMs?: number
  /** Time of its last result, or undefined while it is open or open again. */
  closedMs?: number
  /** The state of its runners when it last closed. */
  result?: string
  lastOpenMs?: number
}

function noteEnd(phases: Phases, { status, runners }: MarketDefinition, at: number): void {
  if (status !== 'closed') return void delete phases.closedMs
  const result = JSON.stringify(runners.map((runner) => [runner.key, runner.status]))
  if (phases.closedMs === undefined || phases.result !== result) phases.closedMs = at
  phases.result = result
}

function phasesOf(steps: Step[]): Map<string, Phases> {
  const markets = new Map<string, Phases>()
  const openNow = new Set<string>()
  for (const step of steps) {
    for (const { marketId, definition } of step.changes) {
      if (!definition) continue
      const phases = markets.get(marketId) ?? {}
      markets.set(marketId, phases)
      if (definition.isInPlay && definition.status === 'active') phases.inPlayMs ??= step.at
      noteEnd(phases, definition, step.at)
      if (definition.status === 'active') openNow.add(marketId)
      else if (openNow.delete(marketId)) phases.lastOpenMs = step.at
    }
  }
  for (const marketId of openNow) {
    const phases = markets.get(marketId)
    if (phases) delete phases.lastOpenMs
  }
  return markets
}

/**
 * Begins five minutes before play, or before the last price, else with the last hour. A match of more than an
 * hour opens three minutes into play. Ends when every market has closed. Undefined if no step defines a
 * market.
 */
export function planProgramme(
  steps: Step[],
  names: Record<string, KnownNames> = {},
): RecordedProgramme | undefined {
  const markets = phasesOf(steps)
  const first = steps[0]
  const last = steps.at(-1)
  if (markets.size === 0 || !first || !last) return undefined
  const phases = [...markets.values()]
  const earliest = (moments: (number | undefined)[]) =>
    Math.min(...moments.filter((moment) => moment !== undefined))
  const inPlayMs = earliest(phases.map((phase) => phase.inPlayMs))
  const lastOpenMs = earliest(phases.map((phase) => phase.lastOpenMs))
  const endMs = phases.every((phase) => phase.closedMs !== undefined)
    ? Math.max(...phases.map((phase) => phase.closedMs ?? 0))
    : last.at
  const hasPlay = Number.isFinite(inPlayMs)
  const eventMs = hasPlay ? inPlayMs : lastOpenMs
  const beginMs = Math.max(first.at, Number.isFinite(eventMs) ? eventMs - leadMs : last.at - unsettledMs)
  const startOf = ({ inPlayMs: ownMs, lastOpenMs: offMs }: Phases) => ownMs ?? offMs ?? endMs
  const isLong = hasPlay && endMs - inPlayMs > 60 * minuteMs
  return {
    steps: steps.filter((step) => step.at <= endMs),
    marketIds: [...markets.keys()],
    startsMs: {
      markets: Object.fromEntries([...markets].map(([id, own]) => [id, startOf(own)])),
      eventMs: hasPlay ? inPlayMs : Math.max(...phases.map(startOf)),
    },
    names,
    beginMs,
    openingMs: isLong ? inPlayMs + 3 * minuteMs : beginMs,
  }
}
