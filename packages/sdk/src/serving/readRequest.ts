import * as z from 'zod/mini'
import type { AnyEndpoint, Refusal } from '../contract/endpoint.ts'

/** An error in a request: the field (empty for the whole request) and the reason. */
export interface RequestFault {
  field: string
  why: string
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The parts of an HTTP request that carry fields. */
export interface SentFields {
  query: Record<string, unknown>
  params: Record<string, unknown>
  /** The parsed body by its content type; undefined for none. */
  body: unknown
}

/** The fields of a request, read from where its declared encoding puts them; a fault when they are not there. */
export function fieldsOf(
  { encoding, method, inQuery }: AnyEndpoint,
  { query, params, body }: SentFields,
): { fields: Record<string, unknown> } | { fault: RequestFault } {
  if (encoding === 'query') return { fields: { ...query, ...params } }
  if (inQuery.length > 0) {
    const named = inQuery.filter((name) => name in query).map((name) => [name, query[name]])
    return { fields: { ...Object.fromEntries(named), ...(isObject(body) && body), ...params } }
  }
  // Some clients send no body with DELETE, so fields may be in the body or the query.
  if (method === 'DELETE') return { fields: { ...query, ...(isObject(body) && body), ...params } }
  if (isObject(body)) return { fields: { ...body, ...params } }
  const form = encoding === 'multipart' ? 'a multipart form' : 'a form'
  return { fault: { field: '', why: `The body must be ${encoding === 'json' ? 'a JSON object' : form}` } }
}

const wordsOf = (issue: z.core.$ZodIssue | undefined): string =>
  issue?.code === 'custom' && issue.message ? issue.message : 'missing or not of the expected form'

/** Parses the fields of a request with the call's schema. */
export function readRequest(
  { request }: AnyEndpoint,
  fields: Record<string, unknown>,
): { data: unknown } | { fault: RequestFault } {
  const read = z.safeDecode(request, fields)
  if (read.success) return { data: read.data }
  const issue = read.error.issues[0]
  return { fault: { field: issue?.path.join('.') ?? '', why: wordsOf(issue) } }
}

/** The refusal of a request that does not parse. */
export const malformedRefusal = ({ field, why }: RequestFault): Refusal => ({
  message: field ? `${field}: ${why}` : why,
  code: 'malformed',
  field,
})
