/** Width divided by height, as the operator's pictures. */
export const pictureRatio = 16 / 11

/** Smallest width of a tile, in px. */
const leastTile = 168
const gap = 12
/** Height of the text, in the page's text size. */
const wordsRem = 3.75
/** Width of a tile's borders in px. */
const lines = 2

export interface GridGeometry {
  columns: number
  /** Size of a tile in px. */
  tileWidth: number
  tileHeight: number
  gap: number
}

/** Returns a grid of at least two tiles per row. Widths and text size are in px. */
export function gridGeometry(width: number, textSize: number): GridGeometry {
  const columns = Math.max(2, Math.floor((width + gap) / (leastTile + gap)))
  const tileWidth = Math.max(1, Math.floor((width - (columns - 1) * gap) / columns))
  return {
    columns,
    tileWidth,
    tileHeight: Math.ceil((tileWidth - lines) / pictureRatio + wordsRem * textSize + lines),
    gap,
  }
}

/** Returns undefined for other keys. */
export function neighbourOf(
  key: string,
  from: number,
  { columns, count, isRightToLeft }: { columns: number; count: number; isRightToLeft: boolean },
): number | undefined {
  const [right, left] = isRightToLeft ? [-1, 1] : [1, -1]
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: right,
    ArrowLeft: left,
    ArrowDown: columns,
    ArrowUp: -columns,
    Home: -from,
    End: count - 1 - from,
  }
  const step = steps[key]
  if (step === undefined) return undefined
  const to = from + step
  return to >= 0 && to < count ? to : from
}
