import type { createHostedDeposit, RequestOf } from '@kit/sdk/contract'
import { createHash, randomBytes } from 'node:crypto'
import { lockAccount } from '../../accounts/accountStore.ts'
import type { AccountRow, Database, DepositRow, PaymentMethodRow } from '../../database/schema.ts'
import { Refused } from '../../http/refused.ts'
import { demoAccount, methodUnknown } from '../failures.ts'
import type { Moved } from '../paymentRequests.ts'
import { deposits, findHostedPayment, insertHostedPayment } from './depositStore.ts'
import { openDeposit, type DepositServices } from './openDeposit.ts'

const lifeMs = 15 * 60_000

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')

const redirectRefused = () =>
  new Refused(400, {
    message: 'Request Failed | Please Try Again',
    code: 'redirect-refused',
    field: 'redirectUrl',
  })

/** The return address: origin and path only, on one of these origins. */
function returnUrl(address: string, origins: readonly string[]): string {
  if (!URL.canParse(address)) throw redirectRefused()
  const { origin, pathname } = new URL(address)
  if (!origins.includes(origin)) throw redirectRefused()
  return `${origin}${pathname}`
}

/** Starts a hosted payment. Returns the path of its page, whose token is valid for a quarter of an hour. */
export async function beginHostedPayment(
  { database, clock, rulesOf }: DepositServices,
  player: AccountRow,
  { depositTypeId, amount, operatorId, redirectUrl }: RequestOf<typeof createHostedDeposit>,
  { host, origins }: { host: string; origins: readonly string[] },
): Promise<string> {
  if (player.isDemo) throw demoAccount()
  const goesBackTo = returnUrl(redirectUrl, origins)
  const at = new Date(clock())
  const rules = await rulesOf(host)
  const checkMethod = ({ paymentType, details }: PaymentMethodRow) => {
    if (paymentType !== 'IPAY') throw methodUnknown('depositTypeId')
    if (details.upiId !== operatorId) throw methodUnknown('operatorId')
  }
  const token = randomBytes(32).toString('base64url')
  await database.transaction(async (tx) => {
    const fresh = { methodId: depositTypeId, amount, utr: null, checkMethod }
    await insertHostedPayment(tx, {
      tokenHash: hashOf(token),
      depositId: await openDeposit(tx, player, fresh, rules, at),
      returnUrl: goesBackTo,
      expiresAt: new Date(at.getTime() + lifeMs),
    })
  })
  return `/hosted-payment/${token}`
}

export interface HostedPayment {
  deposit: Pick<DepositRow, 'id' | 'userId' | 'amount' | 'state'>
  returnUrl: string
  isOver: boolean
}

/** The payment of a page's token; undefined when there is none. */
export async function lookAtPayment(
  database: Database,
  token: string,
  at: Date,
): Promise<HostedPayment | undefined> {
  const found = await findHostedPayment(database, hashOf(token))
  if (!found) return undefined
  const { deposit, payment } = found
  return { deposit, returnUrl: payment.returnUrl, isOver: payment.expiresAt <= at }
}

const unmoved = { hasMoved: false, hasMovedPoints: false }

/** Pays or cancels. A repeated or late command changes nothing. */
export const endPayment = (
  database: Database,
  token: string,
  to: 'approved' | 'canceled',
  at: Date,
): Promise<Moved> =>
  database.transaction(async (tx) => {
    const found = await findHostedPayment(tx, hashOf(token))
    if (!found) return unmoved
    await lockAccount(tx, found.deposit.userId)
    const row = await deposits.lock(tx, found.deposit.id)
    if (row?.state !== 'pending') return unmoved
    return deposits.move(tx, row, found.payment.expiresAt <= at ? 'canceled' : to, { at })
  })
