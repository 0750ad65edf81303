import type { ImageFacts } from '@kit/sdk/contract'
import { reencode, type Reencoded } from './reencode.ts'

// The program of a process that re-encodes pictures, one message each.

export interface ReencodeJob {
  bytes: Uint8Array
  facts: ImageFacts
  mostPixels: number
}

/** `ready` is sent once it can start, then one answer to each job: null if the picture cannot be decoded. */
export type ReencodeAnswer = 'ready' | Reencoded | null

process.on('message', (job: ReencodeJob) => {
  void reencode(job.bytes, job.facts, job.mostPixels).then((picture) => process.send?.(picture ?? null))
})
process.on('disconnect', () => process.exit(0))
process.send?.('ready')
