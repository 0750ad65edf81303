import { newsBetween, type News, type Notes } from './marketNews.ts'

/** Interval between checks of the page, in ms. */
const lookMs = 1_000
/** Minimum time between messages, in ms, in which a screen reader can finish the last one. */
const quietMs = 5_000

export interface NewsTellerOptions {
  /** Returns what the page shows now. */
  read: () => Notes
  say: (news: News) => void
  /** Monotonic time in ms. */
  now: () => number
}

/** Returns the announced state plus markets that are new since then, so that only their next change is announced. */
function withArrivals(told: Notes, now: Notes): Notes {
  const markets = new Map([...now.markets].map(([id, note]) => [id, told.markets.get(id) ?? note]))
  return { markets, price: told.price?.of === now.price?.of ? told.price : now.price }
}

/**
 * Watches the page and announces its changes, at most one message in five seconds. Returns a function that stops it.
 */
export function startNews({ read, say, now }: NewsTellerOptions): () => void {
  let told = read()
  let quietUntil = -Infinity
  const look = () => {
    const notes = read()
    told = withArrivals(told, notes)
    const news = now() < quietUntil ? undefined : newsBetween(told, notes)
    if (!news) return
    told = notes
    quietUntil = now() + quietMs
    say(news)
  }
  const timer = setInterval(look, lookMs)
  return () => clearInterval(timer)
}
