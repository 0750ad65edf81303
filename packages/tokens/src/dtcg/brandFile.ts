import type { BrandDesign, BrandTokens, Mode } from '../brands/brand.ts'
import { brandTokens } from '../brands/brandTokens.ts'
import { oklchOf } from '../color/derive.ts'
import { oklch } from '../color/hex.ts'
import { designTokens, readDesignTokens } from './designTokens.ts'
import { tokenOf } from './values.ts'
import { withoutAliases } from './withoutAliases.ts'

/** All other groups exist once. */
const byMode: ReadonlySet<string> = new Set(['color', 'market', 'status', 'shadow', 'imagery'])

/** Colours that equal another colour in the same mode. */
const aliases: Readonly<Record<string, string>> = {
  'color.focus': 'color.accent',
  'market.onSuspended': 'color.text',
  'market.void': 'color.textMuted',
  'status.pending': 'color.warning',
  'status.processing': 'color.info',
  'status.approved': 'color.success',
  'status.rejected': 'color.danger',
  'status.canceled': 'color.textMuted',
}

const ofAll = ': all its modes.'
const descriptionOf = (label: string) => `${label}${ofAll}`

/** Descriptions of tokens in the file, by group and meaning. */
export type Descriptions = Readonly<Record<string, Readonly<Record<string, string>>>>

type Content = Record<string, unknown>
type Groups = Readonly<Record<string, Readonly<Record<string, string>>>>

/** Steps of a ramp, OKLCH lightness from light to dark. */
const steps = [0.97, 0.93, 0.87, 0.78, 0.69, 0.6, 0.51, 0.42, 0.33, 0.24] as const

/** Returns a colour's hue in ten lightnesses, for a designer's own drawings. Nothing reads it back. */
function rampOf(color: string): Content {
  const { chroma, hue } = oklchOf(color)
  return Object.fromEntries(
    steps.map((lightness, index) => [
      String((index + 1) * 100),
      tokenOf(oklch(lightness, lightness > 0.9 ? chroma / 3 : chroma, hue)),
    ]),
  )
}

function groupsOf(tokens: Groups, mode: Mode | undefined, descriptions: Descriptions): Content {
  const { $description: _theme, ...written } = designTokens(tokens as BrandTokens, '')
  for (const [group, meanings] of Object.entries(written as Record<string, Record<string, Content>>))
    for (const [meaning, token] of Object.entries(meanings)) {
      const description = descriptions[group]?.[meaning]
      const [otherGroup = '', otherMeaning = ''] = (aliases[`${group}.${meaning}`] ?? '').split('.')
      const isAlias = mode !== undefined && tokens[otherGroup]?.[otherMeaning] === tokens[group]?.[meaning]
      meanings[meaning] = {
        ...(description !== undefined && { $description: description }),
        ...(isAlias ? { $type: 'color', $value: `{${mode}.${otherGroup}.${otherMeaning}}` } : token),
      }
    }
  return written
}

const only = (tokens: BrandTokens, isByMode: boolean): Groups =>
  Object.fromEntries(Object.entries(tokens).filter(([group]) => byMode.has(group) === isByMode))

const exportedKey = 'kit.exported'

/** The values of a brand's themes when its file was written, by mode, then by `group.meaning`. */
export type Exported = Readonly<Record<string, Readonly<Record<string, string>>>>

const flat = (tokens: BrandTokens): Record<string, string> =>
  Object.fromEntries(
    Object.entries(tokens).flatMap(([group, meanings]) =>
      Object.entries<string>(meanings).map(([meaning, value]) => [`${group}.${meaning}`, value]),
    ),
  )

const isObject = (value: unknown): value is Content =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Returns the values that a file says it was written with, so that unchanged values are known; empty if it has none.
 */
export function exportedIn(content: unknown): Exported {
  const extensions = isObject(content) ? content['$extensions'] : undefined
  const modes = isObject(extensions) ? extensions[exportedKey] : undefined
  if (!isObject(modes)) return {}
  const isText = (entry: [string, unknown]): entry is [string, string] => typeof entry[1] === 'string'
  return Object.fromEntries(
    Object.entries(modes).map(([mode, values]) => [
      mode,
      Object.fromEntries(isObject(values) ? Object.entries(values).filter(isText) : []),
    ]),
  )
}

/**
 * Returns a brand as one file of the Design Tokens format (2025.10), which design tools open: `all` for every mode,
 * then a group for each mode, with descriptions, aliases, and ramps of the brand's hues.
 */
export function brandFile(design: BrandDesign, descriptions: Descriptions = {}): Content {
  const themes = design.modes.map((mode) => [mode, brandTokens(design, mode)] as const)
  const first = brandTokens(design, design.defaultMode)
  return {
    $description: descriptionOf(design.label),
    $extensions: { [exportedKey]: Object.fromEntries(themes.map(([mode, tokens]) => [mode, flat(tokens)])) },
    ramp: {
      $description: 'Shades of the brand’s hues, to draw with. They are not read back.',
      accent: rampOf(first.color.accent),
      action: rampOf(first.color.action),
      grey: rampOf(first.color.textMuted),
    },
    all: groupsOf(only(first, false), undefined, descriptions),
    ...Object.fromEntries(
      themes.map(([mode, tokens]) => [mode, groupsOf(only(tokens, true), mode, descriptions)]),
    ),
  }
}

/**
 * Reads the themes of a brand from such a file. The file of another brand, a missing or unknown group, meaning or
 * mode, an unreadable value, and an alias that cannot be resolved or is circular each throw a sentence that names it.
 */
export function readBrandFile(content: unknown, design: BrandDesign): Partial<Record<Mode, BrandTokens>> {
  const { ramp: _ramp, all, ...modes } = withoutAliases(content)
  const said = modes['$description']
  if (typeof said === 'string' && said.endsWith(ofAll) && said !== descriptionOf(design.label))
    throw new Error(`It is the file of ${said.slice(0, -ofAll.length)}, and not of ${design.label}.`)
  const stranger = Object.keys(modes).find(
    (name) => !name.startsWith('$') && !design.modes.includes(name as Mode),
  )
  if (stranger !== undefined) throw new Error(`${design.label} has no mode ${stranger}.`)
  return Object.fromEntries(
    design.modes.map((mode) => {
      if (typeof modes[mode] !== 'object') throw new Error(`The mode ${mode} is missing.`)
      const theme = { ...(all as Content | undefined), ...(modes[mode] as Content) }
      return [mode, readDesignTokens(theme, brandTokens(design, mode), exportedIn(content)[mode])]
    }),
  )
}
