import type { GreyBox } from './greyBoxesOf.ts'

export interface Screen {
  width: number
  height: number
}

const fills: Record<GreyBox['kind'], string> = {
  panel: '#e6e6e6',
  text: '#8f8f8f',
  picture: '#a9a9a9',
  control: '#c4c4c4',
}

const number = (value: number) => Math.round(value * 10) / 10

/** Draws an SVG, with sizes and positions only. */
export function drawGreyBoxes(boxes: readonly GreyBox[], { width, height }: Screen): string {
  const drawn = boxes.map(({ kind, left, top, width, height }) => {
    const isLine = kind === 'text'
    // A line of text is drawn as high as its letters, not as its line height.
    const [y, high] = isLine ? [top + height * 0.25, height * 0.5] : [top, height]
    const edge = isLine ? '' : ' stroke="#b0b0b0" stroke-width="1"'
    return `<rect x="${number(left)}" y="${number(y)}" width="${number(width)}" height="${number(high)}" fill="${fills[kind]}"${edge}/>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><rect width="100%" height="100%" fill="#f6f6f6"/>${drawn.join('')}</svg>`
}

/** Side of the squares by which layouts are compared, in px. */
const cellPx = 10

/**
 * Returns how much of a screen differs between two layouts, from 0 (equal) to 1: the share of squares with other
 * boxes in them.
 */
export function difference(one: readonly GreyBox[], other: readonly GreyBox[], screen: Screen): number {
  const [across, down] = [Math.ceil(screen.width / cellPx), Math.ceil(screen.height / cellPx)]
  const gridOf = (boxes: readonly GreyBox[]) => {
    const grid = Array.from({ length: across * down }, () => 0)
    for (const { kind, left, top, width, height } of boxes) {
      const value = { panel: 1, control: 2, picture: 3, text: 4 }[kind]
      const [toX, toY] = [Math.ceil((left + width) / cellPx), Math.ceil((top + height) / cellPx)]
      for (let y = Math.floor(top / cellPx); y < Math.min(down, toY); y += 1)
        for (let x = Math.floor(left / cellPx); x < Math.min(across, toX); x += 1)
          grid[y * across + x] = value
    }
    return grid
  }
  const [first, second] = [gridOf(one), gridOf(other)]
  return first.filter((value, index) => value !== second[index]).length / first.length
}
