import fc from 'fast-check'
import * as z from 'zod/mini'

interface Definition {
  type: string
  shape?: Record<string, z.ZodMiniType>
  element?: z.ZodMiniType
  innerType?: z.ZodMiniType
  in?: z.ZodMiniType
  out?: z.ZodMiniType
  options?: z.ZodMiniType[]
  values?: unknown[]
  entries?: Record<string, string>
  keyType?: z.ZodMiniType
  valueType?: z.ZodMiniType
  checks?: { _zod: { def: CheckDefinition } }[]
}

interface CheckDefinition {
  check: string
  minimum?: number
  maximum?: number
  length?: number
  value?: number
  inclusive?: boolean
  pattern?: RegExp
  format?: string
}

const definitionOf = (schema: z.ZodMiniType): Definition => schema._zod.def as unknown as Definition

const checksOf = ({ checks = [] }: Definition): CheckDefinition[] => checks.map((check) => check._zod.def)

function rangeOf(checks: readonly CheckDefinition[], most: number): { minLength: number; maxLength: number } {
  const minLength = Math.max(0, ...checks.map(({ minimum, length }) => minimum ?? length ?? 0))
  const limits = checks.map(({ maximum, length }) => maximum ?? length ?? Number.POSITIVE_INFINITY)
  return { minLength, maxLength: Math.max(minLength, Math.min(minLength + most, ...limits)) }
}

/** Sample texts for patterns with lookaheads, which no text can be generated from. */
const samples = ['', '/picture.png', 'https://site.test/picture.png', '#0a84ff', 'word', '7']

function matching(pattern: RegExp): fc.Arbitrary<string> {
  try {
    // A text that matches without flags matches with them.
    return fc.stringMatching(new RegExp(pattern.source), { size: '-1' })
  } catch {
    return fc.constantFrom(...samples.filter((sample) => pattern.test(sample)))
  }
}

function text(definition: Definition): fc.Arbitrary<unknown> {
  const checks = checksOf(definition)
  const { minLength, maxLength } = rangeOf(checks, 12)
  const pattern = checks.find((check) => check.pattern)?.pattern
  if (pattern) return matching(pattern)
  return fc.string({ minLength, maxLength, unit: fc.constantFrom(...'abcXYZ019 _-é') })
}

function number(definition: Definition): fc.Arbitrary<unknown> {
  const checks = checksOf(definition)
  const bound = (check: string, other: number) =>
    checks.find((one) => one.check === check && one.value !== undefined)?.value ?? other
  const [min, max] = [bound('greater_than', 0), Math.min(bound('less_than', 1000), 1_000_000)]
  return fc.oneof(
    fc.integer({ min: Math.ceil(min), max: Math.floor(max) }),
    fc.integer({ min: Math.ceil(min * 100), max: Math.floor(max * 100) }).map((value) => value / 100),
  )
}

/** The input of a pipe. A text that is only trimmed is generated from its output schema. */
function pipe({ in: before, out: after }: Definition): fc.Arbitrary<unknown> {
  const isText = [before, after].every((schema) => schema && definitionOf(schema).type === 'string')
  return wireForm(isText ? after! : before!)
}

function object({ shape = {} }: Definition): fc.Arbitrary<unknown> {
  const mayLack = (schema: z.ZodMiniType) => ['optional', 'default'].includes(definitionOf(schema).type)
  return fc.record(
    Object.fromEntries(Object.entries(shape).map(([name, schema]) => [name, wireForm(schema)])),
    {
      requiredKeys: Object.keys(shape).filter((name) => !mayLack(shape[name]!)),
      noNullPrototype: true,
    },
  )
}

function wireForm(schema: z.ZodMiniType): fc.Arbitrary<unknown> {
  const definition = definitionOf(schema)
  const inner = () => wireForm(definition.innerType!)
  switch (definition.type) {
    case 'object':
      return object(definition)
    case 'string':
      return text(definition)
    case 'number':
      return accepted(schema, number(definition))
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'literal':
      return fc.constantFrom(...definition.values!)
    case 'enum':
      return fc.constantFrom(...Object.values(definition.entries!))
    case 'array':
      return fc.array(wireForm(definition.element!), rangeOf(checksOf(definition), 3))
    case 'record':
      return fc.dictionary(
        wireForm(definition.keyType!) as fc.Arbitrary<string>,
        wireForm(definition.valueType!),
        {
          maxKeys: 3,
          noNullPrototype: true,
        },
      )
    case 'union':
      return fc.oneof(...definition.options!.map(wireForm))
    case 'nullable':
      return fc.option(inner())
    case 'optional':
    case 'default':
    case 'readonly':
      return inner()
    case 'pipe':
      return accepted(schema, pipe(definition))
    case 'file':
      return text({ type: 'string' }).map(
        (words) => new File([String(words)], 'picture.png', { type: 'image/png' }),
      )
    case 'unknown':
    case 'any':
      return fc.constantFrom({}, { some: 'facts' })
    default:
      throw new Error(`There is no sample for a schema of type ${definition.type}.`)
  }
}

/** Each part is checked by itself: an object of many such parts would hardly ever be accepted as a whole. */
const accepted = (schema: z.ZodMiniType, wires: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  wires.filter((wire) => z.safeDecode(schema, wire as never).success)

export const wireArbitrary = (schema: z.ZodMiniType): fc.Arbitrary<unknown> =>
  accepted(schema, wireForm(schema))
