import './jitless.ts'
import * as z from 'zod/mini'

type Schema = z.ZodMiniType
type Parts = Record<string, unknown>
type Path = readonly string[]

/** A field of ours: the wire fields it is made of, by path (`market.event.id`), and how it is read and written. */
export interface Field<Value> {
  readonly wire: Readonly<Record<string, Schema>>
  readonly read: (wire: Parts) => Value
  readonly write: (wire: Parts, value: Value) => void
}

export interface Group<Fields> {
  readonly fields: Fields
}

type ValueOf<F> =
  F extends Field<infer Value>
    ? Value
    : F extends Schema
      ? z.output<F>
      : F extends Group<infer Fields>
        ? { [Name in keyof Entity<Fields>]: Entity<Fields>[Name] }
        : never

type OptionalName<Fields> = {
  [Name in keyof Fields]: undefined extends ValueOf<Fields[Name]> ? Name : never
}[keyof Fields]

/** The type of an entity, by its declared fields. A field that may be undefined may also be absent. */
export type Entity<Fields> = {
  [Name in keyof Fields as Exclude<Name, OptionalName<Fields>>]: ValueOf<Fields[Name]>
} & {
  [Name in keyof Fields as Extract<Name, OptionalName<Fields>>]?: ValueOf<Fields[Name]>
}

function get(parts: Parts, path: Path): unknown {
  let part: unknown = parts
  for (const name of path) part = (part as Parts | undefined)?.[name]
  return part
}

/** Sets a value; undefined leaves its key absent. */
function put(parts: Parts, path: Path, value: unknown): void {
  const last = path.length - 1
  let part = parts
  for (let depth = 0; depth < last; depth += 1) part = (part[path[depth]!] ??= {}) as Parts
  if (value !== undefined) part[path[last]!] = value
}

/** A field with another name on the wire, or inside objects there that ours does not have. */
// @__NO_SIDE_EFFECTS__
export function field<S extends Schema>(wirePath: string, schema: S): Field<z.output<S>> {
  const path = wirePath.split('.')
  return {
    wire: { [wirePath]: schema },
    read: (wire) => get(wire, path) as z.output<S>,
    write: (wire, value) => put(wire, path, value),
  }
}

type PartsOf<Wire extends Record<string, Schema>> = { [Path in keyof Wire]: z.output<Wire[Path]> }

/** A field that is not one wire field as it is: `decode` makes it of its wire fields, `encode` gives them all. */
// @__NO_SIDE_EFFECTS__
export const mapped = <Wire extends Record<string, Schema>, Value>(
  wire: Wire,
  ways: { decode: (parts: PartsOf<Wire>) => Value; encode: (value: Value) => PartsOf<Wire> },
): Field<Value> => ({
  wire,
  read: (parts) => ways.decode(parts as PartsOf<Wire>),
  write: (parts, value) => Object.assign(parts, ways.encode(value)),
})

/** A nested object whose fields are flat on the wire, next to the entity's others. */
// @__NO_SIDE_EFFECTS__
export const group = <Fields extends object>(fields: Fields): Group<Fields> => ({ fields })

interface Leaf extends Field<unknown> {
  readonly path: Path
}

const leavesOf = (fields: object, above: Path = []): Leaf[] =>
  Object.entries(fields).flatMap(([name, declared]: [string, Schema | Field<unknown> | Group<object>]) => {
    const path = [...above, name]
    if ('fields' in declared) return leavesOf(declared.fields, path)
    return { ...('wire' in declared ? declared : field(name, declared)), path }
  })

const wireObject = (shape: Parts): z.ZodMiniType<Parts, Parts> =>
  z.object(
    Object.fromEntries(
      Object.entries(shape).map(([name, part]) => [
        name,
        part instanceof z.ZodMiniType ? part : wireObject(part as Parts),
      ]),
    ),
  )

export type EntityCodec<Ours> = z.ZodMiniCodec<z.ZodMiniType<Parts, Parts>, z.ZodMiniCustom<Ours>>

/**
 * Creates an entity's codec from its fields. A plain schema is a field with the same name on the
 * wire. Fields are in the wire's order, which is also that of the published documents.
 */
// @__NO_SIDE_EFFECTS__
export function entity<Fields extends object>(fields: Fields): EntityCodec<Entity<Fields>> {
  const leaves = leavesOf(fields)
  const shape: Parts = {}
  for (const { wire } of leaves)
    for (const [path, schema] of Object.entries(wire)) put(shape, path.split('.'), schema)
  return z.codec(wireObject(shape), z.custom<Entity<Fields>>(), {
    decode: (wire) => {
      const ours: Parts = {}
      for (const { path, read } of leaves) put(ours, path, read(wire))
      return ours as Entity<Fields>
    },
    encode: (ours) => {
      const wire: Parts = {}
      for (const { path, write } of leaves) write(wire, get(ours as Parts, path))
      return wire
    },
  })
}
