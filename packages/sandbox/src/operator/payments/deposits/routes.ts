import {
  createBranchDeposit,
  createDeposit,
  createHostedDeposit,
  decideDeposit,
  listDeposits,
} from '@kit/sdk/contract'
import type { CheckTransactionCode } from '../../accounts/transactionCode.ts'
import { createRateLimit, type RateLimits } from '../../http/rateLimit.ts'
import { ownOrigin } from '../../http/ownOrigin.ts'
import { route, type Route } from '../../http/route.ts'
import { domainsOfPlayer } from '../../accounts/sessions.ts'
import { checkSignature } from '../checkSignature.ts'
import type { Outbox } from '../../announcements/outbox.ts'
import type { ShareCounts } from '../../processes/sharedCounts.ts'
import { announceDeposit } from '../announceRequest.ts'
import { demoAccount } from '../failures.ts'
import type { Uploads } from '../uploads/uploads.ts'
import { payIn } from './branchDeposit.ts'
import { cancelOverdue, deposits, hasOverdue } from './depositStore.ts'
import { beginHostedPayment } from './hostedPayment.ts'
import { takeDeposit, type DepositServices, utrHint } from './openDeposit.ts'

export interface DepositRouteServices extends DepositServices {
  outbox: Outbox
  uploads: Uploads
  rateLimits: RateLimits
  share: ShareCounts
  checkTransactionCode: CheckTransactionCode
  origins: readonly string[]
}

export function depositRoutes(services: DepositRouteServices): Route[] {
  const { database, clock, outbox, rateLimits, share, checkTransactionCode, origins } = services
  const perPlayer = createRateLimit(rateLimits.uploads, clock, share('deposits'))
  const perAddress = createRateLimit(rateLimits.uploadsPerAddress, clock, share('depositsPerAddress'))

  return [
    route(
      createDeposit,
      async (asked, { login, network }) => {
        if (login.account.isDemo) throw demoAccount()
        perPlayer.take(login.account.id)
        perAddress.take(network)
        return { docs: await takeDeposit(services, login, asked) }
      },
      { utr: utrHint },
    ),

    route(createHostedDeposit, async (asked, { login, host }) => {
      const own = ownOrigin(host, origins)
      const path = await beginHostedPayment(services, login, asked, [own, ...origins])
      return { docs: { iPayRedirectUrl: `${own}${path}` } }
    }),

    route(createBranchDeposit, async ({ transactionCode, ...asked }, { login }) => {
      checkSignature(checkTransactionCode, login.account, transactionCode)
      const domains = [...login.domains, ...(await domainsOfPlayer(database, asked.userId))]
      const { depositWaitsFor: waitsFor } = await services.rulesOf(domains)
      const docs = await outbox.transaction(async (tx, announce) => {
        const paid = await payIn(tx, login.account, asked, { at: new Date(clock()), waitsFor })
        if (paid.hasMoved) await announceDeposit(tx, announce, paid.request, paid.hasMovedPoints)
        return paid.request
      })
      return { docs }
    }),

    route(listDeposits, async (asked, { login: { account } }) => {
      const at = new Date(clock())
      if (account.userType === 'user' && (await hasOverdue(database, account.id, at)))
        await outbox.transaction((tx, announce) => cancelOverdue(tx, announce, account.id, at))
      return deposits.page(database, account, asked)
    }),

    route(decideDeposit, async ({ transactionCode, ...decision }, { login }) => {
      checkSignature(checkTransactionCode, login.account, transactionCode)
      const docs = await outbox.transaction(async (tx, announce) => {
        const moved = await deposits.decide(tx, login.account, decision, new Date(clock()))
        if (moved.hasMoved) await announceDeposit(tx, announce, moved.request, moved.hasMovedPoints)
        return moved.request
      })
      return { docs }
    }),
  ]
}
