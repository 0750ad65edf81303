import { getAccountBelow, listAccountsBelow, loggedOutByAdmin, setAccountLocks } from '@kit/sdk/contract'
import type { Announce } from '../../announcements/announcements.ts'
import { careOf } from '../../care/careStore.ts'
import type { AccountRow, Database } from '../../database/schema.ts'
import { Refused } from '../../http/refused.ts'
import { route, type Route } from '../../http/route.ts'
import { checkSignature } from '../../payments/checkSignature.ts'
import { lockAccount } from '../accountStore.ts'
import type { Sessions } from '../sessions.ts'
import type { CheckTransactionCode } from '../transactionCode.ts'
import { findPlayerFor } from '../visibleTo.ts'
import { accountBelowOf, accountsBelow, findBelow, setLocks } from './accountsBelow.ts'

export interface BelowServices {
  database: Database
  clock(): number
  sessions: Sessions
  announce: Announce
  checkTransactionCode: CheckTransactionCode
  onLogOut(sessionHash: string): void
}

/** Returned for other branches' accounts too, so that their existence is not revealed. */
const userUnknown = (field: string) =>
  new Refused(404, { message: 'This user is not known', code: 'user-unknown', field })

export function belowRoutes(services: BelowServices): Route[] {
  const { database, clock, sessions, announce, checkTransactionCode, onLogOut } = services

  const branchFor = async (caller: AccountRow, parentId: string | undefined): Promise<AccountRow> => {
    if (parentId === undefined || parentId === caller.id) return caller
    const found = await findBelow(database, caller, parentId)
    if (!found) throw userUnknown('parentId')
    return found
  }

  return [
    route(listAccountsBelow, async (asked, { login: { account } }) =>
      accountsBelow(database, account, await branchFor(account, asked.parentId), asked),
    ),

    route(getAccountBelow, async ({ userId }, { login: { account } }) => {
      const found = await findBelow(database, account, userId)
      if (!found) throw userUnknown('userId')
      const care = found.userType === 'user' ? await careOf(database, userId, new Date(clock())) : null
      return { docs: { ...(await accountBelowOf(database, account, found)), care } }
    }),

    route(
      setAccountLocks,
      async ({ userId, isBlocked, transactionCode, ...locks }, { login: { account } }) => {
        checkSignature(checkTransactionCode, account, transactionCode)
        const { docs, ended } = await database.transaction(async (tx) => {
          if (!(await findPlayerFor(tx, account, userId))) throw userUnknown('userId')
          await lockAccount(tx, userId)
          const row = await setLocks(tx, userId, { ...locks, isLocked: isBlocked })
          if (!row) throw userUnknown('userId')
          return {
            docs: await accountBelowOf(tx, account, row),
            ended: isBlocked ? await sessions.endAll(tx, userId) : [],
          }
        })
        // Announced first, so that the page can show why it is disconnected.
        if (ended.length > 0) announce({ to: { userId }, event: loggedOutByAdmin, payload: {} })
        ended.forEach(onLogOut)
        return { docs }
      },
    ),
  ]
}
