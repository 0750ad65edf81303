import * as z from 'zod/mini'
import type { AnyEndpoint } from '../contract/endpoint.ts'
import { pagingOf } from './paging.ts'

/** What answers a call, before it travels. */
export interface ServedAnswer<Docs> {
  docs: Docs
  /** What the player is told, where it is not what the contract says for every success. */
  message?: string
  /** How many rows there are on all pages; for paged endpoints. */
  totalDocs?: number
}

/**
 * The body of a success: `docs` as they travel, the words of the contract, and the nine paging fields where they are
 * declared. `compress` makes base64 of gzip of a text.
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
    docs: endpoint.compressed ? await compress(JSON.stringify(docs)) : (docs ?? {}),
    ...(endpoint.paged && pagingOf(request as { page: number; limit: number }, answer.totalDocs ?? 0)),
  }
}
