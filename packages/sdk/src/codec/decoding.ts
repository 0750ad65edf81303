import { cappedBody } from '../client/cappedBody.ts'
import { pack, type Packed, type PackedShape } from './packedMarkets.ts'

/** A request to the worker: read a body, fetch and read an answer, or cancel an earlier request. */
export type DecodeRequest = { id: number } & (
  | { shape: PackedShape; body: ArrayBuffer }
  | { shape: PackedShape; url: string; init: RequestInit }
  | { isCancelled: true }
)

/** Status and headers of an answer that the worker fetched. */
interface Head {
  status: number
  headers: [string, string][]
}

/**
 * The worker's only result for a request: the packed answer or its fault. A fetched answer adds the head, a refusal its
 * text; a fault without a head means that no answer came.
 */
export interface DecodeResult {
  id: number
  head?: Head
  text?: string
  packed?: Packed
  fault?: string
}

type Read = Omit<DecodeResult, 'id'>

const faultOf = (error: unknown): Read => ({
  fault: error instanceof Error ? error.message : 'The answer could not be read',
})

function read(shape: PackedShape, body: ArrayBuffer): Read {
  try {
    return { packed: pack(shape, body) }
  } catch (error) {
    return faultOf(error)
  }
}

async function fetchAndRead(shape: PackedShape, url: string, init: RequestInit): Promise<Read> {
  const response = await fetch(url, init)
  const head: Head = { status: response.status, headers: [...response.headers] }
  try {
    const body = cappedBody(response)
    if (response.ok && response.status !== 204) return { head, ...read(shape, await body.arrayBuffer()) }
    return { head, text: await body.text() }
  } catch (error) {
    // Only a body beyond its cap is a fault of the answer; any other error is a broken connection.
    if (error instanceof RangeError) return { head, ...faultOf(error) }
    throw error
  }
}

/** Responds to each request, with the buffers to transfer. */
export function createDecoding(
  respond: (result: DecodeResult, bytes: ArrayBuffer[]) => void,
): (request: DecodeRequest) => Promise<void> {
  const inFlight = new Map<number, AbortController>()

  function fetchCancellable(id: number, shape: PackedShape, url: string, init: RequestInit): Promise<Read> {
    const controller = new AbortController()
    inFlight.set(id, controller)
    return fetchAndRead(shape, url, { ...init, signal: controller.signal })
      .catch(faultOf)
      .finally(() => inFlight.delete(id))
  }

  return async (request) => {
    const { id } = request
    if ('isCancelled' in request) return inFlight.get(id)?.abort()
    const result =
      'body' in request
        ? read(request.shape, request.body)
        : await fetchCancellable(id, request.shape, request.url, request.init)
    respond(
      { id, ...result },
      result.packed ? [result.packed.offsets.buffer, result.packed.runners.buffer] : [],
    )
  }
}
