import {
  draftOf,
  emptySlip,
  isBusy,
  type LinesState,
  type SlipLine,
  type SlipState,
} from '../../model/slipState.ts'
import { slipReducer, type SlipEvent, type TappedPrice } from '../../model/slipMachine.ts'
import type { BetDraft } from '../../model/betDraft.ts'

/** Maximum number of lines. Operators accept this many orders of one player at once. */
export const mostLines = 10

export type LineEvent =
  /** Adds the selection under this id, or removes it if it is already a line. */
  | { type: 'tapped'; id: string; draft: TappedPrice }
  | { type: 'line'; id: string; event: SlipEvent }
  | { type: 'dropped'; id: string }
  /** Sets this stake on every line that can still be sent. */
  | { type: 'stakeForAll'; stakeText: string }
  /** The Clear All button. Locked lines stay. */
  | { type: 'cleared' }
  | { type: 'placedCleared' }
  | { type: 'asked' | 'dismissed' }
  | { type: 'queued'; ids: readonly string[] }
  /** Removes lines from the queue because they are sent or not sent after all; without ids, all lines. */
  | { type: 'unqueued'; ids?: readonly string[] }
  /**
   * Adds lines of an earlier page of the tab or of a single slip. Duplicates and lines beyond the maximum are left out.
   */
  | { type: 'restored'; lines: readonly SlipLine[] }

/** Returns true while a line cannot be changed: it is queued, or its order has no answer. */
export const isLocked = ({ isQueued, stage }: SlipLine): boolean => isQueued || isBusy(stage)

/** Returns the draft of a line that the next press may send, or undefined. */
export const freeDraft = (line: SlipLine): BetDraft | undefined =>
  isLocked(line) || line.stage.state === 'placed' ? undefined : line.stage.draft

/**
 * Returns true if two drafts are the same selection. Prices of a session for different runs are different selections
 * (Q-129).
 */
const isSame = (one: TappedPrice, other: TappedPrice): boolean =>
  one.marketId === other.marketId &&
  one.runnerId === other.runnerId &&
  one.side === other.side &&
  (one.marketType !== 'session' || one.run === other.run)

export const lineOf = (lines: readonly SlipLine[], draft: TappedPrice): SlipLine | undefined =>
  lines.find(({ stage }) => isSame(stage.draft, draft))

/** '' if the stakes differ or there are none. */
export function sharedStake(lines: readonly SlipLine[]): string {
  const stakes = new Set(lines.flatMap((line) => freeDraft(line)?.stakeText ?? []))
  return stakes.size === 1 ? [...stakes][0]! : ''
}

export const slipOfLine = (
  line: SlipLine | undefined,
  { tolerance }: Pick<SlipState, 'tolerance'>,
): SlipState => ({
  ...emptySlip,
  tolerance,
  slip: line?.stage ?? emptySlip.slip,
})

const isPlaced = ({ stage }: SlipLine): boolean => stage.state === 'placed'

function tapped(lines: readonly SlipLine[], id: string, draft: TappedPrice): readonly SlipLine[] {
  const found = lineOf(lines, draft)
  if (found && isLocked(found)) return lines
  if (found && !isPlaced(found)) return lines.filter((line) => line !== found)
  // Placed bets make room for the next ones.
  const others = lines.length > 0 && lines.every(isPlaced) ? [] : lines.filter((line) => line !== found)
  if (others.length >= mostLines) return lines
  const stakeText = sharedStake(others)
  return [
    ...others,
    { id, isQueued: false, stage: { state: 'editing', draft: { ...draft, stakeText, isQuick: false } } },
  ]
}

/** Applies a slip event to a line. A placed line stays with its outcome until the player removes it. */
function changed(line: SlipLine, event: SlipEvent): SlipLine {
  if (event.type === 'placedCleared' || event.type === 'cleared') return line
  const { slip } = slipReducer({ ...emptySlip, slip: line.stage }, event)
  return slip.state === 'empty' || slip === line.stage ? line : { ...line, stage: slip }
}

/** Returns the lines with others added. A selection is never added twice, because both would be placed. */
function restored(lines: readonly SlipLine[], others: readonly SlipLine[]): readonly SlipLine[] {
  const held = [...lines]
  for (const line of others) {
    const isHere = held.some(({ id }) => id === line.id) || lineOf(held, line.stage.draft) !== undefined
    if (!isHere && held.length < mostLines) held.push(line)
  }
  return held
}

function nextLines(lines: readonly SlipLine[], event: LineEvent): readonly SlipLine[] {
  switch (event.type) {
    case 'tapped':
      return tapped(lines, event.id, event.draft)
    case 'line':
      return lines.map((line) => (line.id === event.id ? changed(line, event.event) : line))
    case 'dropped':
      return lines.filter((line) => line.id !== event.id || isLocked(line))
    case 'stakeForAll':
      return lines.map((line) =>
        isLocked(line) ? line : changed(line, { type: 'stakeTyped', stakeText: event.stakeText }),
      )
    case 'cleared':
      return lines.filter(isLocked)
    case 'placedCleared':
      return lines.filter((line) => !isPlaced(line))
    case 'queued':
      return lines.map((line) =>
        event.ids.includes(line.id) && freeDraft(line) ? { ...line, isQueued: true } : line,
      )
    case 'unqueued':
      return lines.map((line) =>
        line.isQueued && (event.ids?.includes(line.id) ?? true) ? { ...line, isQueued: false } : line,
      )
    case 'restored':
      return restored(lines, event.lines)
    default:
      return lines
  }
}

const isInFlight = ({ isQueued, stage }: SlipLine): boolean =>
  isQueued || (isBusy(stage) && !(stage.state === 'checking' && stage.isStuck))

export const linesStateOf = (lines: readonly SlipLine[], isAsked = false): LinesState => ({
  lines,
  isAsked,
  count: lines.filter((line) => !isPlaced(line)).length,
  isSending: lines.some(isInFlight),
})

/** The answers to a line's order are applied by the reducer of the single slip. */
export function linesReducer(state: LinesState, event: LineEvent): LinesState {
  const lines = nextLines(state.lines, event)
  // A confirmation applies only to the lines it was opened for.
  const isAsked =
    event.type === 'asked' || (state.isAsked && lines === state.lines && event.type !== 'dismissed')
  return linesStateOf(lines, isAsked)
}

/**
 * Returns lines for the selections of a single slip, in the order they were picked. A selection whose order has no
 * answer is left out.
 */
export const linesOfSlip = ({ slip, kept }: SlipState, newId: () => string): SlipLine[] =>
  [slip.state === 'placed' || isBusy(slip) ? undefined : draftOf(slip), ...kept]
    .filter((draft) => draft !== undefined)
    .slice(0, mostLines)
    .toReversed()
    .map((draft) => ({
      id: newId(),
      isQueued: false,
      stage: { state: 'editing', draft: { ...draft, isQuick: false } },
    }))
