import * as z from 'zod/mini'
import type { AnyEndpoint } from '../contract/endpoint.ts'
import { readCompressed } from './compressed.ts'
import { createDecodeBeside, NoWorker, type DecodeBeside, type DecodeWorker } from './decodeBeside.ts'
import { fittingRows } from './fittingRows.ts'
import { parseJsonText } from './jsonText.ts'
import type { PackedShape } from './packedMarkets.ts'

/** Starts the worker that reads large answers; undefined where none can be started. */
export type StartDecoder = () => Promise<DecodeWorker | undefined>

/** Shorter answers are read on the page sooner than a worker could be asked, in bytes as they come. */
export const besideFrom = 32 * 1024

const shapes: Readonly<Record<string, PackedShape>> = { getHome: 'home', getMarketGroup: 'markets' }
const started = new WeakMap<StartDecoder, Promise<DecodeBeside | undefined>>()

/** One worker for all answers of a client. */
function besideOf(start: StartDecoder): Promise<DecodeBeside | undefined> {
  const known = started.get(start)
  if (known) return known
  const beside = start().then((worker) => worker && createDecodeBeside(worker))
  started.set(start, beside)
  return beside
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

/**
 * The `docs` of a call declared compressed, from the body of its answer: a large home or market group is read by the
 * worker, everything else, and everything where there is no worker, here. Throws what is wrong with it, and tells of rows
 * that were left out.
 */
export async function readCompressedAnswer(
  endpoint: AnyEndpoint,
  body: ArrayBuffer,
  onUnfit: (fault: Error) => void,
  startDecoder: StartDecoder | undefined,
): Promise<unknown> {
  const shape = shapes[endpoint.name]
  const isBeside = shape && startDecoder && body.byteLength >= besideFrom
  const beside = isBeside ? await besideOf(startDecoder).catch(() => undefined) : undefined
  if (!shape || !beside) return readHere(endpoint, body, onUnfit)
  try {
    return await beside.read(shape, body, onUnfit)
  } catch (error) {
    if (error instanceof NoWorker) return readHere(endpoint, body, onUnfit)
    throw error
  }
}
