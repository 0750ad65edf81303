import { minorFromPoints, type CareDemands, type Minor } from '@kit/sdk/contract'
import { rulesOfDomains } from '../configuration/configurations.ts'
import type { Database } from '../database/schema.ts'

/** A brand's rules for deposits and withdrawals. */
export interface PaymentRules {
  /**
   * True if a player may have several pending deposits, and several pending withdrawals. Flag:
   * `wallet.requests.allowMultiple`.
   */
  allowsMultipleRequests: boolean
  /** True if a player may cancel a pending withdrawal. Flag: `wallet.withdraw.allowCancel`. */
  allowsCancelling: boolean
  /**
   * The domain's minimum amount for every method, in minor units. Flag: `wallet.minimumAmount`, in
   * points.
   */
  minimumAmount: Minor
  /** The requirement of the domain's jurisdiction before a deposit. */
  depositWaitsFor: CareDemands['depositWaitsFor']
}

/** Returns the rules of a login's domains. Where they differ, the stricter one counts. */
export type RulesOf = (domains: readonly string[]) => Promise<PaymentRules>

const largest = (amounts: readonly Minor[]): Minor =>
  amounts.reduce((one, other) => (other > one ? other : one), 0n)

/** Creates the rules. `overrides` apply to every domain. */
export const createPaymentRules =
  (database: Database, overrides: Partial<PaymentRules> = {}): RulesOf =>
  async (domains) => {
    const { flags, demands } = await rulesOfDomains(database, domains)
    const isOnEverywhere = (flag: 'wallet.requests.allowMultiple' | 'wallet.withdraw.allowCancel') =>
      flags.length > 0 && flags.every((own) => own[flag] ?? false)
    return {
      allowsMultipleRequests: isOnEverywhere('wallet.requests.allowMultiple'),
      allowsCancelling: isOnEverywhere('wallet.withdraw.allowCancel'),
      minimumAmount: largest(flags.map((own) => minorFromPoints(own['wallet.minimumAmount'] ?? 0) ?? 0n)),
      depositWaitsFor: demands.depositWaitsFor,
      ...overrides,
    }
  }
