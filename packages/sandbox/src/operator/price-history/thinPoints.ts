import type { HistoryPoint } from '@kit/sdk/contract'

/** Interval of the points by their age, in ms: the newest each second, the oldest each five minutes. */
const tiers = [
  { upToAgeMs: 600_000, bucketMs: 1_000 },
  { upToAgeMs: 3_600_000, bucketMs: 30_000 },
  { upToAgeMs: 43_200_000, bucketMs: 300_000 },
] as const

const bucketOf = (at: number, nowMs: number): string | undefined => {
  const tier = tiers.find(({ upToAgeMs }) => nowMs - at <= upToAgeMs)
  // In whole buckets of the clock, so that thinning again changes nothing.
  return tier && `${tier.bucketMs} ${Math.floor(at / tier.bucketMs)}`
}

/** Returns the highest and the lowest back price of a bucket, and its last point. */
function keptOf(bucket: readonly HistoryPoint[]): HistoryPoint[] {
  const ending = bucket.at(-1)
  const kept = new Set<HistoryPoint | undefined>([ending])
  const priced = bucket.filter(({ back }) => back !== undefined)
  const back = (point: HistoryPoint) => point.back ?? 0
  if (priced.length > 0) {
    kept.add(priced.reduce((high, one) => (back(one) > back(high) ? one : high)))
    kept.add(priced.reduce((low, one) => (back(one) < back(low) ? one : low)))
  }
  return bucket.filter((point) => kept.has(point))
}

/**
 * Newest last: one point per second for ten minutes, three per half minute for an hour, three per five
 * minutes for twelve hours; at most 1,303. Each bucket keeps its highest and lowest back price.
 */
export function thinPoints(points: readonly HistoryPoint[], nowMs: number): HistoryPoint[] {
  const buckets = new Map<string, HistoryPoint[]>()
  for (const point of points) {
    const name = bucketOf(point.at, nowMs)
    if (name === undefined) continue
    const bucket = buckets.get(name)
    if (bucket) bucket.push(point)
    else buckets.set(name, [point])
  }
  return [...buckets].flatMap(([name, bucket]) =>
    name.startsWith('1000 ') ? bucket.slice(-1) : keptOf(bucket),
  )
}
