import type { DecodeRequest, DecodeResult } from './decoding.ts'
import type { Packed, PackedShape } from './packedMarkets.ts'

/** The part of a `Worker` that decoding uses. */
export interface DecodeWorker {
  postMessage(message: DecodeRequest): void
  addEventListener(type: 'message' | 'error', listener: (event: { data?: unknown }) => void): void
}

/** Fetched and read by the worker: `decoded` replaces its body. */
export interface DecodedResponse extends Response {
  decoded: DecodeResult
}

/** Reads and fetches answers in the worker. Fails with `WorkerUnavailable` when the page must do it itself. */
export interface WorkerDecoder {
  /** Rejects when the answer can't be read. */
  read(shape: PackedShape, body: ArrayBuffer): Promise<Packed>
  /**
   * Returns true if the worker may fetch: it has answered before and is not busy with a cancelled
   * request.
   */
  mayFetch(): boolean
  /** Fetches like `fetch`: rejects if no answer arrives, and with the signal's reason. */
  fetch(
    shape: PackedShape,
    url: string,
    init: RequestInit & { signal: AbortSignal },
  ): Promise<Response | DecodedResponse>
}

/** The worker ended, did not start, or is not allowed to fetch. */
export class WorkerUnavailable extends Error {
  override readonly name = 'WorkerUnavailable'
}

/** Throws the fault of a result without an answer. */
export function packedOf({ packed, fault }: DecodeResult): Packed {
  if (!packed) throw new Error(fault)
  return packed
}

interface Waiting {
  signal: AbortSignal | undefined
  done(result: DecodeResult): void
  fail(error: Error): void
}

type RequestFields<Request = DecodeRequest> = Request extends unknown ? Omit<Request, 'id'> : never

/** The worker reads one answer after another. */
export function createWorkerDecoder(worker: DecodeWorker): WorkerDecoder {
  const waiting = new Map<number, Waiting>()
  let lastId = 0
  let hasEnded = false
  let hasAnswered = false
  let hasFetched = false
  worker.addEventListener('message', ({ data }) => {
    const result = data as DecodeResult
    hasAnswered = true
    waiting.get(result.id)?.done(result)
    waiting.delete(result.id)
  })
  worker.addEventListener('error', () => {
    hasEnded = true
    for (const { fail } of waiting.values()) fail(new WorkerUnavailable('The worker ended'))
    waiting.clear()
  })

  const ask = (asked: RequestFields, signal?: AbortSignal): Promise<DecodeResult> =>
    new Promise((done, fail) => {
      if (hasEnded) return fail(new WorkerUnavailable('The worker ended'))
      const id = (lastId += 1)
      waiting.set(id, { signal, done, fail })
      signal?.addEventListener('abort', () => {
        if (waiting.has(id)) worker.postMessage({ id, isCancelled: true })
        fail(signal.reason)
      })
      worker.postMessage({ id, ...asked })
    })

  return {
    // Copied, not transferred: the page reads the body itself if the worker ends.
    read: async (shape, body) => packedOf(await ask({ shape, body })),
    mayFetch: () => hasAnswered && !hasEnded && [...waiting.values()].every(({ signal }) => !signal?.aborted),
    async fetch(shape, url, { signal, ...init }) {
      signal.throwIfAborted()
      const result = await ask({ shape, url, init }, signal)
      const { head, text, fault } = result
      // Until the worker has fetched once, a policy may block the worker but not the page.
      if (!head) throw hasFetched ? new TypeError(fault) : new WorkerUnavailable(fault)
      hasFetched = true
      const response = new Response(text || null, head)
      return text === undefined ? Object.assign(response, { decoded: result }) : response
    },
  }
}
