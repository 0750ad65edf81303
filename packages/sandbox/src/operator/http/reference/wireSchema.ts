import * as z from 'zod/mini'

/** The subset of JSON Schema that the documents use. */
export interface JsonSchema {
  [keyword: string]: unknown
  properties?: Record<string, JsonSchema>
  required?: string[]
}

const isEmpty = (schema: unknown) => typeof schema === 'object' && Object.keys(schema ?? {}).length === 0

/** Every JSON value. Linters reject an empty schema as an alternative. */
const anyValue = () =>
  ({
    type: ['object', 'array', 'string', 'number', 'boolean', 'null'],
  }) as unknown as z.core.JSONSchema.BaseSchema

export function wireSchema(schema: z.ZodMiniType): JsonSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override({ jsonSchema }) {
      const { anyOf } = jsonSchema
      if (anyOf) jsonSchema.anyOf = anyOf.map((one) => (isEmpty(one) ? anyValue() : one))
    },
  })
  return rest as JsonSchema
}
