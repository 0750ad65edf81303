import { lastResultMessages } from './last-result/messages.ts'
import { favouriteMessages } from './favourites/messages.ts'
import { keyMessages } from './keys/keyMessages.ts'
import { newsMessages } from './news/newsMessages.ts'
import { betsMessages } from './my-bets/betsMessages.ts'
import { marketMessages } from './market/marketMessages.ts'
import { messages as early } from './messages.ts'
import { openBetsMessages } from './open-bets/openBetsMessages.ts'
import { slipMessages } from './slip/slipMessages.ts'
import { noEventsMessages } from './home/noEventsMessages.ts'
import { listMessages } from './lists/messages.ts'
import { sportsBookMessages } from './sports-book/messages.ts'
import { scoreMessages } from './score/messages.ts'

/** Every word of betting: those of the first screen, and those that come with its parts. */
export const messages = {
  ...early,
  ...favouriteMessages,
  ...marketMessages,
  ...betsMessages,
  ...openBetsMessages,
  ...slipMessages,
  ...listMessages,
  ...lastResultMessages,
  ...noEventsMessages,
  ...scoreMessages,
  ...sportsBookMessages,
  ...keyMessages,
  ...newsMessages,
}
