import * as z from 'zod/mini'
import { readStored } from '../storage/readStored.ts'
import type { OncePorts } from './oncePorts.ts'

const keptRequest = z.object({
  key: z.string(),
  subject: z.string(),
  sentAtMs: z._default(z.number(), 0),
})
const keptList = z.array(keptRequest)
/** The forms in which earlier releases stored a request of the wallet and of staff. */
const formerRequest = z.union([z.object({ key: z.uuid(), sentAtMs: z.number() }), z.uuid()])

/** A stored request without an answer: its key, its subject and when it was sent. It has no amount and no account. */
export type KeptRequest = z.output<typeof keptRequest>

/** Stores the key of one request before its first byte is sent. */
export interface KeptKeys {
  load(): KeptRequest | undefined
  save(kept: KeptRequest): Promise<void> | void
  remove(key: string): Promise<void> | void
}

/** Those of one name that have no answer. All tabs share the storage. */
export function keptRequests({ storage, inTurn }: Pick<OncePorts, 'storage' | 'inTurn'>, name: string) {
  const location = `kit.once.${name}`
  const all = (): readonly KeptRequest[] => readStored(storage, location, keptList) ?? []
  // Two tabs that write at once must not lose each other's keys.
  const change = (edit: (kept: readonly KeptRequest[]) => readonly KeptRequest[]) =>
    inTurn(location, async () => {
      const next = edit(all())
      if (next.length === 0) storage.removeItem(location)
      else storage.setItem(location, JSON.stringify(next))
    })
  const formerOf = (subject: string, formerKey: string | undefined): KeptRequest | undefined => {
    const former = formerKey === undefined ? undefined : readStored(storage, formerKey, formerRequest)
    if (former === undefined) return undefined
    return typeof former === 'string' ? { key: former, subject, sentAtMs: 0 } : { ...former, subject }
  }
  return {
    all,
    of: (subject: string, formerKey?: string): KeptKeys => ({
      load: () => all().find((one) => one.subject === subject) ?? formerOf(subject, formerKey),
      save: (own) => change((kept) => [...kept.filter(({ key }) => key !== own.key), own]),
      async remove(key) {
        await change((kept) => kept.filter((one) => one.key !== key))
        if (formerOf(subject, formerKey)?.key === key) storage.removeItem(formerKey ?? '')
      },
    }),
  }
}
