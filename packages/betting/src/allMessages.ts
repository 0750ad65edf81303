import type { Words } from '@kit/ui'
import { favouriteMessages } from './favourites/messages.ts'
import { keyMessages } from './keys/keyMessages.ts'
import { newsMessages } from './news/newsMessages.ts'
import { sportsHistoryMessages } from './history/messages.ts'
import { marketMessages } from './market/marketMessages.ts'
import { messages as early } from './messages.ts'
import { openBetsMessages } from './open-bets/openBetsMessages.ts'
import { slipMessages } from './slip/slipMessages.ts'
import { noEventsMessages } from './home/noEventsMessages.ts'
import { pointMessages } from './home/pointMessages.ts'
import { listMessages } from './lists/messages.ts'
import { sportsBookMessages } from './sports-book/messages.ts'
import { scoreMessages } from './score/messages.ts'

/** Every word of betting: those of the first screen, and those that come with its parts. */
export const messages = {
  ...early,
  ...favouriteMessages,
  ...marketMessages,
  ...sportsHistoryMessages,
  ...openBetsMessages,
  ...slipMessages,
  ...listMessages,
  ...pointMessages,
  ...noEventsMessages,
  ...scoreMessages,
  ...sportsBookMessages,
  ...keyMessages,
  ...newsMessages,
}

declare module '@kit/ui' {
  interface MessageCatalogue extends Words<typeof messages> {}
}
