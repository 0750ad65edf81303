import type { Home, Market } from '../contract/market.ts'
import type { DecodeRequest } from './decode.worker.ts'
import type { Packed, PackedShape } from './packedMarkets.ts'
import { unpack } from './unpackMarkets.ts'

/** The little of a worker that is needed. */
export interface DecodeWorker {
  postMessage(message: DecodeRequest): void
  addEventListener(type: 'message' | 'error', listener: (event: { data?: unknown }) => void): void
}

/** Reads answers beside the page. Fails with a `NoWorker` where the page must read for itself. */
export interface DecodeBeside {
  read(shape: PackedShape, body: ArrayBuffer, onUnfit: (fault: Error) => void): Promise<Home | Market[]>
}

/** The worker is gone, or never began. */
export class NoWorker extends Error {
  override readonly name = 'NoWorker'
}

type Told = { id: number } & ({ packed: Packed } | { fault: string })

/** Speaks to one worker, which does one answer after the other. */
export function createDecodeBeside(worker: DecodeWorker): DecodeBeside {
  const waiting = new Map<number, { shape: PackedShape; done(told: Told): void; fail(error: Error): void }>()
  let lastId = 0
  let isGone = false
  worker.addEventListener('message', ({ data }) => {
    const told = data as Told
    waiting.get(told.id)?.done(told)
    waiting.delete(told.id)
  })
  worker.addEventListener('error', () => {
    isGone = true
    for (const { fail } of waiting.values()) fail(new NoWorker('The worker ended'))
    waiting.clear()
  })
  return {
    read: (shape, body, onUnfit) =>
      new Promise((resolve, reject) => {
        if (isGone) return reject(new NoWorker('The worker ended'))
        const id = (lastId += 1)
        const done = (told: Told) => {
          if ('fault' in told) return reject(new Error(told.fault))
          if (told.packed.unfit !== undefined) onUnfit(new Error(told.packed.unfit))
          resolve(unpack(shape, told.packed))
        }
        waiting.set(id, { shape, done, fail: reject })
        // Copied and not handed over: should the worker end, the page reads it.
        worker.postMessage({ id, shape, body })
      }),
  }
}
