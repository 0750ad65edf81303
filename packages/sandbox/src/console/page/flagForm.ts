import { flagSchemas, readFlags, reportOf, type FlagName } from '@kit/sdk/flags/table'
import * as z from 'zod/mini'

interface JsonSchema {
  type?: string
  enum?: readonly string[]
  minimum?: number
  maximum?: number
  items?: JsonSchema
  properties?: Readonly<Record<string, JsonSchema>>
  anyOf?: readonly JsonSchema[]
}

/**
 * The form of a flag. `choice`: one of a few values. `lines`: one text per line. `parts`: a field for each
 * part.
 */
export type FlagForm =
  | { kind: 'switch'; choices: readonly ['true', 'false'] }
  | { kind: 'choice'; choices: readonly string[] }
  | { kind: 'text'; mayBeNone: boolean }
  | { kind: 'number'; from: number | undefined; to: number | undefined }
  | { kind: 'lines' }
  | { kind: 'parts'; parts: Readonly<Record<string, FlagForm>> }

/** The value of a flag that the operator leaves to the site's file and the defaults. */
export const undecided = 'left to the site'

function formOf(schema: JsonSchema): FlagForm {
  if (schema.anyOf) return { kind: 'text', mayBeNone: true }
  if (schema.enum) return { kind: 'choice', choices: schema.enum }
  switch (schema.type) {
    case 'boolean':
      return { kind: 'switch', choices: ['true', 'false'] }
    case 'number':
    case 'integer':
      return { kind: 'number', from: schema.minimum, to: schema.maximum }
    case 'array':
      return { kind: 'lines' }
    case 'object': {
      const parts = Object.entries(schema.properties ?? {}).map(([part, own]) => [part, formOf(own)] as const)
      return { kind: 'parts', parts: Object.fromEntries(parts) }
    }
    default:
      return { kind: 'text', mayBeNone: false }
  }
}

export const flagForm = (name: FlagName): FlagForm =>
  formOf(z.toJSONSchema(flagSchemas[name], { io: 'input' }) as JsonSchema)

export function typeWords(form: FlagForm): string {
  switch (form.kind) {
    case 'switch':
      return 'on or off'
    case 'choice':
      return `one of ${form.choices.join(', ')}`
    case 'number':
      return form.from === undefined ? 'number' : `number from ${form.from} to ${form.to}`
    case 'lines':
      return 'list of texts'
    case 'parts':
      return Object.keys(form.parts).join(', ')
    case 'text':
      return form.mayBeNone ? 'text, or none' : 'text'
  }
}

export function shownValue(value: unknown): string {
  if (value === null) return 'none'
  if (typeof value === 'boolean') return value ? 'on' : 'off'
  if (Array.isArray(value)) return value.length === 0 ? 'none' : value.join(', ')
  if (typeof value !== 'object') return String(value)
  const parts = Object.entries(value as object).map(([part, own]) => `${part}: ${shownValue(own)}`)
  return parts.length === 0 ? 'none' : parts.join(', ')
}

export function writtenValue(value: unknown): string {
  if (value === undefined || value === null) return ''
  return Array.isArray(value) ? value.join('\n') : String(value)
}

function typedValue(form: FlagForm, typed: (part?: string) => string, part?: string): unknown {
  const text = typed(part)
  switch (form.kind) {
    case 'switch':
      return text === undecided ? undefined : text === 'true'
    case 'choice':
      return text === undecided ? undefined : text
    case 'number':
      return text === '' || Number.isNaN(Number(text)) ? text : Number(text)
    case 'lines':
      return text
        .split('\n')
        .map((line) => line.trim())
        .filter(Boolean)
    case 'parts': {
      const parts = Object.entries(form.parts).map(([name, own]) => [name, typedPart(own, typed, name)])
      return Object.fromEntries(parts.filter(([, value]) => value !== undefined))
    }
    case 'text':
      return text === '' && form.mayBeNone ? null : text
  }
}

/** An empty field leaves the part to the site. */
const typedPart = (form: FlagForm, typed: (part?: string) => string, part: string): unknown =>
  typed(part) === '' ? undefined : typedValue(form, typed, part)

/**
 * Parses the input of a flag's form. `typed` returns its field, or the field of a part. Returns undefined if
 * the flag is left to the site. Throws a message if the type is wrong.
 */
export function readTyped(name: FlagName, typed: (part?: string) => string): unknown {
  const value = typedValue(flagForm(name), typed)
  if (value === undefined) return undefined
  const problems = reportOf(readFlags({ [name]: value }))
  if (problems !== '') throw new Error(`Nothing was changed: ${problems}.`)
  return value
}
