import { DrizzleQueryError } from 'drizzle-orm'

/** Query parameters may be secrets. */
export function loggable(error: unknown): unknown {
  if (!(error instanceof DrizzleQueryError)) return error
  const { query, cause } = error
  return {
    type: error.name,
    query,
    message: cause?.message,
    code: (cause as { code?: string } | undefined)?.code,
  }
}
