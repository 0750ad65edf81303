import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form'
import type * as z from 'zod/mini'

/** Validates a form with a schema whose error messages are keys of the catalogue; each field reports its first error. */
export function schemaResolver<Fields extends FieldValues>(
  schema: z.ZodMiniType<Fields, Fields>,
): Resolver<Fields> {
  return (values) => {
    const read = schema.safeParse(values)
    if (read.success) return { values: read.data, errors: {} }
    const errors: Record<string, { type: 'schema'; message: string }> = {}
    for (const { path, message } of read.error.issues) errors[String(path[0])] ??= { type: 'schema', message }
    return { values: {}, errors: errors as FieldErrors<Fields> }
  }
}
