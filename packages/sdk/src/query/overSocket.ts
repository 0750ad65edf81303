import { askEvents, askMarkets, type Home, type Market } from '../contract/index.ts'
import { askLive } from '../live/ask.ts'
import type { Live } from '../operator.ts'

type Asking = Pick<Live, 'send'>

/** A list that waits for HTTP and then for the socket must not load for long, in ms. */
const timeoutMs = 5_000

/** The home document by `getAllEvent`, which answers events only: the highlights are those of the document held. */
export async function askHome(live: Asking, held: Home | undefined): Promise<Home> {
  const events = await askLive(live, askEvents, {}, timeoutMs)
  return {
    ongoing: events.filter(({ isInPlay }) => isInPlay),
    upcoming: events.filter(({ isInPlay }) => !isInPlay),
    highlight: held?.highlight ?? [],
    marketIds: events.flatMap(({ mainMarket }) => mainMarket?.id ?? []),
  }
}

/** Every open market, by `getAllMarket`. */
export const askOpenMarkets = (live: Asking): Promise<Market[]> => askLive(live, askMarkets, {}, timeoutMs)
