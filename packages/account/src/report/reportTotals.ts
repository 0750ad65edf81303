import type { getProfitReport, Minor, ResponseOf } from '@kit/sdk/contract'

export type ProfitReport = ResponseOf<typeof getProfitReport>

export interface ReportTotals {
  casino: Minor
  exchange: Minor
  /** Deposits minus withdrawals. */
  dw: Minor
  total: Minor
}

const sumOf = (rows: readonly { totalAmount: Minor }[]): Minor =>
  rows.reduce((sum, { totalAmount }) => sum + totalAmount, 0n)

const absolute = (minor: Minor): Minor => (minor < 0n ? -minor : minor)

/**
 * Returns the four totals of a report, in minor units. The total is (deposit - withdraw) - |casino + exchange|
 * (REPORT-007, Q-016).
 */
export function reportTotals({ casino, exchange, deposit, withdraw }: ProfitReport): ReportTotals {
  const totals = { casino: sumOf(casino), exchange: sumOf(exchange), dw: sumOf(deposit) - sumOf(withdraw) }
  return { ...totals, total: totals.dw - absolute(totals.casino + totals.exchange) }
}
