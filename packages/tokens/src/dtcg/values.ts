import * as z from 'zod'
import { oklch } from '../color/hex.ts'
import { typeOfTool, valueOfTool } from './toolValues.ts'

/** Token in the Design Tokens format (2025.10). */
export interface Token {
  $type: string
  $value: unknown
}

const finite = z.number().check(z.refine(Number.isFinite, 'must be a finite number'))
const share = z.number().min(0).max(1)
/** Tolerance of a colour channel: tools write rounding errors. */
const rounding = 0.001
const colorFields = z.object({
  colorSpace: z.enum(['srgb', 'oklch']),
  components: z.tuple([finite, finite, finite]),
  alpha: share.default(1),
  hex: z.string().optional(),
})
const colorValue = colorFields.check(
  z.superRefine((color, { addIssue }) => {
    const { colorSpace, components, hex } = color
    const shares = colorSpace === 'srgb' ? components : components.slice(0, 1)
    if (shares.some((one) => one < -rounding || one > 1 + rounding))
      return addIssue({ code: 'custom', path: ['components'], message: 'each goes from 0 to 1' })
    const opaque = cssOfColor({ ...color, alpha: 1 })
    if (colorSpace === 'srgb' && hex !== undefined && hex.toLowerCase() !== opaque)
      addIssue({
        code: 'custom',
        path: ['hex'],
        message: `it says ${hex} and its components say ${opaque}: change both, or leave hex out`,
      })
  }),
)
const dimensionValue = z.object({ value: finite, unit: z.enum(['px', 'rem']) })
const durationValue = z.object({ value: finite.min(0), unit: z.enum(['ms', 's']) })
const shadowLayer = z.object({
  color: colorValue,
  offsetX: dimensionValue,
  offsetY: dimensionValue,
  blur: dimensionValue,
  spread: dimensionValue,
  inset: z.boolean().default(false),
})

type ColorValue = z.infer<typeof colorFields>
type DimensionValue = z.infer<typeof dimensionValue>

const byte = (value: number) =>
  Math.round(Math.min(1, Math.max(0, value)) * 255)
    .toString(16)
    .padStart(2, '0')

function cssOfColor({ colorSpace, components: [one, two, three], alpha }: ColorValue): string {
  const opaque = colorSpace === 'oklch' ? oklch(one, two, three) : `#${byte(one)}${byte(two)}${byte(three)}`
  return alpha === 1 ? opaque : `${opaque}${byte(alpha)}`
}

function colorOfCss(css: string): ColorValue {
  const channel = (at: number) => Number((Number.parseInt(css.slice(at, at + 2), 16) / 255).toFixed(5))
  return {
    colorSpace: 'srgb',
    components: [channel(1), channel(3), channel(5)],
    alpha: css.length === 9 ? channel(7) : 1,
    hex: css.slice(0, 7),
  }
}

const cssOfDimension = ({ value, unit }: DimensionValue) => `${value}${unit}`
const dimensionOfCss = (css: string): DimensionValue => ({
  value: Number.parseFloat(css),
  unit: css.endsWith('rem') ? 'rem' : 'px',
})

const cssOfShadow = (layers: z.infer<typeof shadowLayer>[]) =>
  layers
    .map(({ color, offsetX, offsetY, blur, spread, inset }) => {
      const lengths = [offsetX, offsetY, blur, ...(spread.value === 0 ? [] : [spread])]
      const written = lengths.map((length) => (length.value === 0 ? '0' : cssOfDimension(length)))
      return [...(inset ? ['inset'] : []), ...written, cssOfColor(color)].join(' ')
    })
    .join(', ')

