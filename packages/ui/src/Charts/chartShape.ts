/** One figure of a series, oldest first. */
export interface ChartPoint {
  /** The category of the value: a day, a runner. */
  label: string
  /** Value for drawing only; `format` writes the exact amount. */
  value: number
}

const WIDTH = 100
const HEIGHT = 40
const rounded = (value: number) => Math.round(value * 100) / 100

function heightsOf(values: readonly number[]): (value: number) => number {
  const low = Math.min(...values)
  const high = Math.max(...values)
  // A constant series is drawn in the middle.
  return (value) => (high === low ? HEIGHT / 2 : HEIGHT - ((value - low) / (high - low)) * HEIGHT)
}

/** Returns the path of a line through the values, in a box of 100 by 40. */
export function sparkPath(values: readonly number[]): string {
  const heightOf = heightsOf(values)
  const step = values.length > 1 ? WIDTH / (values.length - 1) : 0
  return values
    .map((value, index) => `${index === 0 ? 'M' : 'L'}${rounded(index * step)} ${rounded(heightOf(value))}`)
    .join('')
}

export interface Bar {
  x: number
  y: number
  width: number
  height: number
  sign: 'gain' | 'loss' | 'even'
}

/** Returns bars from a common base line, gains above and losses below, in a box of 100 by 40. */
export function barShapes(values: readonly number[]): { bars: Bar[]; base: number } {
  const high = Math.max(0, ...values)
  const low = Math.min(0, ...values)
  const scale = high === low ? 0 : HEIGHT / (high - low)
  const base = high === low ? HEIGHT : high * scale
  const slot = WIDTH / Math.max(1, values.length)
  // A maximum width, so that a few bars do not become blocks.
  const thickness = Math.min(slot * 0.7, 12)
  const bars = values.map((value, index): Bar => ({
    x: rounded((index + 0.5) * slot - thickness / 2),
    y: rounded(value > 0 ? base - value * scale : base),
    width: rounded(thickness),
    height: rounded(Math.abs(value) * scale),
    sign: value > 0 ? 'gain' : value < 0 ? 'loss' : 'even',
  }))
  return { bars, base: rounded(base) }
}

/**
 * Returns steps in a row from a common base line, each as wide as its share of `widths`, and the line along their tops,
 * in a box of 100 by 40.
 */
export function stepShapes(
  values: readonly number[],
  widths: readonly number[],
): { steps: Bar[]; base: number; path: string } {
  const { bars, base } = barShapes(values)
  const total = widths.reduce((sum, width) => sum + width, 0)
  let from = 0
  const steps = bars.map((bar, index): Bar => {
    const width = total === 0 ? 0 : ((widths[index] ?? 0) / total) * WIDTH
    const step = { ...bar, x: rounded(from), width: rounded(width) }
    from += width
    return step
  })
  const path = steps
    .map(({ x, y, width, height, sign }, index) => {
      const top = sign === 'loss' ? rounded(y + height) : y
      return `${index === 0 ? 'M' : 'L'}${x} ${top}H${rounded(x + width)}`
    })
    .join('')
  return { steps, base, path }
}
