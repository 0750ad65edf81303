import type { createHostedDeposit, RequestOf } from '@kit/sdk/contract'
import { createHash, randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { lockAccount } from '../../accounts/accountStore.ts'
import { lockedByAdmin } from '../../accounts/logIn.ts'
import { checkPaymentCare } from '../../care/checkCare.ts'
import type { Outbox } from '../../announcements/outbox.ts'
import { account, type Database, type DepositRow, type PaymentMethodRow } from '../../database/schema.ts'
import { Refused } from '../../http/refused.ts'
import type { Login } from '../../http/route.ts'
import { demoAccount, methodUnknown } from '../failures.ts'
import type { Moved } from '../paymentRequests.ts'
import { deposits, findHostedPayment, insertHostedPayment, replaceToken } from './depositStore.ts'
import { openDeposit, type DepositServices } from './openDeposit.ts'

const lifeMs = 15 * 60_000

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')

const redirectRefused = () =>
  new Refused(400, {
    message: 'Request Failed | Please Try Again',
    code: 'redirect-refused',
    field: 'redirectUrl',
  })

/** Returns the return address: origin and path only, on one of these origins. */
function returnUrl(address: string, origins: readonly string[]): string {
  if (!URL.canParse(address)) throw redirectRefused()
  const { origin, pathname } = new URL(address)
  if (!origins.includes(origin)) throw redirectRefused()
  return `${origin}${pathname}`
}

/**
 * Starts a hosted payment. Returns the path of its page, whose token is valid for a quarter of an hour. The
 * same key replaces the payment's page by another, which is valid as long.
 */
export async function beginHostedPayment(
  { outbox, clock, rulesOf }: DepositServices & { outbox: Outbox },
  { account: player, domains }: Pick<Login, 'account' | 'domains'>,
  { depositTypeId, amount, operatorId, redirectUrl, key }: RequestOf<typeof createHostedDeposit>,
  origins: readonly string[],
): Promise<string> {
  if (player.isDemo) throw demoAccount()
  const goesBackTo = returnUrl(redirectUrl, origins)
  const at = new Date(clock())
  const rules = await rulesOf(domains)
  const checkMethod = ({ paymentType, details }: PaymentMethodRow) => {
    if (paymentType !== 'IPAY') throw methodUnknown('depositTypeId')
    if (details.upiId !== operatorId) throw methodUnknown('operatorId')
  }
  const token = randomBytes(32).toString('base64url')
  await outbox.transaction(async (tx, announce) => {
    const fresh = { methodId: depositTypeId, amount, utr: null, key, checkMethod }
    const { id, isNew } = await openDeposit(tx, announce, player, fresh, rules, at)
    const tokenHash = hashOf(token)
    if (!isNew) return replaceToken(tx, id, tokenHash)
    const expiresAt = new Date(at.getTime() + lifeMs)
    return insertHostedPayment(tx, { tokenHash, depositId: id, returnUrl: goesBackTo, expiresAt })
  })
  return `/hosted-payment/${token}`
}

export interface HostedPayment {
  deposit: Pick<DepositRow, 'id' | 'userId' | 'amount' | 'state' | 'remarks'>
  returnUrl: string
  isOver: boolean
}

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

async function refusalOf(tx: Database, row: DepositRow, at: Date): Promise<string | undefined> {
  try {
    const [player] = await tx
      .select({ isLocked: account.isLocked })
      .from(account)
      .where(eq(account.id, row.userId))
    if (player?.isLocked) throw lockedByAdmin()
    await checkPaymentCare(tx, row, at)
    return undefined
  } catch (error) {
    if (error instanceof Refused) return error.message
    throw error
  }
}

/**
 * Pays or cancels. A repeated or late command has no effect. A payment that is now forbidden by a block of
 * the account, a break or a limit is canceled, and its remarks contain the reason.
 */
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
    if (to === 'canceled' || found.payment.expiresAt <= at)
      return deposits.move(tx, row, 'canceled', { at, by: null })
    const refusal = await refusalOf(tx, row, at)
    if (refusal !== undefined) return deposits.move(tx, row, 'canceled', { at, by: null, remarks: refusal })
    return deposits.move(tx, row, 'approved', { at, by: null })
  })
