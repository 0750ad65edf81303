import {
  draftOf,
  emptySlip,
  isBusy,
  type SeveralState,
  type SlipLine,
  type SlipState,
} from '../../model/slipState.ts'
import { slipReducer, type SlipEvent, type TappedPrice } from '../../model/slipMachine.ts'
import type { BetDraft } from '../../model/betDraft.ts'

/** So many selections may be placed together. Operators of this kind take that many orders of one player at once. */
export const mostLines = 10

export type SeveralEvent =
  /** A tap: adds the selection under this id, or takes it away again. */
  | { type: 'tapped'; id: string; draft: TappedPrice }
  /** What one line's own slip would hear. */
  | { type: 'line'; id: string; event: SlipEvent }
  | { type: 'dropped'; id: string }
  /** Every line that nothing was sent of has this stake. */
  | { type: 'stakeForAll'; stakeText: string }
  /** Clear All: nothing that is under way is forgotten. */
  | { type: 'cleared' }
  /** The lines whose bets stand are taken away. */
  | { type: 'placedCleared' }
  | { type: 'asked' | 'dismissed' }
  /** These were pressed and wait their turn. */
  | { type: 'queued'; ids: readonly string[] }
  /** Their turn came, or they are not sent after all; all of them unless named. */
  | { type: 'unqueued'; ids?: readonly string[] }
  /** Lines from elsewhere: of an earlier page of the tab, or of a slip of one bet. What is here already, and what has no room, is left out. */
  | { type: 'restored'; lines: readonly SlipLine[] }

/** True while nothing may change a line: it waits its turn, or its order has no answer. */
export const isLocked = ({ isQueued, stage }: SlipLine): boolean => isQueued || isBusy(stage)

/** The draft of a line that may be sent by the next press. */
export const freeDraft = (line: SlipLine): BetDraft | undefined =>
  isLocked(line) || line.stage.state === 'placed' ? undefined : line.stage.draft

/** The lines of a session are other runs: each is a selection of its own. */
const isSame = (one: TappedPrice, other: TappedPrice): boolean =>
  one.marketId === other.marketId &&
  one.runnerId === other.runnerId &&
  one.side === other.side &&
  (one.marketType !== 'session' || one.run === other.run)

/** The line that a tap on this price means. */
export const lineOf = (lines: readonly SlipLine[], draft: TappedPrice): SlipLine | undefined =>
  lines.find(({ stage }) => isSame(stage.draft, draft))

/** The stake that all lines share which may still be sent; '' where they differ or have none. */
export function sharedStake(lines: readonly SlipLine[]): string {
  const stakes = new Set(lines.flatMap((line) => freeDraft(line)?.stakeText ?? []))
  return stakes.size === 1 ? [...stakes][0]! : ''
}

/** A line as the slip that it is to the machine and to the placer. */
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
  // What stands makes room for the next bets.
  const others = lines.length > 0 && lines.every(isPlaced) ? [] : lines.filter((line) => line !== found)
  if (others.length >= mostLines) return lines
  const stakeText = sharedStake(others)
  return [
    ...others,
    { id, isQueued: false, stage: { state: 'editing', draft: { ...draft, stakeText, isQuick: false } } },
  ]
}

/** A placed line stays, and says what was got, until the player takes it away. */
function changed(line: SlipLine, event: SlipEvent): SlipLine {
  if (event.type === 'placedCleared' || event.type === 'cleared') return line
  const { slip } = slipReducer({ ...emptySlip, slip: line.stage }, event)
  return slip.state === 'empty' || slip === line.stage ? line : { ...line, stage: slip }
}

/** A selection that is here is none for a second time: both would be placed. */
function restored(lines: readonly SlipLine[], others: readonly SlipLine[]): readonly SlipLine[] {
  const held = [...lines]
  for (const line of others) {
    const isHere = held.some(({ id }) => id === line.id) || lineOf(held, line.stage.draft) !== undefined
    if (!isHere && held.length < mostLines) held.push(line)
  }
  return held
}

function nextLines(lines: readonly SlipLine[], event: SeveralEvent): readonly SlipLine[] {
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

const isUnderWay = ({ isQueued, stage }: SlipLine): boolean =>
  isQueued || (isBusy(stage) && !(stage.state === 'checking' && stage.isStuck))

/** Several selections with these lines. */
export const severalOf = (lines: readonly SlipLine[], isAsked = false): SeveralState => ({
  lines,
  isAsked,
  count: lines.filter((line) => !isPlaced(line)).length,
  isSending: lines.some(isUnderWay),
})

/** The reducer of several selections. Whatever a line's order answers goes through the slip's own machine. */
export function severalReducer(state: SeveralState, event: SeveralEvent): SeveralState {
  const lines = nextLines(state.lines, event)
  // A question is about the lines as they were when it was asked.
  const isAsked =
    event.type === 'asked' || (state.isAsked && lines === state.lines && event.type !== 'dismissed')
  return severalOf(lines, isAsked)
}

/** The lines of the selections that a slip of one bet holds, as they were picked. One whose order has no answer becomes none. */
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
