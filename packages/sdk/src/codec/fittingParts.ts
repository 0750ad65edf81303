import * as z from 'zod/mini'
import { isMoneyFault } from '../contract/money.ts'

type Path = readonly PropertyKey[]
type Parts = Record<PropertyKey, unknown>

/** A part that was left out: where it is (`domain.type`), and why. */
export interface Misfit {
  path: string
  reason: string
}

const isParts = (value: unknown): value is Parts => typeof value === 'object' && value !== null

/** A missing field is the fault of the object around it. */
function presentPart(value: unknown, path: Path): Path {
  let part = value
  for (const [at, key] of path.entries()) {
    if (!isParts(part) || !Object.hasOwn(part, key)) return path.slice(0, at)
    part = part[key]
  }
  return path
}

function without(value: unknown, paths: readonly Path[]): unknown {
  const isLeftOut = (key: PropertyKey) => paths.some((path) => path.length === 1 && path[0] === key)
  const below = (key: PropertyKey) => paths.filter(([first]) => first === key).map((path) => path.slice(1))
  const rest = (key: PropertyKey, part: unknown) => {
    const inside = below(key)
    return inside.length > 0 ? without(part, inside) : part
  }
  if (Array.isArray(value))
    return value.flatMap((part, index) => (isLeftOut(index) ? [] : [rest(index, part)]))
  return Object.fromEntries(
    Object.entries(value as Parts).flatMap(([key, part]) => (isLeftOut(key) ? [] : [[key, rest(key, part)]])),
  )
}

const reasonOf = (issue: z.core.$ZodIssue): string => {
  if (issue.code === 'invalid_type') return `is not of type ${issue.expected}`
  if (issue.code === 'invalid_value') return `is none of ${issue.values.join(', ')}`
  if (issue.code === 'too_small') return `is less than ${issue.minimum}`
  if (issue.code === 'too_big') return `is more than ${issue.maximum}`
  if (issue.code === 'invalid_format' && issue.pattern) return `does not match ${issue.pattern}`
  return issue.message
}

/**
 * Leaves out and names the parts that do not fit. `read` is undefined if the value as a whole does not fit.
 * An invalid amount removes the whole top-level part, because none of its amounts can be trusted.
 */
export function fittingParts<Schema extends z.ZodMiniType>(
  schema: Schema,
  value: unknown,
): { read: z.output<Schema> | undefined; misfits: Misfit[] } {
  const misfits: Misfit[] = []
  let rest = value
  for (;;) {
    const result = z.safeDecode(schema, rest as z.input<Schema>)
    if (result.success) return { read: result.data, misfits }
    const paths = result.error.issues.flatMap((issue): Path[] => {
      if (issue.code === 'unrecognized_keys')
        return issue.keys.map((key) => {
          const path = [...issue.path, key]
          misfits.push({ path: path.join('.'), reason: 'is not a known field' })
          return path
        })
      misfits.push({ path: issue.path.join('.'), reason: reasonOf(issue) })
      return [isMoneyFault(issue) ? issue.path.slice(0, 1) : presentPart(rest, issue.path)]
    })
    if (paths.some((path) => path.length === 0)) return { read: undefined, misfits }
    rest = without(rest, paths)
  }
}
