/** The values of a slider: multiples of `step` from `min`, its stops, and `max`. All in units of the last decimal. */
export interface SliderScale {
  min: bigint
  max: bigint
  step: bigint
  /** Ascending, from `min` to `max`, both included. */
  stops: readonly bigint[]
  /** True if the distances between stops are equal, whatever their values. Otherwise a position is a value. */
  isEven: boolean
}

const perGap = 1_000

const clamp = (value: bigint, { min, max }: Pick<SliderScale, 'min' | 'max'>) =>
  value < min ? min : value > max ? max : value
const distance = (one: bigint, other: bigint) => (one < other ? other - one : one - other)

/** Ticks outside the limits are ignored. */
export function sliderScale(
  { min, max, step }: Pick<SliderScale, 'min' | 'max' | 'step'>,
  ticks: readonly bigint[],
  isEven: boolean,
): SliderScale {
  const inside = ticks.filter((tick) => tick > min && tick < max)
  const stops = [...new Set([min, ...inside, max])].toSorted((one, other) => (one < other ? -1 : 1))
  return { min, max, step: step > 0n ? step : 1n, stops, isEven }
}

export function nearestValue(value: bigint, scale: SliderScale): bigint {
  const inside = clamp(value, scale)
  const steps = (inside - scale.min + scale.step / 2n) / scale.step
  const stepped = clamp(scale.min + steps * scale.step, scale)
  return scale.stops.reduce(
    (best, stop) => (distance(stop, inside) < distance(best, inside) ? stop : best),
    stepped,
  )
}

/** Returns the limit at the end. */
export function steppedValue(value: bigint, direction: 1 | -1, scale: SliderScale): bigint {
  const { min, step } = scale
  const from = clamp(value, scale)
  const below = min + ((from - min) / step) * step
  const stepped = direction === 1 ? below + step : below < from ? below : below - step
  return neighbour(from, direction, scale, clamp(stepped, scale))
}

/** Returns the limit at the end. */
export function nextStop(value: bigint, direction: 1 | -1, scale: SliderScale): bigint {
  return neighbour(clamp(value, scale), direction, scale, direction === 1 ? scale.max : scale.min)
}

function neighbour(from: bigint, direction: 1 | -1, { stops }: SliderScale, other: bigint): bigint {
  const stop =
    direction === 1 ? stops.find((one) => one > from) : stops.toReversed().find((one) => one < from)
  if (stop === undefined) return other
  return direction === 1 ? (stop < other ? stop : other) : stop > other ? stop : other
}

export const positionsOf = ({ min, max, stops, isEven }: SliderScale): [first: number, last: number] =>
  isEven ? [0, (stops.length - 1) * perGap] : [Number(min), Number(max)]

export function positionOf(value: bigint, scale: SliderScale): number {
  const inside = clamp(value, scale)
  if (!scale.isEven) return Number(inside)
  const { stops } = scale
  const next = stops.findIndex((stop) => stop >= inside)
  if (next <= 0) return 0
  const [from, to] = [stops[next - 1]!, stops[next]!]
  return (next - 1 + Number(inside - from) / Number(to - from)) * perGap
}

export function valueAt(position: number, scale: SliderScale): bigint {
  if (!scale.isEven) return nearestValue(BigInt(Math.round(position)), scale)
  const { stops } = scale
  const gap = Math.max(0, Math.min(stops.length - 2, Math.floor(position / perGap)))
  const [from, to] = [stops[gap]!, stops[gap + 1] ?? stops[gap]!]
  const share = BigInt(Math.round(position - gap * perGap))
  return nearestValue(from + ((to - from) * share) / BigInt(perGap), scale)
}
