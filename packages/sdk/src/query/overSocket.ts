import { askEvents, askMarkets, type Home, type Market } from '../contract/index.ts'
import { askLive } from '../live/ask.ts'
import type { Live } from '../operator.ts'

type Asking = Pick<Live, 'send'>

/** Time limit in ms: a list that waits for HTTP and then for the socket must not load for long. */
const timeoutMs = 5_000

/** Uses `getAllEvent`, which answers events only: the highlights are those of the cached document. */
export async function askHome(live: Asking, held: Home | undefined): Promise<Home> {
  const events = await askLive(live, askEvents, {}, timeoutMs)
  return {
    ongoing: events.filter(({ isInPlay }) => isInPlay),
    upcoming: events.filter(({ isInPlay }) => !isInPlay),
    highlight: held?.highlight ?? [],
    marketIds: events.flatMap(({ mainMarket }) => mainMarket?.id ?? []),
  }
}

/** Uses `getAllMarket`. */
export const askOpenMarkets = (live: Asking): Promise<Market[]> => askLive(live, askMarkets, {}, timeoutMs)
