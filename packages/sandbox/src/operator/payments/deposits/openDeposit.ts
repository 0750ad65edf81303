import type { createDeposit, Minor, PaymentRequest, RequestOf } from '@kit/sdk/contract'
import { randomUUID } from 'node:crypto'
import { lockAccount } from '../../accounts/accountStore.ts'
import { chooseBonus } from '../bonuses/chooseBonus.ts'
import { checkDepositCare } from '../../care/checkCare.ts'
import type { AccountRow, Database, PaymentMethodRow } from '../../database/schema.ts'
import { malformed, Refused } from '../../http/refused.ts'
import type { Login } from '../../http/route.ts'
import { findUsableMethod } from '../payment-accounts/paymentMethodStore.ts'
import type { Announce } from '../../announcements/announcements.ts'
import type { Outbox } from '../../announcements/outbox.ts'
import { announceDeposit } from '../announceRequest.ts'
import { isWithin, rangeOf } from '../amountRange.ts'
import { amountOutOfRange, methodUnknown, requestPending } from '../failures.ts'
import type { PaymentRules, RulesOf } from '../paymentRules.ts'
import { checkQuota } from '../uploads/quota.ts'
import { insertUpload } from '../uploads/uploadStore.ts'
import type { KeptImage, Uploads } from '../uploads/uploads.ts'
import { cancelOverdue, deposits, insertDeposit } from './depositStore.ts'

export interface DepositServices {
  database: Database
  clock(): number
  rulesOf: RulesOf
}

/** Worded by the specification. */
export const utrHint = (): Refused => malformed('utr', '6 to 12 Digit UTR Number')

const utrUsed = () =>
  new Refused(409, {
    message: 'This transaction reference was used before',
    code: 'utr-used',
    field: 'utr',
  })

const keyReused = () =>
  new Refused(422, { message: 'This key belongs to another deposit', code: 'key-reused', field: 'key' })

interface NewDeposit {
  methodId: string
  amount: Minor
  bonusId?: string | undefined
  utr: string | null
  /** Becomes the request's id: the same key opens one deposit, however often it is sent. */
  key?: string | undefined
  /** Throws for a method that is not for this kind of payment. */
  checkMethod(method: PaymentMethodRow): void
}

/** Returns undefined if the key is new. Throws if its content differs. */
async function openedBefore(
  tx: Database,
  player: AccountRow,
  { key, methodId, amount, utr, bonusId }: NewDeposit,
): Promise<string | undefined> {
  const known = key === undefined ? undefined : await deposits.lock(tx, key)
  if (!known) return undefined
  const isSame =
    known.userId === player.id &&
    known.methodId === methodId &&
    known.amount === amount &&
    known.utr === utr &&
    known.bonusId === (bonusId || null)
  if (!isSame) throw keyReused()
  return known.id
}

/**
 * Inserts a pending deposit in the given transaction, with the player's row locked and everything checked.
 * Returns the existing deposit of a used key.
 */
export async function openDeposit(
  tx: Database,
  announce: Announce,
  player: AccountRow,
  fresh: NewDeposit,
  rules: PaymentRules,
  at: Date,
  picture?: KeptImage,
): Promise<{ id: string; isNew: boolean }> {
  await lockAccount(tx, player.id)
  await cancelOverdue(tx, announce, player.id, at)
  const known = await openedBefore(tx, player, fresh)
  if (known !== undefined) return { id: known, isNew: false }
  await checkDepositCare(tx, player.id, { amount: fresh.amount, waitsFor: rules.depositWaitsFor, at })
  if (!rules.allowsMultipleRequests && (await deposits.isNewestPending(tx, player.id))) throw requestPending()
  const method = await findUsableMethod(tx, 'deposit', fresh.methodId)
  if (!method) throw methodUnknown('depositTypeId')
  fresh.checkMethod(method)
  // The provider accepts any amount that the domain allows (DEP-016).
  const limits = method.paymentType === 'IPAY' ? { minAmount: 0n, maxAmount: 0n } : method
  const range = rangeOf(limits, rules.minimumAmount)
  if (!isWithin(fresh.amount, range)) throw amountOutOfRange(range)
  const bonus = fresh.bonusId ? await chooseBonus(tx, player.id, fresh.bonusId, fresh.amount) : {}
  if (picture) await insertUpload(tx, player.id, picture, at)
  const row = await insertDeposit(tx, {
    id: fresh.key ?? randomUUID(),
    userId: player.id,
    methodId: method.id,
    amount: fresh.amount,
    utr: fresh.utr,
    imageId: picture?.id ?? null,
    ...bonus,
    state: 'pending',
    createdAt: at,
    updatedAt: at,
  })
  if (!row) throw utrUsed()
  return { id: row.id, isNew: true }
}

/**
 * Stores a player's claim of a payment with its picture. The picture is stored first, so that no transaction
 * waits for its re-encoding.
 */
export async function takeDeposit(
  { database, clock, rulesOf, uploads, outbox }: DepositServices & { uploads: Uploads; outbox: Outbox },
  { account: player, domains }: Pick<Login, 'account' | 'domains'>,
  { utr, bonusId, image, depositTypeId, amount, key }: RequestOf<typeof createDeposit>,
): Promise<PaymentRequest> {
  const at = new Date(clock())
  const rules = await rulesOf(domains)
  await checkQuota(database, player.id, image.size, at)
  const kept = await uploads.keep(image)
  const checkMethod = (method: PaymentMethodRow) => {
    if (method.paymentType === 'IPAY') throw methodUnknown('depositTypeId')
    // Only NEFT transfers have references with letters.
    if (method.paymentType !== 'NEFT' && !/^\d/.test(utr)) throw utrHint()
  }
  try {
    const { request, isNew } = await outbox.transaction(async (tx, announce) => {
      const fresh = { methodId: depositTypeId, amount, bonusId, utr, key, checkMethod }
      const opened = await openDeposit(tx, announce, player, fresh, rules, at, kept)
      const request = await deposits.byId(tx, opened.id)
      if (opened.isNew) await announceDeposit(tx, announce, request, false)
      return { request, isNew: opened.isNew }
    })
    if (!isNew) await uploads.remove(kept.id)
    return request
  } catch (error) {
    await uploads.remove(kept.id)
    throw error
  }
}
