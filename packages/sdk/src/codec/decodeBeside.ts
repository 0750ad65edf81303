import type { DecodeRequest, DecodeTold } from './decoding.ts'
import type { Packed, PackedShape } from './packedMarkets.ts'

/** The little of a worker that is needed. */
export interface DecodeWorker {
  postMessage(message: DecodeRequest): void
  addEventListener(type: 'message' | 'error', listener: (event: { data?: unknown }) => void): void
}

/** An answer that the worker fetched and read: `told` stands in the place of its body. */
export interface ToldResponse extends Response {
  told: DecodeTold
}

/** Has answers read, and fetched, beside the page. Fails with a `NoWorker` where the page must do it for itself. */
export interface DecodeBeside {
  /** Fails when the answer can't be read. */
  read(shape: PackedShape, body: ArrayBuffer): Promise<Packed>
  /** Whether to have answers fetched: the worker is known to answer, and owes none that was given up. */
  mayFetch(): boolean
  /** As `fetch`: fails where no answer came, and with the signal's reason. */
  fetch(
    shape: PackedShape,
    url: string,
    init: RequestInit & { signal: AbortSignal },
  ): Promise<Response | ToldResponse>
}

/** The worker is gone, never began, or may not do what it is asked. */
export class NoWorker extends Error {
  override readonly name = 'NoWorker'
}

/** What the worker read of an answer. Throws what is wrong with it. */
export function packedOf({ packed, fault }: DecodeTold): Packed {
  if (!packed) throw new Error(fault)
  return packed
}

interface Waiting {
  signal: AbortSignal | undefined
  done(told: DecodeTold): void
  fail(error: Error): void
}

type Asked<Request = DecodeRequest> = Request extends unknown ? Omit<Request, 'id'> : never

/** Speaks to one worker, which reads one answer after the other. */
export function createDecodeBeside(worker: DecodeWorker): DecodeBeside {
  const waiting = new Map<number, Waiting>()
  let lastId = 0
  let isGone = false
  let hasAnswered = false
  let hasFetched = false
  worker.addEventListener('message', ({ data }) => {
    const told = data as DecodeTold
    hasAnswered = true
    waiting.get(told.id)?.done(told)
    waiting.delete(told.id)
  })
  worker.addEventListener('error', () => {
    isGone = true
    for (const { fail } of waiting.values()) fail(new NoWorker('The worker ended'))
    waiting.clear()
  })

  const ask = (asked: Asked, signal?: AbortSignal): Promise<DecodeTold> =>
    new Promise((done, fail) => {
      if (isGone) return fail(new NoWorker('The worker ended'))
      const id = (lastId += 1)
      waiting.set(id, { signal, done, fail })
      signal?.addEventListener('abort', () => {
        if (waiting.has(id)) worker.postMessage({ id, isGivenUp: true })
        fail(signal.reason)
      })
      worker.postMessage({ id, ...asked })
    })

  return {
    // Copied and not handed over: should the worker end, the page reads it.
    read: async (shape, body) => packedOf(await ask({ shape, body })),
    mayFetch: () => hasAnswered && !isGone && [...waiting.values()].every(({ signal }) => !signal?.aborted),
    async fetch(shape, url, { signal, ...init }) {
      signal.throwIfAborted()
      const told = await ask({ shape, url, init }, signal)
      const { head, text, fault } = told
      // Until it has brought something it may be that a policy keeps it, and not the page, from the operator.
      if (!head) throw hasFetched ? new TypeError(fault) : new NoWorker(fault)
      hasFetched = true
      const response = new Response(text || null, head)
      return text === undefined ? Object.assign(response, { told }) : response
    },
  }
}
