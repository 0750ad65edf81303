/** A colour as the eye orders it: lightness 0–1, and two axes of hue and strength. */
export interface Oklab {
  l: number
  a: number
  b: number
}

const channel = (hex: string, at: number) => Number.parseInt(hex.slice(at, at + 2), 16) / 255
const toLinear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)
const toGamma = (value: number) => (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055)

/** Red, green and blue of `#rrggbb`, linear in light, 0–1. An alpha behind them is ignored. */
export function linearRgb(hex: string): [number, number, number] {
  if (!/^#[0-9a-f]{6}([0-9a-f]{2})?$/i.test(hex)) throw new Error(`${hex} is not a colour written as #rrggbb`)
  return [toLinear(channel(hex, 1)), toLinear(channel(hex, 3)), toLinear(channel(hex, 5))]
}

/** `#rrggbb` from linear light; what lies outside sRGB is clipped. */
function hexOf(rgb: readonly [number, number, number]): string {
  const byte = (value: number) =>
    Math.round(Math.min(1, Math.max(0, toGamma(value))) * 255)
      .toString(16)
      .padStart(2, '0')
  return `#${rgb.map(byte).join('')}`
}

/** `#rrggbb` to OKLab, by the published matrices of Björn Ottosson. */
export function oklabOf(hex: string): Oklab {
  const [r, g, b] = linearRgb(hex)
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const middle = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return {
    l: 0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short,
    a: 1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short,
    b: 0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short,
  }
}

/** OKLab to `#rrggbb`. */
export function hexOfOklab({ l, a, b }: Oklab): string {
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const middle = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3
  return hexOf([
    4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
  ])
}
