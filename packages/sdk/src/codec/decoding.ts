import { cappedBody } from '../client/cappedBody.ts'
import { pack, type Packed, type PackedShape } from './packedMarkets.ts'

/** What the worker is asked: to read an answer that came, to fetch one and read it, or to give up what it was asked. */
export type DecodeRequest = { id: number } & (
  | { shape: PackedShape; body: ArrayBuffer }
  | { shape: PackedShape; url: string; init: RequestInit }
  | { isGivenUp: true }
)

/** The head of an answer that the worker fetched. */
interface Head {
  status: number
  headers: [string, string][]
}

/**
 * What the worker tells of a request, once: what it read, or what is wrong with it. Of an answer it fetched also the
 * head, and of a refusal the text; a fault without a head is of an answer that did not come.
 */
export interface DecodeTold {
  id: number
  head?: Head
  text?: string
  packed?: Packed
  fault?: string
}

type Read = Omit<DecodeTold, 'id'>

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

async function bring(shape: PackedShape, url: string, init: RequestInit): Promise<Read> {
  const response = await fetch(url, init)
  const head: Head = { status: response.status, headers: [...response.headers] }
  try {
    const body = cappedBody(response)
    if (response.ok && response.status !== 204) return { head, ...read(shape, await body.arrayBuffer()) }
    return { head, text: await body.text() }
  } catch (error) {
    // Only the cap is a fault of the answer: else the connection broke, and there is none.
    if (error instanceof RangeError) return { head, ...faultOf(error) }
    throw error
  }
}

/** The worker's part: hears requests, and tells of each, with the bytes that may be handed over. */
export function createDecoding(
  tell: (told: DecodeTold, bytes: ArrayBuffer[]) => void,
): (request: DecodeRequest) => Promise<void> {
  const underWay = new Map<number, AbortController>()

  function brought(id: number, shape: PackedShape, url: string, init: RequestInit): Promise<Read> {
    const controller = new AbortController()
    underWay.set(id, controller)
    return bring(shape, url, { ...init, signal: controller.signal })
      .catch(faultOf)
      .finally(() => underWay.delete(id))
  }

  return async (request) => {
    const { id } = request
    if ('isGivenUp' in request) return underWay.get(id)?.abort()
    const told =
      'body' in request
        ? read(request.shape, request.body)
        : await brought(id, request.shape, request.url, request.init)
    tell({ id, ...told }, told.packed ? [told.packed.offsets.buffer, told.packed.runners.buffer] : [])
  }
}
