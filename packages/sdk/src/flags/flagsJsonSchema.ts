import * as z from 'zod/mini'
import type { FlagName } from './flag.ts'
import { flagDefaults } from './flagDefaults.ts'
import { flagSchemas } from './flagSchemas.ts'
import { flagTexts } from './flagTexts.ts'

/**
 * The flags as a JSON schema (2020-12), for editors, for brand teams and for an operator's own tools. Defaults are those
 * of a consumer site.
 */
export function flagsJsonSchema(): Readonly<Record<string, unknown>> {
  const defaults: Partial<Record<string, unknown>> = flagDefaults({})
  const properties = Object.entries(flagSchemas).map(([name, schema]) => {
    const { $schema: _dialect, ...own } = z.toJSONSchema(schema, { io: 'input' })
    const { effect, source } = flagTexts[name as FlagName]
    return [
      name,
      {
        description: `${effect} Source: ${source}.`,
        default: name in defaults ? defaults[name] : false,
        ...own,
      },
    ]
  })
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Flags of a site',
    description:
      'What a brand may decide: `flags` of site.config.ts, and `flags` in an operator’s configuration.',
    type: 'object',
    additionalProperties: false,
    properties: Object.fromEntries(properties),
  }
}
