import type { createDeposit, Minor, PaymentRequest, RequestOf } from '@kit/sdk/contract'
import { randomUUID } from 'node:crypto'
import { lockAccount } from '../../accounts/accountStore.ts'
import { chooseBonus } from '../bonuses/chooseBonus.ts'
import type { AccountRow, Database, PaymentMethodRow } from '../../database/schema.ts'
import { Refused } from '../../http/refused.ts'
import { findUsableMethod } from '../payment-accounts/paymentMethodStore.ts'
import type { Outbox } from '../../announcements/outbox.ts'
import { announceDeposit } from '../announceRequest.ts'
import { isWithin, rangeOf } from '../amountRange.ts'
import { amountOutOfRange, methodUnknown, requestPending } from '../failures.ts'
import type { PaymentRules, RulesOf } from '../paymentRules.ts'
import { checkQuota } from '../uploads/quota.ts'
import { insertUpload } from '../uploads/uploadStore.ts'
import type { Uploads } from '../uploads/uploads.ts'
import { cancelOverdue, deposits, insertDeposit } from './depositStore.ts'

export interface DepositServices {
  database: Database
  clock(): number
  rulesOf: RulesOf
}

const utrUsed = () =>
  new Refused(409, {
    message: 'This transaction reference was used before',
    code: 'utr-used',
    field: 'utr',
  })

interface NewDeposit {
  methodId: string
  amount: Minor
  bonusId?: string | undefined
  utr: string | null
  /** Refuses a method that is not for this kind of payment. */
  checkMethod(method: PaymentMethodRow): void
}

/** Inserts a pending deposit in the given transaction, with the player's row locked and everything checked. */
export async function openDeposit(
  tx: Database,
  player: AccountRow,
  fresh: NewDeposit,
  rules: PaymentRules,
  at: Date,
  imageId: string | null = null,
): Promise<string> {
  await lockAccount(tx, player.id)
  await cancelOverdue(tx, player.id, at)
  if (!rules.allowsMultipleRequests && (await deposits.hasWaiting(tx, player.id))) throw requestPending()
  const method = await findUsableMethod(tx, 'deposit', fresh.methodId)
  if (!method) throw methodUnknown('depositTypeId')
  fresh.checkMethod(method)
  // The provider takes any amount the domain allows (DEP-016).
  const limits = method.paymentType === 'IPAY' ? { minAmount: 0n, maxAmount: 0n } : method
  const range = rangeOf(limits, rules.minimumAmount)
  if (!isWithin(fresh.amount, range)) throw amountOutOfRange(range)
  const bonus = fresh.bonusId ? await chooseBonus(tx, player, fresh.bonusId, fresh.amount) : {}
  const row = await insertDeposit(tx, {
    id: randomUUID(),
    userId: player.id,
    methodId: method.id,
    amount: fresh.amount,
    utr: fresh.utr,
    imageId,
    ...bonus,
    state: 'pending',
    createdAt: at,
    updatedAt: at,
  })
  if (!row) throw utrUsed()
  return row.id
}

/**
 * Takes a player's claim of a payment, with its picture. The picture is stored first: no transaction waits for its
 * turn to be re-encoded.
 */
export async function takeDeposit(
  { database, clock, rulesOf, uploads, outbox }: DepositServices & { uploads: Uploads; outbox: Outbox },
  player: AccountRow,
  { utr, bonusId, image, depositTypeId, amount }: RequestOf<typeof createDeposit>,
  host: string,
): Promise<PaymentRequest> {
  const at = new Date(clock())
  const rules = await rulesOf(host)
  await checkQuota(database, player.id, image.size, at)
  const kept = await uploads.keep(image)
  const checkMethod = (method: PaymentMethodRow) => {
    if (method.paymentType === 'IPAY') throw methodUnknown('depositTypeId')
  }
  try {
    return await outbox.transaction(async (tx, announce) => {
      await insertUpload(tx, player.id, kept, at)
      const fresh = { methodId: depositTypeId, amount, bonusId, utr, checkMethod }
      const request = await deposits.byId(tx, await openDeposit(tx, player, fresh, rules, at, kept.id))
      announceDeposit(announce, request, false)
      return request
    })
  } catch (error) {
    await uploads.remove(kept.id)
    throw error
  }
}
