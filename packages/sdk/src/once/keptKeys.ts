import * as z from 'zod/mini'
import { readStored } from '../storage/readStored.ts'
import type { OncePorts } from './onceSender.ts'

const keptKey = z.object({ key: z.string(), subject: z.string() })
const keptKeys = z.array(keptKey)

/** A request without an answer yet: nothing of it but its key, and what it is about. */
export type KeptKey = z.output<typeof keptKey>

/** The keys of one player's requests without an answer, in a storage that all tabs share. */
export function createKeptKeys({ storage, inTurn }: Pick<OncePorts, 'storage' | 'inTurn'>, location: string) {
  const all = (): readonly KeptKey[] => readStored(storage, location, keptKeys) ?? []
  // Two tabs that write at once must not lose each other's keys.
  const change = (edit: (kept: readonly KeptKey[]) => readonly KeptKey[]) =>
    inTurn(location, async () => {
      const next = edit(all())
      if (next.length === 0) storage.removeItem(location)
      else storage.setItem(location, JSON.stringify(next))
    })
  return {
    all,
    add: (own: KeptKey) => change((kept) => [...kept, own]),
    remove: (key: string) => change((kept) => kept.filter((one) => one.key !== key)),
  }
}
