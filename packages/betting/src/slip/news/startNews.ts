import { newsBetween, type News, type Notes } from './marketNews.ts'

/** How often the page is looked at, in ms. */
const lookMs = 1_000
/** At most one message in this time, in ms: a screen reader is still saying the last one. */
const quietMs = 5_000

export interface NewsTellerOptions {
  /** What the page shows now. */
  read: () => Notes
  say: (news: News) => void
  /** Monotonic, in ms. */
  now: () => number
}

/** The state that was announced, with markets that are new since: only their next change is news. */
function withArrivals(told: Notes, now: Notes): Notes {
  const markets = new Map([...now.markets].map(([id, note]) => [id, told.markets.get(id) ?? note]))
  return { markets, price: told.price?.of === now.price?.of ? told.price : now.price }
}

/** Tells what changes on a page, one message in five seconds with all of it. Returns how to end it. */
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
