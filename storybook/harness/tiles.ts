export interface Pixels {
  /** One number a pixel, row by row. */
  colors: Uint32Array
  width: number
}
export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** A picture is told apart by this many tiles each way. */
export const side = 6
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

const edges = (from: number, length: number) =>
  Array.from({ length: side + 1 }, (_, index) => from + Math.floor((length * index) / side))

function tileOf({ colors, width }: Pixels, left: number, right: number, top: number, bottom: number): string {
  let hash = 0x811c9dc5
  for (let y = top; y < bottom; y++)
    for (let x = left; x < right; x++) hash = Math.imul(hash ^ colors[y * width + x]!, 0x01000193)
  // The lowest bits of such a number hardly mix: the upper half is folded in.
  hash ^= hash >>> 15
  hash = Math.imul(hash, 0x2c1b3c6d)
  hash ^= hash >>> 13
  return letters[hash & 63]! + letters[(hash >>> 6) & 63]!
}

/** What stands for a part of a picture: its size, and two letters for each of its tiles, row by row. */
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

/** Where a picture is not as it was: the tiles that differ, counted row by row; all of them when it has another size. */
export function differingTiles(was: string, is: string): number[] {
  const [sizeWas, tilesWas = ''] = was.split(' ')
  const [sizeIs, tilesIs = ''] = is.split(' ')
  return Array.from({ length: side * side }, (_, tile) => tile).filter(
    (tile) =>
      sizeWas !== sizeIs || tilesWas.slice(tile * 2, tile * 2 + 2) !== tilesIs.slice(tile * 2, tile * 2 + 2),
  )
}
