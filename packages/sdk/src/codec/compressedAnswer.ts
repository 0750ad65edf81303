import * as z from 'zod/mini'
import type { AnyEndpoint } from '../contract/endpoint.ts'
import { readCompressed } from './compressed.ts'
import {
  createDecodeBeside,
  NoWorker,
  packedOf,
  type DecodeBeside,
  type DecodeWorker,
  type ToldResponse,
} from './decodeBeside.ts'
import { fittingRows } from './fittingRows.ts'
import { parseJsonText } from './jsonText.ts'
import type { Packed, PackedShape } from './packedMarkets.ts'
import { unpack } from './unpackMarkets.ts'

/** Starts the worker that fetches and reads large answers; undefined where none can be started. */
export type StartDecoder = () => Promise<DecodeWorker | undefined>

/** As `fetch`, as far as answers are fetched. */
export type FetchAnswer = (
  url: string,
  init: RequestInit & { signal: AbortSignal },
) => Promise<Response | ToldResponse>

/** Shorter answers are read on the page sooner than a worker could be asked, in bytes as they come. */
export const besideFrom = 32 * 1024

/** The calls that the worker makes, which change nothing: the page makes them anew where the worker can't. */
const shapes: Readonly<Record<string, PackedShape>> = { getHome: 'home', getMarketGroup: 'markets' }

interface Started {
  coming: Promise<DecodeBeside | undefined>
  beside?: DecodeBeside | undefined
}
const workers = new WeakMap<StartDecoder, Started>()

/** One worker for all answers of a client. */
function besideOf(start: StartDecoder): Promise<DecodeBeside | undefined> {
  const known = workers.get(start)
  if (known) return known.coming
  const coming = start().then(
    (worker) => (started.beside = worker && createDecodeBeside(worker)),
    () => undefined,
  )
  const started: Started = { coming }
  workers.set(start, started)
  return coming
}

/**
 * Has an answer fetched by the worker, if it is a large one and the worker has read one before: the first home does not
 * wait for a worker to begin. Undefined where the page fetches.
 */
export function fetchBeside(
  endpoint: AnyEndpoint,
  startDecoder: StartDecoder | undefined,
): FetchAnswer | undefined {
  const shape = shapes[endpoint.name]
  const beside = startDecoder && workers.get(startDecoder)?.beside
  if (!shape || !beside?.mayFetch()) return undefined
  return async (url, init) => {
    try {
      return await beside.fetch(shape, url, init)
    } catch (error) {
      if (error instanceof NoWorker) return fetch(url, init)
      throw error
    }
  }
}

export { fittingRows }

const envelope = z.object({ docs: z.optional(z.unknown()) })

/** Rows of the large answers stand for themselves. Of no other answer is any left out: a bet must not go missing. */
function readHere(endpoint: AnyEndpoint, body: ArrayBuffer, onUnfit: (fault: Error) => void): unknown {
  const { docs } = envelope.parse(parseJsonText(new TextDecoder('utf-8', { fatal: true }).decode(body)))
  const wire = typeof docs === 'string' ? readCompressed(docs) : docs
  if (!shapes[endpoint.name]) return z.decode(endpoint.response, wire as never)
  const { read, fault } = fittingRows(endpoint.response, wire)
  if (fault) onUnfit(fault)
  return read
}

function unpacked(shape: PackedShape, packed: Packed, onUnfit: (fault: Error) => void): unknown {
  if (packed.unfit !== undefined) onUnfit(new Error(packed.unfit))
  return unpack(shape, packed)
}

/**
 * The `docs` of a call declared compressed, from the body of its answer or from what the worker told of it: a large home
 * or market group is read by the worker, everything else, and everything where there is no worker, here. Throws what is
 * wrong with it, and tells of rows that were left out.
 */
export async function readCompressedAnswer(
  endpoint: AnyEndpoint,
  body: ArrayBuffer | ToldResponse,
  onUnfit: (fault: Error) => void,
  startDecoder: StartDecoder | undefined,
): Promise<unknown> {
  const shape = shapes[endpoint.name]
  if ('told' in body) return unpacked(shape!, packedOf(body.told), onUnfit)
  const isBeside = shape && startDecoder && body.byteLength >= besideFrom
  const beside = isBeside ? await besideOf(startDecoder) : undefined
  if (!shape || !beside) return readHere(endpoint, body, onUnfit)
  try {
    return unpacked(shape, await beside.read(shape, body), onUnfit)
  } catch (error) {
    if (error instanceof NoWorker) return readHere(endpoint, body, onUnfit)
    throw error
  }
}
