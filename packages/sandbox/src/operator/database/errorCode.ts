/** Returns PostgreSQL's error code, e.g. 23514 for a failed check, or '' for other errors. */
export function errorCode(error: unknown): string {
  const { code, cause } = (error ?? {}) as { code?: unknown; cause?: unknown }
  if (typeof code === 'string') return code
  return cause === undefined ? '' : errorCode(cause)
}
