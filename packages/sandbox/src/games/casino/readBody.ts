import * as z from 'zod/mini'
import { malformed } from '../../operator/http/refused.ts'

/** Throws a refusal that names the field if the body does not match the contract. */
export function readBody<Schema extends z.ZodMiniType>(schema: Schema, body: unknown): z.output<Schema> {
  const result = z.safeDecode(schema, (body ?? {}) as z.input<Schema>)
  if (result.success) return result.data
  throw malformed(result.error.issues[0]?.path.join('.') ?? '', 'missing or not of the expected form')
}
