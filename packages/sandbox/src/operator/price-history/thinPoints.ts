import type { HistoryPoint } from '@kit/sdk/contract'

/** How finely points are kept by their age, in ms: the newest each second, the oldest each five minutes. */
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

/** Of a bucket: its highest and its lowest price to back, and how it ended. */
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
 * Thins a runner's points by their age, the newest last: at most one each second for ten minutes, three each half minute for
 * an hour and three each five minutes for twelve hours; older ones go. At most 1,303 are left. The highest and the
 * lowest price to back of what is young enough stay.
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
