import type { Words } from '@kit/ui'
import { cashOutMessages } from './slip/cash-out/cashOutMessages.ts'
import { eventBarMessages } from './screens/event/eventBarMessages.ts'
import { favouriteMessages } from './screens/favourites/messages.ts'
import { keyMessages } from './slip/keys/keyMessages.ts'
import { newsMessages } from './slip/news/newsMessages.ts'
import { sportsHistoryMessages } from './screens/history/messages.ts'
import { nameMessages } from './market/nameMessages.ts'
import { marketMessages } from './market/marketMessages.ts'
import { messages as early } from './messages.ts'
import { pageMessages } from './pageFacts.ts'
import { openBetsMessages } from './slip/open-bets/openBetsMessages.ts'
import { severalMessages } from './slip/several/severalMessages.ts'
import { slipMessages } from './slip/form/slipMessages.ts'
import { raceMessages } from './screens/races/raceMessages.ts'
import { rowMessages } from './screens/rows/messages.ts'
import { noEventsMessages } from './screens/home/noEventsMessages.ts'
import { pointMessages } from './screens/home/pointMessages.ts'
import { listMessages } from './screens/lists/messages.ts'
import { sportsBookMessages } from './screens/sports-book/messages.ts'
import { livePictureMessages } from './screens/live-picture/livePictureMessages.ts'
import { scoreMessages } from './screens/score/messages.ts'

/** Every word of betting: those of the first screen, and those that come with its parts. */
export const messages = {
  ...early,
  ...favouriteMessages,
  ...eventBarMessages,
  ...marketMessages,
  ...nameMessages,
  ...sportsHistoryMessages,
  ...openBetsMessages,
  ...slipMessages,
  ...severalMessages,
  ...listMessages,
  ...rowMessages,
  ...raceMessages,
  ...pageMessages,
  ...pointMessages,
  ...noEventsMessages,
  ...scoreMessages,
  ...livePictureMessages,
  ...sportsBookMessages,
  ...keyMessages,
  ...newsMessages,
  ...cashOutMessages,
}

declare module '@kit/ui' {
  // The shell declares its own keys; betting words some of them differently.
  interface MessageCatalogue extends Words<Omit<typeof messages, `shell.${string}`>> {}
}

/** A text of this package, which a site's `words` may replace. Who imports its feature has its catalogue by this. */
export type BettingWord = keyof typeof messages
