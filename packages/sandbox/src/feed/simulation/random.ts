/** A seeded random generator with the same output on every machine. Not for secrets. */
export interface Random {
  /** Returns a number from 0 (inclusive) to 1 (exclusive). */
  next(): number
  between(low: number, high: number): number
  /** Returns a whole number; both limits are inclusive. */
  whole(low: number, high: number): number
  /** Normally distributed, with mean 0 and deviation 1. */
  bell(): number
  pick<T>(list: readonly [T, ...T[]]): T
  weighted(weights: readonly number[]): number
}

/** Hashes the parts to 32 bits. */
export function seedOf(...parts: number[]): number {
  let value = 0x9e3779b9
  for (const part of parts) {
    value = Math.imul(value ^ part, 0x85ebca6b)
    value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35)
    value ^= value >>> 16
  }
  return value >>> 0
}

export function createRandom(seed: number): Random {
  let state = seed >>> 0
  function next() {
    // A 32-bit counter with a mixing function, which is uniform enough for prices.
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const between = (low: number, high: number) => low + next() * (high - low)
  return {
    next,
    between,
    whole: (low, high) => Math.floor(between(low, high + 1)),
    bell: () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
    pick: (list) => list[Math.floor(next() * list.length)] ?? list[0],
    weighted(weights) {
      let left = next() * weights.reduce((sum, weight) => sum + weight, 0)
      for (const [index, weight] of weights.entries()) {
        left -= weight
        if (left < 0) return index
      }
      return weights.length - 1
    },
  }
}
