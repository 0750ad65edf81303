import type { BrandDesign, DrawingShape, LogoDrawing } from '../brands/brand.ts'
import { brandTokens } from '../brands/brandTokens.ts'

/** The mark of the logo in the colours of the brand's first mode, on its surface. */
export function markSvg(design: BrandDesign, { markViewBox, shapes }: LogoDrawing): string {
  const { color } = brandTokens(design, design.defaultMode)
  const tones: Readonly<Record<DrawingShape['tone'], string>> = {
    text: color.text,
    muted: color.textMuted,
    line: color.lineStrong,
    surface: color.surface,
    sunken: color.surfaceSunken,
    accent: color.accent,
    action: color.action,
  }
  const [x, y, width, height] = markViewBox.split(' ')
  const drawn = shapes.map(({ d, tone, stroke, opacity }) => {
    const paint =
      stroke === undefined
        ? `fill="${tones[tone]}"`
        : `fill="none" stroke="${tones[tone]}" stroke-width="${stroke}" stroke-linecap="round" stroke-linejoin="round"`
    return `<path d="${d}" ${paint}${opacity === undefined ? '' : ` opacity="${opacity}"`}/>`
  })
  const ground = `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${color.surface}"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${markViewBox}">${ground}${drawn.join('')}</svg>\n`
}
