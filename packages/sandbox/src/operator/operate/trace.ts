import { randomBytes } from 'node:crypto'

/** W3C trace context: version, trace id, parent id and flags. Source: https://www.w3.org/TR/trace-context/. */
const form = /^[\da-f]{2}-([\da-f]{32})-([\da-f]{16})-[\da-f]{2}$/
const isZero = (id: string): boolean => /^0+$/.test(id)

/** Returns the trace id of a `traceparent` header, or a new one if the header is missing or malformed. */
export function traceIdOf(header: string | readonly string[] | undefined): string {
  const [, traceId = '', parentId = ''] = (typeof header === 'string' && form.exec(header)) || []
  return traceId === '' || isZero(traceId) || isZero(parentId) ? randomBytes(16).toString('hex') : traceId
}
