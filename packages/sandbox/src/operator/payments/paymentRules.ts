import { minorFromPoints, type CareDemands, type Minor } from '@kit/sdk/contract'
import { rulesOfDomain } from '../configuration/configurations.ts'
import type { Database } from '../database/schema.ts'

/** A brand's rules for deposits and withdrawals. */
export interface PaymentRules {
  /** Whether a player may have several pending deposits, and several pending withdrawals; `wallet.requests.allowMultiple`. */
  allowsMultipleRequests: boolean
  /** Whether a player may cancel a pending withdrawal; the flag `wallet.withdraw.allowCancel`. */
  allowsCancelling: boolean
  /** The domain's minimum amount, in minor units, for every method; `wallet.minimumAmount` in points. */
  minimumAmount: Minor
  /** What the jurisdiction of the domain asks of a player before a deposit. */
  depositWaitsFor: CareDemands['depositWaitsFor']
}

/** The rules of the domain that is called under `host`, from its flags. */
export type RulesOf = (host: string) => Promise<PaymentRules>

/** `overrides` hold for every domain. */
export const createPaymentRules =
  (database: Database, overrides: Partial<PaymentRules> = {}): RulesOf =>
  async (host) => {
    const { flags, demands } = await rulesOfDomain(database, host)
    return {
      allowsMultipleRequests: flags['wallet.requests.allowMultiple'] ?? false,
      allowsCancelling: flags['wallet.withdraw.allowCancel'] ?? false,
      minimumAmount: minorFromPoints(flags['wallet.minimumAmount'] ?? 0) ?? 0n,
      depositWaitsFor: demands.depositWaitsFor,
      ...overrides,
    }
  }
