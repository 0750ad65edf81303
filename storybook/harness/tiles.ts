export interface Pixels {
  /** One number per pixel, row by row. */
  colors: Uint32Array
  width: number
}
export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** Number of tiles per side of a picture. */
export const side = 6
/** Means are counted in sixteenths of a shade, with 256 shades per channel. */
const steps = 16
/** Repeated rendering of text differs by less, one pixel of space or a shade of background by more. */
const tolerance = 3
const lettersATile = 6
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

const edges = (from: number, length: number) =>
  Array.from({ length: side + 1 }, (_, index) => from + Math.floor((length * index) / side))

const twoLetters = (value: number) => letters[value >> 6]! + letters[value & 63]!
const valueOf = (two: string) => letters.indexOf(two[0]!) * 64 + letters.indexOf(two[1]!)

/** Returns the mean red, green and blue of a tile, two letters each. */
function tileOf({ colors, width }: Pixels, left: number, right: number, top: number, bottom: number): string {
  let red = 0
  let green = 0
  let blue = 0
  for (let y = top; y < bottom; y++)
    for (let x = left; x < right; x++) {
      const color = colors[y * width + x]!
      red += color & 255
      green += (color >>> 8) & 255
      blue += (color >>> 16) & 255
    }
  const count = Math.max(1, (right - left) * (bottom - top))
  return [red, green, blue].map((sum) => twoLetters(Math.round((sum * steps) / count))).join('')
}

export function signatureOf(pixels: Pixels, { x, y, width, height }: Box): string {
  const columns = edges(x, width)
  const rows = edges(y, height)
  const tiles = rows
    .slice(0, -1)
    .flatMap((top, row) =>
      columns
        .slice(0, -1)
        .map((left, column) => tileOf(pixels, left, columns[column + 1]!, top, rows[row + 1]!)),
    )
  return `${width}x${height} ${tiles.join('')}`
}

function differs(was: string, is: string): boolean {
  if (was.length !== is.length) return true
  for (let at = 0; at < was.length; at += 2)
    if (Math.abs(valueOf(was.slice(at, at + 2)) - valueOf(is.slice(at, at + 2))) > tolerance) return true
  return false
}

/**
 * Returns the tiles that differ between two signatures, counted row by row, or all of them if the sizes
 * differ.
 */
export function differingTiles(was: string, is: string): number[] {
  const [sizeWas, tilesWas = ''] = was.split(' ')
  const [sizeIs, tilesIs = ''] = is.split(' ')
  const tile = (tiles: string, index: number) => tiles.slice(index * lettersATile, (index + 1) * lettersATile)
  return Array.from({ length: side * side }, (_, index) => index).filter(
    (index) => sizeWas !== sizeIs || differs(tile(tilesWas, index), tile(tilesIs, index)),
  )
}

/**
 * Returns true if two machines render alike: the same Chromium, and the same signature of the sample. Each is
 * `Chromium 1.2.3, signature`.
 */
export function drawAlike(one: string, other: string): boolean {
  const [version, sample = ''] = one.split(', ')
  const [otherVersion, otherSample = ''] = other.split(', ')
  return version === otherVersion && differingTiles(sample, otherSample).length === 0
}