const shadowPart =
  /^(inset )?(-?[\d.]+(?:px)?) (-?[\d.]+(?:px)?) ([\d.]+(?:px)?)(?: (-?[\d.]+px))? (#[0-9a-f]{6,8})$/
const shadowOfCss = (css: string) =>
  css.split(', ').map((part) => {
    const [, inset, x = '', y = '', blur = '', spread = '0', color = ''] = shadowPart.exec(part) ?? []
    return {
      color: colorOfCss(color),
      offsetX: dimensionOfCss(x),
      offsetY: dimensionOfCss(y),
      blur: dimensionOfCss(blur),
      spread: dimensionOfCss(spread),
      inset: inset !== undefined,
    }
  })

const numberOfCss = Number

/** Returns a `font-family`. A name of two words needs quotes in CSS, not in the format. */
const cssOfFamilies = (names: string[]) =>
  names.map((name) => (name.includes(' ') ? `'${name}'` : name)).join(', ')
const familiesOfCss = (css: string) => css.split(', ').map((name) => name.replaceAll("'", ''))

/** Ways to recognise each type in CSS, export it, and read it back. Checked in this order. */
const types = {
  color: {
    isCss: (css: string) => /^#[0-9a-f]{6}([0-9a-f]{2})?$/.test(css),
    ofCss: colorOfCss,
    schema: z.pipe(colorValue, z.transform(cssOfColor)),
  },
  dimension: {
    isCss: (css: string) => /^-?[\d.]+(px|rem)$/.test(css),
    ofCss: dimensionOfCss,
    schema: z.pipe(dimensionValue, z.transform(cssOfDimension)),
  },
  duration: {
    isCss: (css: string) => /^[\d.]+m?s$/.test(css),
    ofCss: (css: string) => ({ value: Number.parseFloat(css), unit: css.endsWith('ms') ? 'ms' : 's' }),
    schema: z.pipe(
      durationValue,
      z.transform(({ value, unit }) => `${value}${unit}`),
    ),
  },
  cubicBezier: {
    isCss: (css: string) => css.startsWith('cubic-bezier('),
    ofCss: (css: string) => css.slice('cubic-bezier('.length, -1).split(', ').map(numberOfCss),
    schema: z.pipe(
      z.tuple([share, finite, share, finite]),
      z.transform((points) => `cubic-bezier(${points.join(', ')})`),
    ),
  },
  shadow: {
    isCss: (css: string) => css.split(', ').every((part) => shadowPart.test(part)),
    ofCss: shadowOfCss,
    schema: z.pipe(z.array(shadowLayer).min(1), z.transform(cssOfShadow)),
  },
  fontFamily: {
    isCss: (css: string) => /(^|, )(sans-serif|serif|monospace)$/.test(css),
    ofCss: familiesOfCss,
    schema: z.pipe(z.array(z.string().min(1)).min(1), z.transform(cssOfFamilies)),
  },
  number: {
    isCss: (css: string) => /^-?[\d.]+$/.test(css),
    ofCss: numberOfCss,
    schema: z.pipe(finite, z.transform(String)),
  },
} as const

type TypeName = keyof typeof types
const names = Object.keys(types) as TypeName[]

/**
 * Returns the token of a CSS value; undefined if the format has no type for it (a gradient, `clamp()`, `steps()`).
 */
export function tokenOf(css: string): Token | undefined {
  const name = names.find((type) => types[type].isCss(css))
  return name && { $type: name, $value: types[name].ofCss(css) }
}

const forms: Readonly<Record<TypeName, string>> = {
  color: 'a color is #rrggbb, or colorSpace "srgb" or "oklch" with three components',
  dimension: 'a size has a value and a unit, px or rem',
  duration: 'a time has a value from 0 and a unit, ms or s',
  cubicBezier: 'a curve is four numbers, the first and third from 0 to 1',
  shadow: 'a shadow has a color, offsetX, offsetY and blur, each length with px or rem',
  fontFamily: 'a font family is a name or a list of names',
  number: 'a number has no unit',
}

/** Throws a sentence that names the field. */
export function cssOf({ $type, $value }: Token, path: string): string {
  const said = typeOfTool($type)
  const type = names.find((name) => name === said)
  if (!type) throw new Error(`${path} has the type "${$type}", which is none of ${names.join(', ')}.`)
  const result = types[type].schema.safeParse(valueOfTool(type, $value))
  if (result.success) return result.data
  const [issue] = result.error.issues
  const reason = issue?.code === 'custom' ? issue.message : forms[type]
  throw new Error(`${[path, '$value', ...(issue?.path ?? [])].join('.')} is not a ${type}: ${reason}.`)
}
