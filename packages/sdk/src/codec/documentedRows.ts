import type * as z from 'zod/mini'
import { fittingRows } from './fittingRows.ts'
import { fromDocumented } from './fromDocumented.ts'

/** Reads independent rows of a call, also in the form that the specification gives them. See `fittingRows`. */
export function documentedRows<Schema extends z.ZodMiniType>(
  call: string,
  schema: Schema,
  docs: unknown,
): { read: z.output<Schema>; fault?: Error } {
  try {
    const whole = fittingRows(schema, docs)
    if (!whole.fault) return whole
  } catch {
    // Read below, which throws again unless the specification's form fits.
  }
  return fittingRows(schema, fromDocumented(call, docs))
}
