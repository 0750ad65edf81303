import type { Colour } from './colour.ts'

/**
 * A shape, defined by the distance to its edge, which is negative inside. Unit: a 160th of the picture's
 * width.
 */
export interface Shape {
  fill: Colour
  /** Opacity from 0 to 1. */
  alpha: number
  /** Bounding box: left, top, right, bottom. */
  box: readonly [number, number, number, number]
  distance(x: number, y: number): number
}

export type Paint = Pick<Shape, 'fill' | 'alpha'>
type Point = readonly [number, number]

// Much faster than Math.hypot, and exact enough for a pixel.
const far = (x: number, y: number): number => Math.sqrt(x * x + y * y)

export const disc = (x: number, y: number, radius: number, paint: Paint): Shape => ({
  ...paint,
  box: [x - radius, y - radius, x + radius, y + radius],
  distance: (px, py) => far(px - x, py - y) - radius,
})

export const ring = (x: number, y: number, radius: number, thickness: number, paint: Paint): Shape => ({
  ...disc(x, y, radius + thickness, paint),
  distance: (px, py) => Math.abs(far(px - x, py - y) - radius) - thickness / 2,
})

export function roundBox(
  { x, y, width, height, round, turn }: Record<'x' | 'y' | 'width' | 'height' | 'round' | 'turn', number>,
  paint: Paint,
): Shape {
  const [sine, cosine] = [Math.sin(turn), Math.cos(turn)]
  const reach = Math.hypot(width, height) / 2
  return {
    ...paint,
    box: [x - reach, y - reach, x + reach, y + reach],
    distance(px, py) {
      const [dx, dy] = [px - x, py - y]
      const across = Math.abs(dx * cosine + dy * sine) - width / 2 + round
      const along = Math.abs(dy * cosine - dx * sine) - height / 2 + round
      return far(Math.max(across, 0), Math.max(along, 0)) + Math.min(Math.max(across, along), 0) - round
    },
  }
}

export function polygon(points: readonly Point[], paint: Paint): Shape {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  return {
    ...paint,
    box: [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)],
    distance(px, py) {
      let nearest = Number.POSITIVE_INFINITY
      let isInside = false
      let [lastX, lastY] = points.at(-1) ?? [0, 0]
      for (const [x, y] of points) {
        const [ex, ey, wx, wy] = [lastX - x, lastY - y, px - x, py - y]
        const along = Math.min(1, Math.max(0, (wx * ex + wy * ey) / (ex * ex + ey * ey || 1)))
        const [dx, dy] = [wx - ex * along, wy - ey * along]
        nearest = Math.min(nearest, dx * dx + dy * dy)
        if (y > py !== lastY > py && px < (ex * (py - y)) / ey + x) isInside = !isInside
        lastX = x
        lastY = y
      }
      return isInside ? -Math.sqrt(nearest) : Math.sqrt(nearest)
    },
  }
}

/** Returns a star. If `inner` is near `outer`, it is a polygon with twice as many corners. */
export function star(
  { x, y, points, outer, inner, turn }: Record<'x' | 'y' | 'points' | 'outer' | 'inner' | 'turn', number>,
  paint: Paint,
): Shape {
  const corners = Array.from({ length: points * 2 }, (_value, index): Point => {
    const angle = turn + (index * Math.PI) / points
    const radius = index % 2 === 0 ? outer : inner
    return [x + radius * Math.sin(angle), y - radius * Math.cos(angle)]
  })
  return polygon(corners, paint)
}

export const stroke = ([x, y]: Point, [toX, toY]: Point, thickness: number, paint: Paint): Shape => ({
  ...paint,
  box: [
    Math.min(x, toX) - thickness,
    Math.min(y, toY) - thickness,
    Math.max(x, toX) + thickness,
    Math.max(y, toY) + thickness,
  ],
  distance(px, py) {
    const [ex, ey] = [toX - x, toY - y]
    const along = Math.min(1, Math.max(0, ((px - x) * ex + (py - y) * ey) / (ex * ex + ey * ey || 1)))
    return far(px - x - ex * along, py - y - ey * along) - thickness / 2
  },
})
