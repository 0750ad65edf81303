import sharp, { type Sharp } from 'sharp'

type Background = string | { r: number; g: number; b: number }

/** Share of a maskable icon's width for the mark, so that it fits into the circle of 80 % that every mask keeps. */
const markPart = 0.6

/** Returns the density in dpi. */
const densityFor = (sizePx: number, svgWidthPx: number) =>
  Math.min(2_400, Math.ceil((72 * sizePx) / svgWidthPx))

const widthOf = (svg: string) => Number(/viewBox="[\d.-]+ [\d.-]+ ([\d.]+)/.exec(svg)?.[1] ?? 36)

const drawn = (svg: string, sizePx: number) =>
  sharp(Buffer.from(svg), { density: densityFor(sizePx, widthOf(svg)) }).resize(sizePx, sizePx)

/** The mark's background fills the icon to its edges; `otherwise` if it is transparent. */
async function groundOf(svg: string, otherwise: string): Promise<Background> {
  const size = 72
  const { data, info } = await drawn(svg, size).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  // The middle of the top edge, inside any border.
  const at = (6 * info.width + size / 2) * info.channels
  const [r = 0, g = 0, b = 0, alpha = 0] = data.subarray(at, at + 4)
  return alpha === 255 ? { r, g, b } : otherwise
}

const png = async (picture: Sharp) => new Uint8Array(await picture.png({ compressionLevel: 9 }).toBuffer())

async function onGround(
  svg: string,
  sizePx: number,
  part: number,
  background: Background,
): Promise<Uint8Array> {
  const mark = await drawn(svg, Math.round(sizePx * part))
    .png()
    .toBuffer()
  const ground = sharp({ create: { width: sizePx, height: sizePx, channels: 3, background } })
  return png(ground.composite([{ input: mark, gravity: 'centre' }]))
}

/**
 * Returns the icons of an installed site by file name. They show the brand's mark as it is, and with a margin for
 * operating systems that crop it (`maskable`), each in the two sizes that Chrome requires. Apple's icon is opaque.
 */
export async function iconsOf(svg: string, themeColor: string): Promise<ReadonlyMap<string, Uint8Array>> {
  const ground = await groundOf(svg, themeColor)
  const files = new Map<string, Uint8Array>()
  for (const size of [192, 512]) {
    files.set(`icons/icon-${size}.png`, await png(drawn(svg, size)))
    files.set(`icons/maskable-${size}.png`, await onGround(svg, size, markPart, ground))
  }
  files.set('icons/apple-touch-icon.png', await onGround(svg, 180, 1, ground))
  return files
}
