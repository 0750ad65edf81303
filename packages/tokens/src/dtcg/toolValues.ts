// Converts the forms of earlier drafts, which design tools write, to those of 2025.10. An unknown form stays as it
// is, and is refused by its name.

/** The format's types by their names in Tokens Studio and Style Dictionary. */
const typeNames: Readonly<Record<string, string>> = {
  fontFamilies: 'fontFamily',
  fontWeight: 'number',
  fontWeights: 'number',
  lineHeight: 'number',
  lineHeights: 'number',
  opacity: 'number',
  sizing: 'dimension',
  spacing: 'dimension',
  borderRadius: 'dimension',
  borderWidth: 'dimension',
  fontSizes: 'dimension',
  letterSpacing: 'dimension',
  boxShadow: 'shadow',
}

/** Figma writes a font family as a `string`. */
export const typeOfTool = (type: string): string =>
  type === 'string' ? 'fontFamily' : (typeNames[type] ?? type)

const weights: Readonly<Record<string, number>> = {
  thin: 100,
  extralight: 200,
  light: 300,
  regular: 400,
  normal: 400,
  medium: 500,
  semibold: 600,
  bold: 700,
  extrabold: 800,
  black: 900,
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isNumeric = (text: string) => /^-?(?:\d+\.?\d*|\.\d+)$/.test(text)

function measureOf(value: unknown, units: readonly string[]): unknown {
  if (typeof value !== 'string') return value
  const [, number = '', unit = ''] = /^\s*(-?[\d.]+)\s*([a-z]*)\s*$/.exec(value) ?? []
  return isNumeric(number) && units.includes(unit) ? { value: Number(number), unit } : value
}

/** A 0 needs no unit. */
function dimensionOf(value: unknown): unknown {
  return value === 0 || value === '0' ? { value: 0, unit: 'px' } : measureOf(value, ['px', 'rem'])
}

const share = (byte: string) => Number((Number.parseInt(byte, 16) / 255).toFixed(5))

function colorOf(value: unknown): unknown {
  if (isObject(value) && Array.isArray(value['components']))
    return { ...value, components: value['components'].map((one: unknown) => (one === 'none' ? 0 : one)) }
  if (typeof value !== 'string') return value
  const text = value.trim()
  const short = /^#([\da-f])([\da-f])([\da-f])([\da-f])?$/i.exec(text)?.slice(1)
  const long = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})([\da-f]{2})?$/i.exec(text)?.slice(1)
  const bytes = long ?? short?.map((digit: string | undefined) => digit && digit + digit)
  if (bytes) {
    const [red = '', green = '', blue = '', alpha = 'ff'] = bytes.map((byte) => byte ?? 'ff')
    return { colorSpace: 'srgb', components: [red, green, blue].map(share), alpha: share(alpha) }
  }
  const rgb = /^rgba?\(\s*(\d+)[\s,]+(\d+)[\s,]+(\d+)(?:\s*[,/]\s*([\d.]+)(%?))?\s*\)$/i.exec(text)
  if (!rgb) return value
  const alpha = rgb[4] === undefined ? 1 : Number(rgb[4]) / (rgb[5] ? 100 : 1)
  return {
    colorSpace: 'srgb',
    components: rgb.slice(1, 4).map((one) => Number((Number(one) / 255).toFixed(5))),
    alpha,
  }
}

function layerOf(value: unknown): unknown {
  if (!isObject(value)) return value
  const { color, offsetX, offsetY, x, y, blur, spread = 0, inset, type } = value
  return {
    color: colorOf(color),
    offsetX: dimensionOf(offsetX ?? x),
    offsetY: dimensionOf(offsetY ?? y),
    blur: dimensionOf(blur),
    spread: dimensionOf(spread),
    ...(inset !== undefined && { inset }),
    ...(type === 'innerShadow' && { inset: true }),
  }
}

function familiesOf(value: unknown): unknown {
  if (typeof value !== 'string') return value
  return value.split(',').map((name) => name.trim().replace(/^(['"])(.*)\1$/, '$2'))
}

function numberOf(value: unknown): unknown {
  if (typeof value !== 'string') return value
  return isNumeric(value.trim())
    ? Number(value)
    : (weights[value.toLowerCase().replace(/[\s-]/g, '')] ?? value)
}

function curveOf(value: unknown): unknown {
  if (typeof value !== 'string') return value
  const points = value.replace(/^cubic-bezier\((.*)\)$/, '$1').split(',')
  return points.every((point) => isNumeric(point.trim())) ? points.map(Number) : value
}

const readers: Readonly<Record<string, (value: unknown) => unknown>> = {
  color: colorOf,
  dimension: dimensionOf,
  duration: (value) => measureOf(value, ['ms', 's']),
  cubicBezier: curveOf,
  shadow: (value) => (Array.isArray(value) ? value : [value]).map(layerOf),
  fontFamily: familiesOf,
  number: numberOf,
}

/** Converts a value to the form of 2025.10. */
export const valueOfTool = (type: string, value: unknown): unknown => readers[type]?.(value) ?? value
