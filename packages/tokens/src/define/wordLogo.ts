import type { DrawingShape, LogoDrawing } from '../brands/brand.ts'
import { letters, type Letter } from './letters.ts'

const height = 36
const stroke = 2.8
const gap = 5
const wordGap = 8
/** The upper edge of the letters, which are 16 high, in the middle. */
const top = 10
/** The word begins right of the mark. */
const wordStart = 46

/** Moves a path of a letter, command by command: an absolute `M`, `L`, `H`, `V`, `A` or `Z`. */
function moved(d: string, x: number, y: number, scale = 1): string {
  const round = (value: number) => Number(value.toFixed(2))
  return d.replaceAll(/([MLHVAZ])([^MLHVAZ]*)/g, (_, command: string, rest: string) => {
    const values = [...rest.matchAll(/-?(?:\d+\.?\d*|\.\d+)/g)].map(([value]) => Number(value))
    const across = (value: number) => round(value * scale + x)
    const down = (value: number) => round(value * scale + y)
    if (command === 'H') return `H${values.map(across).join(' ')}`
    if (command === 'V') return `V${values.map(down).join(' ')}`
    if (command === 'A') {
      const [rx = 0, ry = 0, turn = 0, large = 0, sweep = 0, endX = 0, endY = 0] = values
      return `A${round(rx * scale)} ${round(ry * scale)} ${turn} ${large} ${sweep} ${across(endX)} ${down(endY)}`
    }
    return command + values.map((value, index) => (index % 2 === 0 ? across(value) : down(value))).join(' ')
  })
}

const known = (label: string): (Letter | undefined)[] =>
  [...label.normalize('NFKD').toUpperCase()].map((sign) => letters[sign])

/** The first letter on a filled tile, or only the tile if these letters cannot write the name. */
function markOf(first: Letter | undefined): DrawingShape[] {
  const tile: DrawingShape = {
    d: 'M9 2H27A7 7 0 0 1 34 9V27A7 7 0 0 1 27 34H9A7 7 0 0 1 2 27V9A7 7 0 0 1 9 2Z',
    tone: 'accent',
  }
  if (!first) return [tile, { d: 'M18 11A7 7 0 1 0 18 25A7 7 0 1 0 18 11Z', tone: 'surface', stroke: 3.4 }]
  const size = 1.1
  const place = moved(first.d, 18 - (first.width * size) / 2, 18 - 8 * size, size)
  return [tile, { d: place, tone: 'surface', stroke: 3.4 }]
}

/**
 * Returns a logo for a brand without one: its name in strokes of one width after its first letter on a tile.
 * Characters that these letters lack (another script, an emoji) are left out.
 */
export function wordLogo(label: string): LogoDrawing {
  const signs = known(label)
  const shapes: DrawingShape[] = []
  let x = wordStart
  let isBetweenWords = false
  for (const sign of signs) {
    if (!sign) {
      isBetweenWords = shapes.length > 0
      continue
    }
    if (isBetweenWords) x += wordGap - gap
    isBetweenWords = false
    shapes.push({ d: moved(sign.d, x, top), tone: 'text', stroke })
    x += sign.width + gap
  }
  const width = shapes.length > 0 ? Math.ceil(x - gap + stroke) : height
  return {
    viewBox: `0 0 ${width} ${height}`,
    markViewBox: `0 0 ${height} ${height}`,
    shapes: [...markOf(signs.find((sign) => sign !== undefined)), ...shapes],
  }
}
