import { readStored } from '@kit/sdk'
import { order } from '@kit/sdk/contract'
import type { KeyValueStorage } from '@kit/shell/feature'
import * as z from 'zod/mini'
import type { PendingOrders } from '../../model/pendingOrder.ts'
import { draftCodec } from '../../model/draftCodec.ts'
import type { LinesState, SlipLine } from '../../model/slipState.ts'
import { linesKey, pendingLinesKey } from '../../model/storedKeys.ts'
import { mostLines } from './lines.ts'

const savedLine = z.object({ id: z.string(), draft: draftCodec })
const savedLines = z.object({ isOn: z.boolean(), lines: z.array(savedLine).check(z.maxLength(mostLines)) })
const pendingLines = z.array(z.object({ id: z.string(), order, draft: draftCodec }))

/**
 * One list per player. A line without an answer is not saved: its pending order is looked up instead, so that
 * no page sends it again. Placed lines and the queue are not saved: a new page sends nothing without a press.
 */
export function createSavedLines(storage: KeyValueStorage) {
  const loadPending = (userId: string) => readStored(storage, pendingLinesKey(userId), pendingLines) ?? []
  const savePending = (userId: string, list: z.output<typeof pendingLines>) => {
    if (list.length === 0) storage.removeItem(pendingLinesKey(userId))
    else storage.setItem(pendingLinesKey(userId), JSON.stringify(z.encode(pendingLines, list)))
  }
  return {
    save(userId: string, linesState: LinesState | undefined): void {
      const lines = (linesState?.lines ?? []).flatMap(({ id, stage }) =>
        stage.state === 'editing' || stage.state === 'refused' ? { id, draft: stage.draft } : [],
      )
      if (!linesState && lines.length === 0) return storage.removeItem(linesKey(userId))
      storage.setItem(
        linesKey(userId),
        JSON.stringify(z.encode(savedLines, { isOn: linesState !== undefined, lines })),
      )
    },
    forget: (userId: string): void => storage.removeItem(linesKey(userId)),
    load(userId: string): { isOn: boolean; lines: SlipLine[] } {
      const saved = readStored(storage, linesKey(userId), savedLines)
      const pending = new Set(loadPending(userId).map(({ id }) => id))
      const lines = (saved?.lines ?? [])
        .filter(({ id }) => !pending.has(id))
        .map(({ id, draft }): SlipLine => ({ id, isQueued: false, stage: { state: 'editing', draft } }))
      return { isOn: saved?.isOn ?? false, lines }
    },
    loadPending,
    pendingOf: (id: string): PendingOrders => ({
      save: (userId, pending) =>
        savePending(userId, [...loadPending(userId).filter((one) => one.id !== id), { id, ...pending }]),
      load: (userId) => loadPending(userId).find((one) => one.id === id),
      clear: (userId) =>
        savePending(
          userId,
          loadPending(userId).filter((one) => one.id !== id),
        ),
    }),
  }
}
