import {
  holdMarket,
  listControlledMarkets,
  rollBackMarket,
  settleMarket,
  voidMarket,
  type ControlledMarket,
} from '@kit/sdk/contract'
import type { CheckTransactionCode } from '../accounts/transactionCode.ts'
import { marketClosed, marketUnknown } from '../bets/failures.ts'
import type { AccountRow, Database } from '../database/schema.ts'
import { route, type Route } from '../http/route.ts'
import { knowsMarket, setHeld } from '../markets/catalogue.ts'
import type { Outcome } from '../markets/marketState.ts'
import type { MarketBooks } from '../markets/marketBooks.ts'
import { createMarketAnnouncer, type MarketAnnouncer } from '../markets/marketAnnouncer.ts'
import type { Outbox } from '../announcements/outbox.ts'
import { once } from './command.ts'
import { controlledMarket, findControlledMarkets } from './controlledMarkets.ts'
import { rollBackByHand, settleByHand, voidByHand } from './endMarket.ts'

export type ControlledBooks = Pick<MarketBooks, 'get' | 'hold' | 'close' | 'reopen' | 'flush'>

export interface MarketControlServices {
  database: Database
  books: ControlledBooks
  clock(): number
  outbox: Outbox
  checkTransactionCode: CheckTransactionCode
}

interface Signed {
  key: string
  marketId: string
  transactionCode: string
}

export function marketControlRoutes(services: MarketControlServices): Route[] {
  const { database, books, clock, outbox, checkTransactionCode } = services

  const shown = async (executor: Database, id: string): Promise<ControlledMarket> => {
    const found = await controlledMarket(executor, books, id)
    if (!found) throw marketUnknown()
    return found
  }

  /**
   * Runs a signed command once. `act` announces in its transaction. The function it returns updates the
   * market books after the commit, and only the first time.
   */
  const command = async (
    login: { account: AccountRow },
    { transactionCode, ...asked }: Signed & Record<string, unknown>,
    name: string,
    act: (tx: Database, at: Date, news: MarketAnnouncer) => Promise<() => void>,
  ) => {
    checkTransactionCode(login.account, transactionCode)
    const { key, ...says } = asked
    const at = new Date(clock())
    let publish = () => {}
    const { docs } = await outbox.transaction((tx, announce) =>
      once(tx, { key, administratorId: login.account.id, says: [name, says], at }, async (inner) => {
        publish = await act(inner, at, createMarketAnnouncer(announce, books))
        return shown(inner, asked.marketId)
      }),
    )
    publish()
    return { docs }
  }

  const endWith = (news: MarketAnnouncer, marketId: string, players: readonly string[], outcome: Outcome) => {
    news.announceEnd(marketId)
    news.announceToPlayers(players, marketId, true)
    return () => {
      books.close(marketId, outcome, 'operator')
      books.flush()
    }
  }

  return [
    route(listControlledMarkets, (asked) => findControlledMarkets(database, books, asked)),

    route(holdMarket, async ({ marketId, isHeld }) => {
      if (!(await setHeld(database, marketId, isHeld)))
        throw (await knowsMarket(database, marketId)) ? marketClosed() : marketUnknown()
      books.hold(marketId, isHeld)
      return { docs: await shown(database, marketId) }
    }),

    route(settleMarket, (asked, { login }) =>
      command(login, asked, 'settle', async (tx, at, news) => {
        const { players, outcome } = await settleByHand(tx, { ...asked, at })
        return endWith(news, asked.marketId, players, outcome)
      }),
    ),

    route(voidMarket, (asked, { login }) =>
      command(login, asked, 'void', async (tx, at, news) => {
        const { players, outcome } = await voidByHand(tx, { ...asked, at })
        return endWith(news, asked.marketId, players, outcome)
      }),
    ),

    route(rollBackMarket, (asked, { login }) =>
      command(login, asked, 'rollback', async (tx, at, news) => {
        const { players, runners } = await rollBackByHand(tx, { ...asked, at })
        // Pages must also read the results again.
        news.announceToPlayers(players, asked.marketId, true)
        return () => {
          books.reopen(asked.marketId, runners)
          books.hold(asked.marketId, true)
          books.flush()
        }
      }),
    ),
  ]
}
