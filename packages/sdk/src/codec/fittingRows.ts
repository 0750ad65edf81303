import * as z from 'zod/mini'
import { isMoneyFault } from '../contract/money.ts'

type Path = readonly PropertyKey[]

/** Up to its first index. Undefined for a fault outside all rows. */
function rowOf({ path }: { path: Path }): Path | undefined {
  const at = path.findIndex((key) => typeof key === 'number')
  return at < 0 ? undefined : path.slice(0, at + 1)
}

function without(value: unknown, rows: readonly Path[]): unknown {
  const keys = new Set(rows.map(([key]) => key))
  if (Array.isArray(value)) return value.filter((_, index) => !keys.has(index))
  const copy = { ...(value as Record<PropertyKey, unknown>) }
  for (const key of keys) {
    if (key === undefined) continue
    const below = rows.filter(([first]) => first === key).map((row) => row.slice(1))
    copy[key] = without(copy[key], below)
  }
  return copy
}

/**
 * Leaves out independent rows that do not fit; `fault` says why. Throws the schema's error if something
 * outside all rows does not fit, or if an amount or odds are wrong: then nothing can be trusted.
 */
export function fittingRows<Schema extends z.ZodMiniType>(
  schema: Schema,
  value: unknown,
): { read: z.output<Schema>; fault?: Error } {
  const whole = z.safeDecode(schema, value as z.input<Schema>)
  if (whole.success) return { read: whole.data }
  const { issues } = whole.error
  const rows = issues.map(rowOf).filter((row) => row !== undefined)
  if (rows.length < issues.length || issues.some(isMoneyFault)) throw whole.error
  return { read: z.decode(schema, without(value, rows) as z.input<Schema>), fault: whole.error }
}
