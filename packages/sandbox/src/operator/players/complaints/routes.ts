import {
  answerComplaint,
  fileComplaint,
  listComplaints,
  listPlayerComplaints,
  type Complaint,
  type RequestOf,
} from '@kit/sdk/contract'
import { randomUUID } from 'node:crypto'
import type { AccountRow, Database } from '../../database/schema.ts'
import { createRateLimit, type RateLimits } from '../../http/rateLimit.ts'
import { demoAccount, Refused } from '../../http/refused.ts'
import { route, type Route } from '../../http/route.ts'
import type { ShareCounts } from '../../processes/sharedCounts.ts'
import {
  complaintsBelow,
  insertComplaint,
  lockComplaint,
  ownComplaints,
  updateComplaint,
} from './complaintStore.ts'

/** Returned for complaints of other players too, so that their existence is not revealed. */
const complaintUnknown = () =>
  new Refused(404, {
    message: 'This complaint is not known',
    code: 'complaint-unknown',
    field: 'complaintId',
  })

const complaintClosed = () =>
  new Refused(409, { message: 'This complaint is already closed', code: 'complaint-closed' })

const answerRequired = () =>
  new Refused(400, { message: 'Please write an answer', code: 'answer-required', field: 'answer' })

const answer = (
  database: Database,
  caller: AccountRow,
  asked: RequestOf<typeof answerComplaint>,
  at: Date,
): Promise<Complaint> =>
  database.transaction(async (tx) => {
    const row = await lockComplaint(tx, caller, asked.complaintId)
    if (!row) throw complaintUnknown()
    if (row.state === 'closed') throw complaintClosed()
    if (asked.status === 'answered' && asked.answer === '') throw answerRequired()
    return updateComplaint(tx, row.id, {
      state: asked.status,
      // Closing without an answer keeps the earlier one.
      answer: asked.answer || row.answer,
      answeredBy: caller.id,
      updatedAt: at,
    })
  })

interface ComplaintServices {
  database: Database
  clock(): number
  rateLimits: RateLimits
  share: ShareCounts
}

export function complaintRoutes({ database, clock, rateLimits, share }: ComplaintServices): Route[] {
  const perPlayer = createRateLimit(rateLimits.complaints, clock, share('complaints'))

  return [
    route(listComplaints, (asked, { login }) => ownComplaints(database, login.account, asked)),

    route(listPlayerComplaints, (asked, { login }) => complaintsBelow(database, login.account, asked)),

    route(fileComplaint, async ({ title, message }, { login: { account } }) => {
      if (account.isDemo) throw demoAccount()
      perPlayer.take(account.id)
      const at = new Date(clock())
      const row = { id: randomUUID(), userId: account.id, title, message, createdAt: at, updatedAt: at }
      return { docs: await insertComplaint(database, account, row) }
    }),

    route(answerComplaint, async (asked, { login }) => ({
      docs: await answer(database, login.account, asked, new Date(clock())),
    })),
  ]
}
