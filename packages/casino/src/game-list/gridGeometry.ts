/** Width divided by height of the operator's pictures. */
export const pictureRatio = 16 / 11

/** The minimum width of a tile and the gap between tiles, in px. */
const leastTile = 168
const gap = 12
/** The height of a tile's text, in the page's text size. */
const wordsRem = 3.75
/** The borders of a tile, in px. */
const lines = 2

export interface GridGeometry {
  columns: number
  /** In px. */
  tileWidth: number
  tileHeight: number
  gap: number
}

/** Returns the tiles of a grid of this width: at least two per row. Widths and text size in px. */
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

/** Returns the game that a key moves to; undefined for other keys. */
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
