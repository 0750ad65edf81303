import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { inspect } from 'node:util'
import { expect, it } from 'vitest'
import * as rules from './index.ts'

const page = readFileSync(fileURLToPath(new URL('../README.md', import.meta.url)), 'utf8')

/** The code of each example, on one or more lines, and the result the README states. */
const examples = Array.from(page.matchAll(/```js\n([^`]+)```/g), ([, block = '']) =>
  Array.from(
    block.matchAll(/([\s\S]+?) \/\/ (.+)\n/g),
    ([, code = '', said = '']) => [code.trim(), said] as const,
  ),
).flat()

/** Formats a value as the README does: a Map as an object, big numbers in groups. */
const written = (value: unknown): string =>
  inspect(value, { breakLength: Infinity, compact: true, depth: 5, numericSeparator: true }).replaceAll(
    /Map\(\d+\) \{([^}]*)\}/g,
    (_all, entries: string) => `{${entries.replaceAll("'", '').replaceAll(' =>', ':')}}`,
  )

it('the README of the rules has an example of every rule', () => {
  const named = (name: string) => examples.some(([code]) => code.startsWith(`${name}(`))
  const functions = Object.entries(rules).flatMap(([name, rule]) => (typeof rule === 'function' ? name : []))
  // Building blocks of other rules, and a check that lists use only on request.
  const unnamed = new Set(['bestOffer', 'bookOfKind', 'isInLegacyWindow', 'inPlayFromMs'])
  expect(functions.filter((name) => !named(name) && !unnamed.has(name))).toEqual([])
})

it.each(examples)('%s is %s', (code, said) => {
  const run = new Function(...Object.keys(rules), `return (${code})`) as (...all: unknown[]) => unknown
  expect(written(run(...Object.values(rules)))).toBe(said)
})
