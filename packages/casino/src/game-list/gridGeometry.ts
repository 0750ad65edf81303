/** Width divided by height, as the operator's pictures. */
export const pictureRatio = 16 / 11

/** In px. */
const leastTile = 168
const gap = 12
/** In the page's text size. */
const wordsRem = 3.75
/** In px. */
const lines = 2

export interface GridGeometry {
  columns: number
  /** In px. */
  tileWidth: number
  tileHeight: number
  gap: number
}

/** At least two per row. Widths and text size in px. */
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

/** Undefined for other keys. */
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
