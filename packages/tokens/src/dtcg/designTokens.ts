import * as z from 'zod'
import type { BrandTokens } from '../brands/brand.ts'
import { cssOf, tokenOf } from './values.ts'

/** The extension that holds CSS values the format has no type for; other tools leave it unchanged. */
const cssExtension = 'kit.css'

const leaf = z.looseObject({
  $type: z.string().optional(),
  $value: z.unknown().optional(),
  $extensions: z.looseObject({ [cssExtension]: z.string().optional() }).optional(),
})
const file = z.record(z.string(), z.unknown())

/** A theme as a file of the Design Tokens format (2025.10), which design tools open. */
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

function valueOf(value: unknown, path: string): string {
  const read = leaf.safeParse(value)
  if (!read.success) throw new Error(`${path} is missing, or no token: every meaning has a value.`)
  const { $type, $value, $extensions } = read.data
  const css = $extensions?.[cssExtension]
  if ($value === undefined && css !== undefined) return css
  if ($type === undefined || $value === undefined)
    throw new Error(`${path} has neither a $type with a $value nor CSS under $extensions["${cssExtension}"].`)
  const said = cssOf({ $type, $value }, path)
  if ($type === 'dimension' && said.startsWith('-') && !path.startsWith('tracking.'))
    throw new Error(`${path} is ${said}: only tracking may be less than nothing.`)
  return said
}

/**
 * Reads a theme back from such a file. `known` lists the expected tokens: a missing one, an unknown one and an
 * unreadable value each throw a sentence that names it.
 */
export function readDesignTokens(content: unknown, known: BrandTokens): BrandTokens {
  const root = file.parse(content)
  const isOwn = (name: string) => !name.startsWith('$')
  const groups = Object.entries(known).map(([group, meanings]) => {
    const read = file.safeParse(root[group])
    if (!read.success) throw new Error(`The group ${group} is missing: every meaning has a value.`)
    const stranger = Object.keys(read.data).find((name) => isOwn(name) && !Object.hasOwn(meanings, name))
    if (stranger !== undefined) throw new Error(`${group}.${stranger} is no meaning of the contract.`)
    return [
      group,
      Object.fromEntries(
        Object.keys(meanings).map((name) => [name, valueOf(read.data[name], `${group}.${name}`)]),
      ),
    ]
  })
  const stranger = Object.keys(root).find((name) => isOwn(name) && !Object.hasOwn(known, name))
  if (stranger !== undefined) throw new Error(`${stranger} is no group of the contract.`)
  return Object.fromEntries(groups) as BrandTokens
}
