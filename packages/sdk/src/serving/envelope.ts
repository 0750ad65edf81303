import * as z from 'zod/mini'
import type { AnyEndpoint } from '../contract/endpoint.ts'
import { pagingOf } from './paging.ts'

/** An answer to a call before it is encoded. */
export interface ServedAnswer<Docs> {
  docs: Docs
  /** Replaces the contract's message for a success. */
  message?: string
  /** Number of rows that all pages have together; for paged endpoints. */
  totalDocs?: number
}

const isPlain = ({ compressed, plainWith }: AnyEndpoint, request: unknown): boolean =>
  !compressed ||
  (plainWith !== undefined && (request as Record<string, unknown> | undefined)?.[plainWith] !== undefined)

/**
 * The body of a success: encoded `docs`, the contract's message and, where declared, the nine paging fields.
 * `compress` turns a text into base64 of gzip.
 */
export async function envelopeOf(
  endpoint: AnyEndpoint,
  request: unknown,
  answer: ServedAnswer<unknown>,
  compress: (text: string) => string | Promise<string>,
): Promise<Record<string, unknown>> {
  const docs = z.encode(endpoint.response, answer.docs)
  const message = answer.message ?? endpoint.success
  return {
    ...(message !== undefined && { message }),
    docs: isPlain(endpoint, request) ? (docs ?? {}) : await compress(JSON.stringify(docs)),
    ...(endpoint.paged && pagingOf(request as { page: number; limit: number }, answer.totalDocs ?? 0)),
  }
}
