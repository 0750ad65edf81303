import {
  createBranchDeposit,
  createDeposit,
  createHostedDeposit,
  decideDeposit,
  listDeposits,
} from '@kit/sdk/contract'
import type { CheckTransactionCode } from '../../accounts/transactionCode.ts'
import { createRateLimit, type RateLimits } from '../../http/rateLimit.ts'
import { malformed } from '../../http/refused.ts'
import { ownOrigin } from '../../http/ownOrigin.ts'
import { route, type Route } from '../../http/route.ts'
import { checkSignature } from '../checkSignature.ts'
import type { Outbox } from '../../announcements/outbox.ts'
import type { ShareCounts } from '../../processes/sharedCounts.ts'
import { announceDeposit } from '../announceRequest.ts'
import { demoAccount } from '../failures.ts'
import type { Uploads } from '../uploads/uploads.ts'
import { payIn } from './branchDeposit.ts'
import { deposits } from './depositStore.ts'
import { beginHostedPayment } from './hostedPayment.ts'
import { takeDeposit, type DepositServices } from './openDeposit.ts'

export interface DepositRouteServices extends DepositServices {
  outbox: Outbox
  uploads: Uploads
  rateLimits: RateLimits
  share: ShareCounts
  checkTransactionCode: CheckTransactionCode
  /** Other origins that a hosted payment may return to. */
  origins: readonly string[]
}

/** Worded by the specification. */
const utrHint = () => malformed('utr', '6 to 12 Digit UTR Number')

export function depositRoutes(services: DepositRouteServices): Route[] {
  const { database, clock, outbox, rateLimits, share, checkTransactionCode, origins } = services
  const perPlayer = createRateLimit(rateLimits.uploads, clock, share('deposits'))
  const perAddress = createRateLimit(rateLimits.uploadsPerAddress, clock, share('depositsPerAddress'))

  return [
    route(
      createDeposit,
      async (asked, { login, network, host }) => {
        if (login.account.isDemo) throw demoAccount()
        perPlayer.take(login.account.id)
        perAddress.take(network)
        return { docs: await takeDeposit(services, login.account, asked, host) }
      },
      { utr: utrHint },
    ),

    route(createHostedDeposit, async (asked, { login, host }) => {
      const own = ownOrigin(host, origins)
      const path = await beginHostedPayment(services, login.account, asked, {
        host,
        origins: [own, ...origins],
      })
      return { docs: { iPayRedirectUrl: `${own}${path}` } }
    }),

    route(createBranchDeposit, async ({ transactionCode, ...asked }, { login }) => {
      checkSignature(checkTransactionCode, login.account, transactionCode)
      const docs = await outbox.transaction(async (tx, announce) => {
        const paid = await payIn(tx, login.account, asked, new Date(clock()))
        if (paid.hasMoved) announceDeposit(announce, paid.request, paid.hasMovedPoints)
        return paid.request
      })
      return { docs }
    }),

    route(listDeposits, (asked, { login }) => deposits.page(database, login.account, asked)),

    route(decideDeposit, async ({ transactionCode, ...decision }, { login }) => {
      checkSignature(checkTransactionCode, login.account, transactionCode)
      const docs = await outbox.transaction(async (tx, announce) => {
        const moved = await deposits.decide(tx, login.account, decision, new Date(clock()))
        if (moved.hasMoved) announceDeposit(announce, moved.request, moved.hasMovedPoints)
        return moved.request
      })
      return { docs }
    }),
  ]
}
