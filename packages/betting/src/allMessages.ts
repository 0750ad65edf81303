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
import { lineMessages } from './slip/lines/lineMessages.ts'
import { slipMessages } from './slip/form/slipMessages.ts'
import { raceMessages } from './screens/races/raceMessages.ts'
import { rowMessages } from './screens/rows/messages.ts'
import { noEventsMessages } from './screens/home/noEventsMessages.ts'
import { pointMessages } from './screens/home/pointMessages.ts'
import { listMessages } from './screens/lists/messages.ts'
import { sportsBookMessages } from './screens/sports-book/messages.ts'
import { livePictureMessages } from './screens/live-picture/livePictureMessages.ts'
import { scoreMessages } from './screens/score/messages.ts'

/** All messages of betting: those of the initial bundle, and those loaded with components. */
export const messages = {
  ...early,
  ...favouriteMessages,
  ...eventBarMessages,
  ...marketMessages,
  ...nameMessages,
  ...sportsHistoryMessages,
  ...openBetsMessages,
  ...slipMessages,
  ...lineMessages,
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
  // The shell declares its own keys; betting has other texts for some of them.
  interface MessageCatalogue extends Words<Omit<typeof messages, `shell.${string}`>> {}
}

/**
 * Id of a message of this package, which a site's `words` may replace. Code that imports the feature gets its message
 * catalogue through this type.
 */
export type BettingWord = keyof typeof messages
