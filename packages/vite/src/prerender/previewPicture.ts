import type { Brand } from '@kit/tokens'
import { previewPicture } from './headTags.ts'

export function colorsOf({ name, defaultMode }: Brand, sheets: readonly string[]): Map<string, string> {
  const colors = new Map<string, string>()
  const rules = new RegExp(
    `\\[data-brand="?${name}"?\\]\\[data-mode="?${defaultMode}"?\\]\\s*\\{([^}]*)\\}`,
    'g',
  )
  for (const sheet of sheets)
    for (const [, body = ''] of sheet.matchAll(rules))
      for (const [, variable = '', value = ''] of body.matchAll(/--kit-color-([\w-]+)\s*:\s*([^;}]+)/g))
        colors.set(variable, value.trim())
  return colors
}

type Shape = Brand['logo']['shapes'][number]

const variableOf: Readonly<Record<Shape['tone'], string>> = {
  text: 'text',
  muted: 'text-muted',
  line: 'line-strong',
  surface: 'surface-raised',
  sunken: 'surface-sunken',
  accent: 'accent',
  action: 'action',
}

/** Share of the picture's width. */
const logoShare = 0.62

/**
 * Returns the link preview of a site as SVG: its logo on its canvas, above a line in its accent. `logo` is a picture
 * file as a data URL.
 */
export function previewSvg(brand: Brand, sheets: readonly string[], logo?: string): string {
  const { width, height } = previewPicture
  const colors = colorsOf(brand, sheets)
  const colorOf = (variable: string, otherwise: string) => colors.get(variable) ?? otherwise
  const canvas = colorOf('canvas', brand.themeColor[brand.defaultMode])
  const [, , logoWidth = 1, logoHeight = 1] = brand.logo.viewBox.split(' ').map(Number)
  // A tall logo keeps space above and below.
  const shownWidth = Math.min(width * logoShare, (height * logoShare * logoWidth) / logoHeight)
  const shownHeight = (shownWidth * logoHeight) / logoWidth
  const place = `x="${(width - shownWidth) / 2}" y="${(height - shownHeight) / 2}" width="${shownWidth}" height="${shownHeight}"`
  const shapes = brand.logo.shapes.map(({ d, tone, stroke, opacity = 1 }) => {
    const color = colorOf(variableOf[tone], '#888888')
    const paint =
      stroke === undefined
        ? `fill="${color}"`
        : `fill="none" stroke="${color}" stroke-width="${stroke}" stroke-linecap="round" stroke-linejoin="round"`
    return `<path d="${d}" ${paint} opacity="${opacity}"/>`
  })
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="${canvas}"/>`,
    `<rect y="${height - 18}" width="${width}" height="18" fill="${colorOf('accent', '#888888')}"/>`,
    ...(logo === undefined
      ? [`<svg ${place} viewBox="${brand.logo.viewBox}">`, ...shapes, '</svg>']
      : [`<image ${place} href="${logo}"/>`]),
    '</svg>',
  ].join('')
}

/** All previews support PNG. */
export async function previewPng(
  brand: Brand,
  sheets: readonly string[],
  logo?: string,
): Promise<Uint8Array> {
  const { default: sharp } = await import('sharp')
  return sharp(Buffer.from(previewSvg(brand, sheets, logo)))
    .png({ compressionLevel: 9 })
    .toBuffer()
}
