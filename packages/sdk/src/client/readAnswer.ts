import * as z from 'zod/mini'
import { paging, refusal, type AnyEndpoint, type Paging } from '../contract/index.ts'
import type * as Codec from '../codec/compressedAnswer.ts'
import type { DecodedResponse } from '../codec/workerDecoder.ts'
import { parseJsonText } from '../codec/jsonText.ts'
import { cappedBody } from './cappedBody.ts'
import { OperatorError } from './errors.ts'

export interface Answer {
  docs: unknown
  paging: Paging | undefined
}

const lockedByAdmin = 'Access Denied: Account Locked By Admin'

/** The operator's message as the player reads it. */
const shownMessage = (message: string): string =>
  message === lockedByAdmin ? `${message}, Please contact your upline!` : message

const malformed = (status: number, cause: unknown) =>
  new OperatorError('malformed', 'The answer could not be read', { status, cause })

/** Returns ms. The header has seconds, or a time by the clock of the answer's Date header. */
function retryAfterMs({ headers }: Response): number | undefined {
  const retryAfter = headers.get('retry-after')
  if (retryAfter === null) return undefined
  const seconds = Number(retryAfter)
  const now = Date.parse(headers.get('date') ?? '') || Date.now()
  const waitMs = Number.isFinite(seconds) ? seconds * 1000 : Math.max(0, Date.parse(retryAfter) - now)
  return waitMs >= 0 ? waitMs : undefined
}

/** Returns the error, with the operator's message if the answer has one. */
function refused(response: Response, text: string): OperatorError {
  const kind = response.status === 401 ? 'unauthorized' : response.status === 503 ? 'maintenance' : 'refused'
  const { status } = response
  const facts = { status, retryAfterMs: retryAfterMs(response) }
  try {
    const { message, ...said } = refusal.parse(parseJsonText(text))
    return new OperatorError(kind, shownMessage(message), { ...said, ...facts })
  } catch (cause) {
    return new OperatorError(kind, `The operator answered ${status}`, { ...facts, cause })
  }
}

const envelope = z.looseObject({ docs: z.optional(z.unknown()), message: z.optional(z.unknown()) })

/**
 * An operator may answer a refusal with this message instead of its status. No success has this
 * message (PWD-023, PWD-039).
 */
const refusedInWords = 'error'

let codec: typeof Codec | undefined
const loadCodec = async () => (codec ??= await import('../codec/compressedAnswer.ts'))

/**
 * Returns the `fetch` of a call: the given one, else the worker's for a large answer, else the
 * page's. The code that decompresses loads in parallel with the answer.
 */
export function fetchFor(
  endpoint: AnyEndpoint,
  given: typeof fetch | undefined,
  startDecoder: Codec.StartDecoder | undefined,
): Codec.FetchAnswer {
  // Reading the answer reports a failure to load.
  if (endpoint.compressed) loadCodec().catch(() => {})
  return given ?? codec?.fetchInWorker(endpoint, startDecoder) ?? fetch
}

/** The paging of a list answer without paging fields, or of an empty answer (204): all on one page. */
export const onePage = (rows: number): Paging => ({
  limit: rows,
  nextPage: false,
  nextPageNumber: 1,
  previousPage: false,
  previousPageNumber: 1,
  showingFrom: rows === 0 ? 0 : 1,
  showingTo: rows,
  totalDocs: rows,
  totalPages: 1,
})

/** The caller reports a broken connection. */
async function bodyOf<Body>(response: Response, read: (capped: Response) => Promise<Body>): Promise<Body> {
  try {
    return await read(cappedBody(response))
  } catch (cause) {
    throw cause instanceof RangeError ? malformed(response.status, cause) : cause
  }
}

/**
 * Returns the value of a documented empty answer: no rows for a list, otherwise null or undefined
 * (ERR-008).
 */
const emptyOf = ({ response }: AnyEndpoint): unknown => (response._zod.def.type === 'array' ? [] : undefined)

/** Returns the docs; `{}` is the same as none if the contract does not require any. */
function docsOf(endpoint: AnyEndpoint, docs: unknown): unknown {
  const isNone = endpoint.response._zod.def.type === 'optional' && JSON.stringify(docs) === '{}'
  return isNone ? undefined : (docs ?? emptyOf(endpoint))
}

/** Reads docs by the endpoint's schema, or else as the specification names them. Throws the schema's error. */
async function readDocs({ name, response }: AnyEndpoint, docs: unknown): Promise<unknown> {
  const whole = z.safeDecode(response, docs as never)
  if (whole.success) return whole.data
  const { fromDocumented } = await import('../codec/fromDocumented.ts')
  return z.decode(response, fromDocumented(name, docs) as never)
}

async function answerOf(
  endpoint: AnyEndpoint,
  response: Response | DecodedResponse,
  text: string,
): Promise<Answer> {
  // A body that is empty says as much as a 204.
  const body = envelope.parse(parseJsonText(text || '{}'))
  if (body.message === refusedInWords)
    throw new OperatorError('refused', refusedInWords, { status: response.status })
  const docs = await readDocs(endpoint, docsOf(endpoint, body.docs))
  const page = paging.safeParse(body)
  const rows = Array.isArray(docs) ? docs.length : 0
  return { docs, paging: page.success ? page.data : onePage(rows) }
}

/**
 * Reads an answer by its endpoint's schema. Throws an `OperatorError` for refusals and for answers that do not fit;
 * `onUnfit` gets the fault of rows of a home or market group that were left out.
 */
export async function readAnswer(
  endpoint: AnyEndpoint,
  response: Response | DecodedResponse,
  onUnfit: (fault: Error) => void,
  startDecoder?: Codec.StartDecoder,
): Promise<Answer> {
  if (response.status === 204) return { docs: emptyOf(endpoint), paging: onePage(0) }
  const isDecoded = 'decoded' in response
  if (!response.ok && !isDecoded) throw refused(response, await bodyOf(response, (body) => body.text()))
  const body = isDecoded
    ? response
    : await bodyOf<string | ArrayBuffer>(response, (capped) =>
        endpoint.compressed ? capped.arrayBuffer() : capped.text(),
      )
  try {
    if (typeof body === 'string') return await answerOf(endpoint, response, body)
    const { readCompressedAnswer } = await loadCodec()
    return { docs: await readCompressedAnswer(endpoint, body, onUnfit, startDecoder), paging: undefined }
  } catch (cause) {
    throw cause instanceof OperatorError ? cause : malformed(response.status, cause)
  }
}

/** Returns the token in the header `bearer`, or in `authorization` after that word; undefined without a token. */
export function bearerOf({ headers, status }: Response): string | undefined {
  const text = headers.get('bearer') ?? headers.get('authorization') ?? ''
  return status === 200 ? /^(?:Bearer\s+)?(\S+)$/i.exec(text)?.[1] : undefined
}
