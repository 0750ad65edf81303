/** PostgreSQL's own code of what went wrong, e.g. 23514 for a check that failed; '' when it is none of PostgreSQL's. */
export function errorCode(error: unknown): string {
  const { code, cause } = (error ?? {}) as { code?: unknown; cause?: unknown }
  if (typeof code === 'string') return code
  return cause === undefined ? '' : errorCode(cause)
}
