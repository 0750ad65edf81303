import * as z from 'zod'
import type { BrandTokens } from '../brands/brand.ts'
import { typeOfTool } from './toolValues.ts'
import { cssOf, tokenOf, type Token } from './values.ts'

/** The extension that holds CSS values the format has no type for; other tools leave it unchanged. */
const cssExtension = 'kit.css'

const leaf = z.looseObject({
  $type: z.string().optional(),
  $value: z.unknown().optional(),
  $extensions: z.looseObject({ [cssExtension]: z.string().optional() }).optional(),
})
const file = z.record(z.string(), z.unknown())

/** Returns a theme as a file of the Design Tokens format (2025.10), which design tools open. */
export function designTokens(tokens: BrandTokens, theme: string): Record<string, unknown> {
  const groups = Object.entries(tokens).map(([group, values]) => [
    group,
    Object.fromEntries(
      Object.entries(values).map(([meaning, css]) => [
        meaning,
        tokenOf(css) ?? { $extensions: { [cssExtension]: css } },
      ]),
    ),
  ])
  return { $description: `The theme ${theme}.`, ...Object.fromEntries(groups) }
}

/** Returns a number that a tool wrote without the unit of a size; undefined for any other value. */
function numberWithoutUnit({ $type, $value }: Token): number | undefined {
  const type = typeOfTool($type)
  if (type !== 'number' && type !== 'dimension') return undefined
  const number = typeof $value === 'string' && $value.trim() !== '' ? Number($value) : $value
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined
}

/**
 * Returns the size of a number without a unit: the exported one if the number is the same. Any other number could be
 * px or rem, so it is refused.
 */
function sizeOf(number: number, exported: string, path: string): string {
  if (number === Number.parseFloat(exported)) return exported
  if (number === 0) return '0px'
  throw new Error(`${path} is ${number} without a unit: write ${number}px or ${number}rem.`)
}

/** A type may only change if the export has none or 0. */
function checkType(type: string, exported: string, path: string): void {
  const before = tokenOf(exported)?.$type
  if (before === undefined || before === type || Number(exported) === 0) return
  throw new Error(`${path} is a ${type} and must be a ${before}, such as ${exported}.`)
}

function valueOf(value: unknown, path: string, exported: string): string {
  const read = leaf.safeParse(value)
  if (!read.success)
    throw new Error(`${path} is missing or not a token. Every token of the contract needs a value.`)
  const { $type, $value, $extensions } = read.data
  const css = $extensions?.[cssExtension]
  if ($value === undefined && css !== undefined) return css
  if ($type === undefined || $value === undefined)
    throw new Error(`${path} has neither a $type with a $value nor CSS under $extensions["${cssExtension}"].`)
  const number = numberWithoutUnit({ $type, $value })
  if (number !== undefined && tokenOf(exported)?.$type === 'dimension') return sizeOf(number, exported, path)
  const said = cssOf({ $type, $value }, path)
  const type = typeOfTool($type)
  checkType(type, exported, path)
  if (type === 'dimension' && said.startsWith('-') && !path.startsWith('tracking.'))
    throw new Error(`${path} is ${said}: only tracking may be negative.`)
  return said
}

/**
 * Reads a theme from such a file. `known` lists the expected tokens: a missing one, an unknown one and an unreadable
 * value each throw a sentence that names it. `exported` has the values that the file was written with, by
 * `group.meaning`.
 */
export function readDesignTokens(
  content: unknown,
  known: BrandTokens,
  exported: Readonly<Record<string, string>> = {},
): BrandTokens {
  const root = file.parse(content)
  const isOwn = (name: string) => !name.startsWith('$')
  const groups = Object.entries(known).map(([group, meanings]) => {
    const read = file.safeParse(root[group])
    if (!read.success)
      throw new Error(`The group ${group} is missing. Every token of the contract needs a value.`)
    const stranger = Object.keys(read.data).find((name) => isOwn(name) && !Object.hasOwn(meanings, name))
    if (stranger !== undefined) throw new Error(`${group}.${stranger} is not in the token contract.`)
    return [
      group,
      Object.fromEntries(
        Object.entries<string>(meanings).map(([name, css]) => {
          const path = `${group}.${name}`
          return [name, valueOf(read.data[name], path, exported[path] ?? css)]
        }),
      ),
    ]
  })
  const stranger = Object.keys(root).find((name) => isOwn(name) && !Object.hasOwn(known, name))
  if (stranger !== undefined) throw new Error(`${stranger} is not a group of the token contract.`)
  return Object.fromEntries(groups) as BrandTokens
}
