import * as z from 'zod/mini'

/** As much of JSON Schema as the documents touch. */
export interface JsonSchema {
  [keyword: string]: unknown
  properties?: Record<string, JsonSchema>
  required?: string[]
}

/** A schema of the contract as JSON Schema of what travels: of a codec its wire form. */
export function wireSchema(schema: z.ZodMiniType): JsonSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  return rest as JsonSchema
}
