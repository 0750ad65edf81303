import * as z from 'zod'

const group = z.record(z.string(), z.unknown())
const alias = /^\{([^{}]+)\}$/

/** A name's path in an alias: `{dark.color.accent}` is `dark`, `color`, `accent`. */
const pathOf = (value: unknown): string[] | undefined =>
  typeof value === 'string' ? alias.exec(value)?.[1]?.split('.') : undefined

/**
 * A file of the Design Tokens format with the tokens themselves where it names others. Throws a sentence for a name that
 * leads nowhere or in a circle.
 */
export function withoutAliases(content: unknown): Record<string, unknown> {
  const { data: root } = group.safeParse(content)
  if (!root || Array.isArray(content)) throw new Error('It holds no object of tokens.')
  const find = (path: readonly string[]) =>
    path.reduce<unknown>((at, name) => group.safeParse(at).data?.[name], root)
  const named = (token: unknown, by: string, seen: readonly string[]): unknown => {
    const path = pathOf(group.safeParse(token).data?.['$value'])
    if (!path) return token
    const name = path.join('.')
    if (seen.includes(name)) throw new Error(`${by} names itself in a circle.`)
    const meant = find(path)
    if (group.safeParse(meant).data?.['$value'] === undefined)
      throw new Error(`${by} names ${name}, which is no token of the file.`)
    return named(meant, by, [...seen, name])
  }
  const walk = (value: unknown, path: readonly string[]): unknown => {
    const read = group.safeParse(value)
    if (!read.success || Array.isArray(value)) return value
    if ('$value' in read.data) return named(value, path.join('.'), [path.join('.')])
    return Object.fromEntries(
      Object.entries(read.data).map(([name, one]) => [name, walk(one, [...path, name])]),
    )
  }
  return group.parse(walk(root, []))
}
