import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

const withoutComments = (code: string) => code.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')

/** Returns `color` and `ink` of `const { color: ink } = vars`. */
const shortNames = (code: string): [group: string, alias: string][] =>
  [...code.matchAll(/const \{([^}]+)\} = vars\b/g)].flatMap(([, names = '']) =>
    names
      .split(',')
      .map((name) => name.split(':').map((word) => word.trim()))
      .map(([group = '', alias = group]) => [group, alias] as [string, string]),
  )

/**
 * Returns the paths of tokens in code: `vars.color.text`, and `color.text` after `const { color } = vars`.
 */
export function tokensIn(code: string, aliases = shortNames(code)): string[] {
  const full = [...code.matchAll(/\bvars\.(\w+)\.(\w+)/g)].map(([, group, name]) => `${group}.${name}`)
  const short = aliases.flatMap(([group, alias]) =>
    [...code.matchAll(new RegExp(String.raw`(?<![\w.])${alias}\.(\w+)`, 'g'))].map(
      ([, name]) => `${group}.${name}`,
    ),
  )
  return [...new Set([...full, ...short])].toSorted()
}

/** Includes the statements that these refer to. */
export function statementsOf(code: string, names: ReadonlySet<string>): string[] {
  const statements = code.split(/^(?=(?:export )?const |globalStyle\(|(?:export )?function )/m)
  const nameOf = (statement: string) => /^(?:export )?(?:const|function) (\w+)/.exec(statement)?.[1]
  const mentions = (statement: string, name: string) => new RegExp(String.raw`\b${name}\b`).test(statement)
  const needed = new Set(names)
  let size = -1
  while (size !== needed.size) {
    size = needed.size
    for (const statement of statements) {
      const name = nameOf(statement)
      if (!name || needed.has(name))
        for (const other of statements.map(nameOf))
          if (name && other && mentions(statement, other)) needed.add(other)
    }
  }
  return statements.filter((statement) => {
    const name = nameOf(statement)
    if (name) return needed.has(name)
    return statement.startsWith('globalStyle') && [...needed].some((one) => mentions(statement, one))
  })
}

function importsOf(code: string): { to: string; names: Set<string> }[] {
  return [...code.matchAll(/import (?:type )?(?:\* as (\w+)|\{([^}]*)\}) from '(\.[^']+)'/g)].map(
    ([, space, list = '', to = '']) => ({
      to,
      names: new Set(
        space
          ? [...code.matchAll(new RegExp(String.raw`\b${space}\.(\w+)`, 'g'))].map(([, name]) => name!)
          : list.split(',').map((name) => name.trim().split(' as ')[0]!.replace('type ', '')),
      ),
    }),
  )
}

/**
 * Returns the paths of all tokens that a component's own styles read, without those of other components
 * inside it.
 */
export function readTokens(file: string): string[] {
  const seen = new Set<string>()
  const found = new Set<string>()
  const look = (at: string, names?: ReadonlySet<string>): void => {
    const once = `${at} ${[...(names ?? [])].toSorted().join()}`
    if (seen.has(once) || !existsSync(at)) return
    seen.add(once)
    const whole = withoutComments(readFileSync(at, 'utf8'))
    const code = names ? statementsOf(whole, names).join('\n') : whole
    for (const token of tokensIn(code, shortNames(whole))) found.add(token)
    for (const { to, names: taken } of importsOf(whole)) {
      const next = path.join(path.dirname(at), to)
      const used = names ? new Set([...taken].filter((name) => code.includes(name))) : taken
      if (to.endsWith('.css.ts') || names) look(next, used)
      else if (to.startsWith('./') && !to.endsWith('/index.ts')) look(next)
    }
  }
  look(file)
  return [...found].toSorted()
}
