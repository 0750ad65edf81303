import { readStored } from '@kit/sdk'
import { order } from '@kit/sdk/contract'
import type { KeyValueStorage } from '@kit/shell/feature'
import * as z from 'zod/mini'
import type { ArmedOrders } from '../../model/armedOrder.ts'
import { draftCodec } from '../../model/draftCodec.ts'
import type { LinesState, SlipLine } from '../../model/slipState.ts'
import { armedLinesKey, linesKey } from '../../model/storedKeys.ts'
import { mostLines } from './lines.ts'

const savedLine = z.object({ id: z.string(), draft: draftCodec })
const savedLines = z.object({ isOn: z.boolean(), lines: z.array(savedLine).check(z.maxLength(mostLines)) })
const armedLines = z.array(z.object({ id: z.string(), order, draft: draftCodec }))

/**
 * One list per player. A line without an answer is not saved: its armed order is looked up instead, so that
 * no page sends it again. Placed lines and the queue are not saved: a new page sends nothing without a press.
 */
export function createSavedLines(storage: KeyValueStorage) {
  const loadArmed = (userId: string) => readStored(storage, armedLinesKey(userId), armedLines) ?? []
  const saveArmed = (userId: string, list: z.output<typeof armedLines>) => {
    if (list.length === 0) storage.removeItem(armedLinesKey(userId))
    else storage.setItem(armedLinesKey(userId), JSON.stringify(z.encode(armedLines, list)))
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
      const armed = new Set(loadArmed(userId).map(({ id }) => id))
      const lines = (saved?.lines ?? [])
        .filter(({ id }) => !armed.has(id))
        .map(({ id, draft }): SlipLine => ({ id, isQueued: false, stage: { state: 'editing', draft } }))
      return { isOn: saved?.isOn ?? false, lines }
    },
    loadArmed,
    armedOf: (id: string): ArmedOrders => ({
      save: (userId, armed) =>
        saveArmed(userId, [...loadArmed(userId).filter((one) => one.id !== id), { id, ...armed }]),
      load: (userId) => loadArmed(userId).find((one) => one.id === id),
      clear: (userId) =>
        saveArmed(
          userId,
          loadArmed(userId).filter((one) => one.id !== id),
        ),
    }),
  }
}
