import * as z from 'zod/mini'
import type { AnyEndpoint } from '../contract/endpoint.ts'
import { readCompressed } from './compressed.ts'
import { fromDocumented } from './fromDocumented.ts'
import {
  createWorkerDecoder,
  WorkerUnavailable,
  packedOf,
  type WorkerDecoder,
  type DecodeWorker,
  type DecodedResponse,
} from './workerDecoder.ts'
import { fittingParts } from './fittingParts.ts'
import { documentedRows } from './documentedRows.ts'
import { fittingRows } from './fittingRows.ts'
import { parseJsonText } from './jsonText.ts'
import type { Packed, PackedShape } from './packedMarkets.ts'
import { unpack } from './unpackMarkets.ts'

/** Starts the worker that fetches and reads large answers; undefined when none can be started. */
export type StartDecoder = () => Promise<DecodeWorker | undefined>

/** Fetches like `fetch`, on the page or in the worker. */
export type FetchAnswer = (
  url: string,
  init: RequestInit & { signal: AbortSignal },
) => Promise<Response | DecodedResponse>

/** Bodies from this size on are read in the worker, in bytes before inflating. Below it the page is faster. */
export const workerFromBytes = 32 * 1024

/** The calls that the worker makes. They change nothing, so the page can repeat them when the worker fails. */
const shapes: Readonly<Record<string, PackedShape>> = { getHome: 'home', getMarketGroup: 'markets' }

interface Started {
  coming: Promise<WorkerDecoder | undefined>
  decoder?: WorkerDecoder | undefined
}
const workers = new WeakMap<StartDecoder, Started>()

/** One worker per client. */
function decoderOf(start: StartDecoder): Promise<WorkerDecoder | undefined> {
  const known = workers.get(start)
  if (known) return known.coming
  const coming = start().then(
    (worker) => (started.decoder = worker && createWorkerDecoder(worker)),
    () => undefined,
  )
  const started: Started = { coming }
  workers.set(start, started)
  return coming
}

/**
 * Fetches a large answer in the worker, once the worker has read one: the first home does not wait for a worker to
 * start. Undefined when the page fetches.
 */
export function fetchInWorker(
  endpoint: AnyEndpoint,
  startDecoder: StartDecoder | undefined,
): FetchAnswer | undefined {
  const shape = shapes[endpoint.name]
  const decoder = startDecoder && workers.get(startDecoder)?.decoder
  if (!shape || !decoder?.mayFetch()) return undefined
  return async (url, init) => {
    try {
      return await decoder.fetch(shape, url, init)
    } catch (error) {
      if (error instanceof WorkerUnavailable) return fetch(url, init)
      throw error
    }
  }
}

export { fittingRows }

const envelope = z.object({ docs: z.optional(z.unknown()) })

function readParts(endpoint: AnyEndpoint, given: unknown, onUnfit: (fault: Error) => void): unknown {
  const whole = fittingParts(endpoint.response, given)
  const { read, misfits } =
    whole.misfits.length > 0 ? fittingParts(endpoint.response, fromDocumented(endpoint.name, given)) : whole
  const fault = misfits.map(({ path, reason }) => `${path || 'it'} ${reason}`).join('; ')
  if (read === undefined) throw new Error(fault)
  if (fault) onUnfit(new Error(fault))
  return read
}

/** Reads an answer. Only large ones may leave out rows that do not fit: a bet must not go missing. */
function readOnPage(endpoint: AnyEndpoint, body: ArrayBuffer, onUnfit: (fault: Error) => void): unknown {
  const { docs } = envelope.parse(parseJsonText(new TextDecoder('utf-8', { fatal: true }).decode(body)))
  const wire = typeof docs === 'string' ? readCompressed(docs) : docs
  if (endpoint.partsStandAlone) return readParts(endpoint, wire, onUnfit)
  if (!shapes[endpoint.name]) {
    const whole = z.safeDecode(endpoint.response, wire as never)
    return whole.success
      ? whole.data
      : z.decode(endpoint.response, fromDocumented(endpoint.name, wire) as never)
  }
  const { read, fault } = documentedRows(endpoint.name, endpoint.response, wire)
  if (fault) onUnfit(fault)
  return read
}

function unpacked(shape: PackedShape, packed: Packed, onUnfit: (fault: Error) => void): unknown {
  if (packed.unfit !== undefined) onUnfit(new Error(packed.unfit))
  return unpack(shape, packed)
}

/**
 * The worker reads a large home or market group; the page reads everything else, or all if there is no
 * worker. Throws the error of an unreadable answer; `onUnfit` receives the fault of rows that were left out.
 */
export async function readCompressedAnswer(
  endpoint: AnyEndpoint,
  body: ArrayBuffer | DecodedResponse,
  onUnfit: (fault: Error) => void,
  startDecoder: StartDecoder | undefined,
): Promise<unknown> {
  const shape = shapes[endpoint.name]
  if ('decoded' in body) return unpacked(shape!, packedOf(body.decoded), onUnfit)
  const isLarge = shape && startDecoder && body.byteLength >= workerFromBytes
  const decoder = isLarge ? await decoderOf(startDecoder) : undefined
  if (!shape || !decoder) return readOnPage(endpoint, body, onUnfit)
  try {
    return unpacked(shape, await decoder.read(shape, body), onUnfit)
  } catch (error) {
    if (error instanceof WorkerUnavailable) return readOnPage(endpoint, body, onUnfit)
    throw error
  }
}
