import * as z from 'zod'

const group = z.record(z.string(), z.unknown())
const alias = /^\{([^{}]+)\}$/

type Content = Record<string, unknown>
const contentOf = (value: unknown): Content | undefined =>
  Array.isArray(value) ? undefined : group.safeParse(value).data

/** Returns the steps of a JSON pointer: `#/dark/color/accent` is `dark`, `color`, `accent`. */
const pointerOf = (pointer: unknown): string[] | undefined =>
  typeof pointer === 'string' && pointer.startsWith('#/')
    ? pointer
        .slice(2)
        .split('/')
        .map((step) => decodeURIComponent(step).replaceAll('~1', '/').replaceAll('~0', '~'))
    : undefined

/** Returns the path that a value names: `{dark.color.accent}`, or a JSON pointer in `$ref`. */
const pathOf = (value: unknown): string[] | undefined =>
  typeof value === 'string' ? alias.exec(value)?.[1]?.split('.') : pointerOf(contentOf(value)?.['$ref'])

/** Gives each token the type of the nearest group above it that has one. An alias has the type of its token. */
function withTypes(value: unknown, above: unknown): unknown {
  const content = contentOf(value)
  if (!content) return value
  const type = content['$type'] ?? above
  if ('$value' in content || '$ref' in content)
    return pathOf(content['$value']) || type === undefined ? content : { ...content, $type: type }
  const isCss = '$extensions' in content && Object.keys(content).every((name) => name.startsWith('$'))
  if (isCss) return content
  return Object.fromEntries(
    Object.entries(content).map(([name, one]) => [name, name.startsWith('$') ? one : withTypes(one, type)]),
  )
}

/**
 * Returns a file of the Design Tokens format with aliases replaced by their tokens, also inside values, and with the
 * types of their groups. Throws a sentence for an alias that cannot be resolved or is circular.
 */
export function withoutAliases(content: unknown): Record<string, unknown> {
  const typed = contentOf(withTypes(content, undefined))
  if (!typed) throw new Error('The file must contain an object of tokens.')
  const root: Content = typed
  const walkTo = (path: readonly string[]) =>
    path.reduce<unknown>((at, name) => (Array.isArray(at) ? at[Number(name)] : contentOf(at)?.[name]), root)

  /** Returns the value at a path. Tools with sets of tokens leave out the name of the set, here the mode. */
  function find(path: readonly string[], by: string): unknown {
    const [set = ''] = by.split('.')
    const found = [path, [set, ...path], ['all', ...path]].map(walkTo).find((one) => one !== undefined)
    const target = contentOf(found)
    const isToken = target !== undefined && ('$value' in target || '$ref' in target)
    // A JSON pointer may lead into a value.
    if (isToken || (found !== undefined && path.includes('$value'))) return found
    throw new Error(`${by} names ${path.join('.')}, which is not a token in the file.`)
  }

  function meant(path: readonly string[], by: string, seen: readonly string[]): unknown {
    if (seen.includes(path.join('.'))) throw new Error(`${by} refers to itself.`)
    return find(path, by)
  }

  function named(token: unknown, by: string, seen: readonly string[]): unknown {
    const { $value, $ref } = contentOf(token) ?? {}
    const path = pathOf($value) ?? pathOf($ref === undefined ? undefined : { $ref })
    if (!path) return { ...contentOf(token), $value: resolved($value, by, seen) }
    return named(meant(path, by, seen), by, [...seen, path.join('.')])
  }

  /** Returns a value with its aliases replaced. A list inside a list adds its entries. */
  function resolved(value: unknown, by: string, seen: readonly string[]): unknown {
    const path = pathOf(value)
    if (path) {
      const target = meant(path, by, seen)
      const next = [...seen, path.join('.')]
      const token = contentOf(target)
      return token && ('$value' in token || '$ref' in token)
        ? contentOf(named(target, by, next))?.['$value']
        : resolved(target, by, next)
    }
    if (Array.isArray(value))
      return value.flatMap((one) => (pathOf(one) ? resolved(one, by, seen) : [resolved(one, by, seen)]))
    const inner = contentOf(value)
    if (!inner) return value
    return Object.fromEntries(Object.entries(inner).map(([name, one]) => [name, resolved(one, by, seen)]))
  }

  const walk = (value: unknown, path: readonly string[]): unknown => {
    const inner = contentOf(value)
    if (!inner) return value
    const by = path.join('.')
    if ('$value' in inner || '$ref' in inner) return named(value, by, [by])
    return Object.fromEntries(
      Object.entries(inner).map(([name, one]) => [
        name,
        name.startsWith('$') ? one : walk(one, [...path, name]),
      ]),
    )
  }
  return group.parse(walk(root, []))
}
