import { newsBetween, type News, type Notes } from './marketNews.ts'

/** Interval between checks of the page, in ms. */
const lookMs = 1_000
/** Minimum time between messages, in ms, in which a screen reader can finish the last one. */
const quietMs = 5_000

export interface NewsOptions {
  read: () => Notes
  announce: (news: News) => void
  /** Monotonic time in ms. */
  now: () => number
}

/** Returns the announced state plus markets that are new since then, so that only their next change is announced. */
function withArrivals(announced: Notes, now: Notes): Notes {
  const markets = new Map([...now.markets].map(([id, note]) => [id, announced.markets.get(id) ?? note]))
  return { markets, price: announced.price?.of === now.price?.of ? announced.price : now.price }
}

/**
 * Watches the page and announces its changes, at most one message in five seconds. Returns a function that stops it.
 */
export function startNews({ read, announce, now }: NewsOptions): () => void {
  let announced = read()
  let quietUntil = -Infinity
  const look = () => {
    const notes = read()
    announced = withArrivals(announced, notes)
    const news = now() < quietUntil ? undefined : newsBetween(announced, notes)
    if (!news) return
    announced = notes
    quietUntil = now() + quietMs
    announce(news)
  }
  const timer = setInterval(look, lookMs)
  return () => clearInterval(timer)
}
