import * as z from 'zod/mini'
import { paging, refusal, type AnyEndpoint, type Paging } from '../contract/index.ts'
import type * as Codec from '../codec/compressedAnswer.ts'
import type { ToldResponse } from '../codec/decodeBeside.ts'
import { parseJsonText } from '../codec/jsonText.ts'
import { cappedBody } from './cappedBody.ts'
import { OperatorError } from './errors.ts'

export interface Answer {
  docs: unknown
  paging: Paging | undefined
}

const lockedByAdmin = 'Access Denied: Account Locked By Admin'

/** The operator's words as the player reads them. */
const spoken = (message: string): string =>
  message === lockedByAdmin ? `${message}, Please contact your upline!` : message

const malformed = (status: number, cause: unknown) =>
  new OperatorError('malformed', 'The answer could not be read', { status, cause })

/** How long the operator asks to wait: in seconds, or until a time by the clock that dates its answer. */
function retryAfterMs({ headers }: Response): number | undefined {
  const told = headers.get('retry-after')
  if (told === null) return undefined
  const seconds = Number(told)
  if (Number.isFinite(seconds)) return seconds >= 0 ? seconds * 1000 : undefined
  const now = Date.parse(headers.get('date') ?? '') || Date.now()
  const waitMs = Date.parse(told) - now
  return Number.isNaN(waitMs) ? undefined : Math.max(0, waitMs)
}

/** The refusal in an answer that is not a success: its own words when it has some, plain ones when it has none. */
function refused(response: Response, text: string): OperatorError {
  const kind = response.status === 401 ? 'unauthorized' : response.status === 503 ? 'maintenance' : 'refused'
  const wait = retryAfterMs(response)
  try {
    const { message, code, field, details } = refusal.parse(parseJsonText(text))
    const facts = { status: response.status, code, field, details, retryAfterMs: wait }
    return new OperatorError(kind, spoken(message), facts)
  } catch (cause) {
    return new OperatorError(kind, `The operator answered ${response.status}`, {
      status: response.status,
      retryAfterMs: wait,
      cause,
    })
  }
}

const envelope = z.looseObject({ docs: z.optional(z.unknown()) })

let codec: typeof Codec | undefined
const loadCodec = async () => (codec ??= await import('../codec/compressedAnswer.ts'))

/**
 * What to fetch an answer with: what was given, or the worker for a large one, or the page. The inflating code is
 * fetched while the answer that needs it is on its way.
 */
export function fetchFor(
  endpoint: AnyEndpoint,
  given: typeof fetch | undefined,
  startDecoder: Codec.StartDecoder | undefined,
): Codec.FetchAnswer {
  // A failure is reported where the answer is read.
  if (endpoint.compressed) loadCodec().catch(() => {})
  return given ?? codec?.fetchBeside(endpoint, startDecoder) ?? fetch
}

/** One list on one page: what a list answer without paging, or no answer at all (204), means. */
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

/** The body, up to its cap. A connection that broke is for the caller to name. */
async function bodyOf<Body>(response: Response, read: (capped: Response) => Promise<Body>): Promise<Body> {
  try {
    return await read(cappedBody(response))
  } catch (cause) {
    throw cause instanceof RangeError ? malformed(response.status, cause) : cause
  }
}

function answerOf(endpoint: AnyEndpoint, text: string): Answer {
  const body = envelope.parse(parseJsonText(text))
  const docs = z.decode(endpoint.response, body.docs as never)
  const page = paging.safeParse(body)
  const rows = Array.isArray(docs) ? docs.length : 0
  return { docs, paging: page.success ? page.data : onePage(rows) }
}

/**
 * Reads an answer by its endpoint's schema. Throws an `OperatorError` for refusals and for answers that do not fit;
 * `onUnfit` is told of rows of a home or market group that were left out.
 */
export async function readAnswer(
  endpoint: AnyEndpoint,
  response: Response | ToldResponse,
  onUnfit: (fault: Error) => void,
  startDecoder?: Codec.StartDecoder,
): Promise<Answer> {
  if (response.status === 204) return { docs: endpoint.paged ? [] : undefined, paging: onePage(0) }
  const isTold = 'told' in response
  if (!response.ok && !isTold) throw refused(response, await bodyOf(response, (body) => body.text()))
  const body = isTold
    ? response
    : await bodyOf<string | ArrayBuffer>(response, (capped) =>
        endpoint.compressed ? capped.arrayBuffer() : capped.text(),
      )
  try {
    if (typeof body === 'string') return answerOf(endpoint, body)
    const { readCompressedAnswer } = await loadCodec()
    return { docs: await readCompressedAnswer(endpoint, body, onUnfit, startDecoder), paging: undefined }
  } catch (cause) {
    throw malformed(response.status, cause)
  }
}

/** The fresh token of an answer, when it carries one. */
export function bearerOf(response: Response): string | undefined {
  const match = /^Bearer\s+(\S+)$/i.exec(response.headers.get('authorization') ?? '')
  return response.status === 200 ? match?.[1] : undefined
}
