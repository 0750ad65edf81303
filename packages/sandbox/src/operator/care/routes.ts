import {
  confirmRealityCheck,
  excludeSelf,
  getCare,
  listCareHistory,
  setCareLimit,
  setRealityCheck,
  startTimeOut,
} from '@kit/sdk/contract'
import type { Announce } from '../announcements/announcements.ts'
import type { Outbox } from '../announcements/outbox.ts'
import { cancelForBreak } from '../bets/unmatched/cancelOrders.ts'
import { lockAccount } from '../accounts/accountStore.ts'
import type { Sessions } from '../accounts/sessions.ts'
import { rulesOfDomains } from '../configuration/configurations.ts'
import type { Database } from '../database/schema.ts'
import { demoAccount } from '../http/refused.ts'
import { route, type Login, type Route } from '../http/route.ts'
import {
  addCareEvent,
  breaksOf,
  careHistory,
  careOf,
  saveBreaks,
  saveLimit,
  storedLimit,
} from './careStore.ts'
import { checkDemanded } from './failures.ts'
import { changedLimit } from './limitRules.ts'

const hourMs = 3_600_000

const later = (one: Date | null, other: Date): Date => (one !== null && one > other ? one : other)

function monthsAfter(at: Date, months: number): Date {
  const end = new Date(at)
  end.setUTCMonth(end.getUTCMonth() + months)
  return end
}

/**
 * Calls for a player's own protection. Each change and its entry in the history are written in one
 * transaction.
 */
export function careRoutes({
  database,
  outbox,
  clock,
  sessions,
}: {
  database: Database
  outbox: Outbox
  clock(): number
  sessions: Pick<Sessions, 'readCheck'>
}): Route[] {
  /**
   * Changes a player's protections in one transaction. `work` locks the player, so that no bet or deposit
   * intervenes.
   */
  async function change(
    { login: { account, domains } }: { login: Pick<Login, 'account' | 'domains'> },
    work: (tx: Database, userId: string, at: Date, announce: Announce) => Promise<void>,
  ) {
    if (account.isDemo) throw demoAccount()
    const { demands } = await rulesOfDomains(database, domains)
    return outbox.transaction(async (tx, announce) => {
      const at = new Date(clock())
      await work(tx, account.id, at, announce)
      return { docs: await careOf(tx, account.id, at, demands.depositWaitsFor) }
    })
  }

  return [
    route(getCare, async (_request, { login }) => {
      const { demands } = await rulesOfDomains(database, login.domains)
      return { docs: await careOf(database, login.account.id, new Date(clock()), demands.depositWaitsFor) }
    }),

    route(setCareLimit, ({ kind, period, amount }, call) =>
      change(call, async (tx, userId, at) => {
        await lockAccount(tx, userId)
        const limit = changedLimit(await storedLimit(tx, userId, kind, period), amount, at)
        await saveLimit(tx, userId, { kind, period, ...limit })
        await addCareEvent(tx, {
          userId,
          at,
          kind: 'limit',
          limitKind: kind,
          period,
          amount,
          until: limit.nextAt,
        })
      }),
    ),

    route(startTimeOut, ({ hours }, call) =>
      change(call, async (tx, userId, at, announce) => {
        const endedOrders = await cancelForBreak(tx, announce, userId, at)
        const { timeOutUntil } = await breaksOf(tx, userId)
        const until = later(timeOutUntil, new Date(at.getTime() + hours * hourMs))
        await saveBreaks(tx, userId, { timeOutUntil: until })
        await addCareEvent(tx, { userId, at, kind: 'timeOut', until, endedOrders })
      }),
    ),

    route(excludeSelf, ({ months }, call) =>
      change(call, async (tx, userId, at, announce) => {
        const endedOrders = await cancelForBreak(tx, announce, userId, at)
        const { excludedUntil } = await breaksOf(tx, userId)
        const until = later(excludedUntil, monthsAfter(at, months))
        await saveBreaks(tx, userId, { excludedUntil: until })
        await addCareEvent(tx, { userId, at, kind: 'exclusion', until, endedOrders })
      }),
    ),

    route(setRealityCheck, async ({ minutes }, call) => {
      const { checkMinutes } = (await rulesOfDomains(database, call.login.domains)).demands
      if (checkMinutes > 0 && (minutes === 0 || minutes > checkMinutes)) throw checkDemanded(checkMinutes)
      return change(call, async (tx, userId, at) => {
        await lockAccount(tx, userId)
        await saveBreaks(tx, userId, { realityCheckMinutes: minutes })
        await addCareEvent(tx, { userId, at, kind: 'realityCheck', minutes })
      })
    }),

    route(confirmRealityCheck, async (_request, { login }) => {
      await sessions.readCheck(login.sessionHash)
      return { docs: {} }
    }),

    route(listCareHistory, async (asked, { login }) => {
      const { rows, totalDocs } = await careHistory(database, login.account.id, asked)
      const docs = rows.map(({ id, kind, at, limitKind, period, amount, until, minutes, endedOrders }) => ({
        id: String(id),
        kind,
        at: at.toISOString(),
        ...(limitKind && { limitKind }),
        ...(period && { period }),
        ...(kind === 'limit' && { amount }),
        ...(until && { until: until.toISOString() }),
        ...(minutes !== null && { minutes }),
        ...(endedOrders !== null && endedOrders > 0 && { endedOrders }),
      }))
      return { docs, totalDocs }
    }),
  ]
}
