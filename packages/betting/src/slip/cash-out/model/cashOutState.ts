import { invalidate } from '@kit/sdk/query'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { BettingServices } from '../../model/bettingContext.ts'
import { createArmedCashOuts } from './armedCashOuts.ts'
import { createCashOutSender, type CashOutSender } from './cashOutSender.ts'
import type { CashOutTarget } from './liveCashOut.ts'

/** What the sheet is open for: a market, a bet, or all markets of an event. */
export type CashOutSubject =
  | ({ kind: 'position'; isAtOnce?: boolean } & CashOutTarget)
  | { kind: 'event'; eventId: string }

interface CashOuts {
  /** Null while nothing is open. */
  open: StoreApi<{ subject: CashOutSubject | null }>
  sender: CashOutSender
}

const known = new WeakMap<BettingServices, CashOuts>()

const wait = (ms: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms)
  })

/** What the cash outs of a site share, created on first use. */
export function cashOutsOf(services: BettingServices): CashOuts {
  let own = known.get(services)
  if (!own) {
    const { site } = services
    const { client, session } = site.operator
    const open = createStore<{ subject: CashOutSubject | null }>(() => ({ subject: null }))
    let endedLogins = 0
    session.onEnd(() => {
      endedLogins += 1
      open.setState({ subject: null })
    })
    own = {
      open,
      sender: createCashOutSender({
        client,
        armed: createArmedCashOuts(site.tabStorage),
        randomUUID: site.randomUUID,
        wait,
        watchLogin() {
          const ended = endedLogins
          return () => endedLogins === ended
        },
        onTaken() {
          const queries = services.getPage()?.queries
          if (queries) invalidate(queries, ['openBets', 'points'])
        },
        onError: site.onError,
      }),
    }
    known.set(services, own)
  }
  return own
}

/** Opens the sheet. `isAtOnce`: takes what it shows first, for players whose presses place bets at once. */
export const openCashOut = (services: BettingServices, subject: CashOutSubject): void =>
  cashOutsOf(services).open.setState({ subject })
