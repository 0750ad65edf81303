import type { Minor, RunnerStatus } from '@kit/sdk/contract'
import type { RuledBet } from './bet.ts'
import { liability, profit } from './profit.ts'
import { deadHeatOf, settleBet, settleSessionBet, type Settlement } from './settlement.ts'

/** The result of a bet's market, as needed for settlement. */
export interface MarketResult {
  /** `open` if the bet ended before its market because its runner was withdrawn. */
  state: 'open' | 'settled' | 'void'
  /** The result of the bet's runner. */
  runner: RunnerStatus
  /** Sessions only: the final run. */
  run?: number | undefined
  winners?: readonly unknown[]
  /** The places that the tied runners share. Only if the bet's runner tied. */
  sharedPlaces?: number | undefined
  /** Number of runners that tied. Default: every winner. */
  tied?: number | undefined
  /** The position of the bet's runner among the tied ones, in the order of the market. */
  tiedIndex?: number | undefined
}

/** The rule that decided a bet. */
export type SettlementRule =
  | 'runner-won'
  | 'runner-lost'
  | 'dead-heat'
  | 'run-reached'
  | 'run-missed'
  | 'runner-withdrawn'
  | 'runner-not-named'
  | 'market-void'

/**
 * The calculation of the amount: the stake, the stake times the odds minus one (exchange), the stake times the odds per
 * hundred (bookmaker and session), either one for a share of the stake (dead heat), or nothing.
 */
export type SettlementSum =
  | 'stake'
  | 'stake-times-odds-less-one'
  | 'stake-times-odds-per-hundred'
  | 'stake-shared'
  | 'nothing'

export interface SettlementExplanation extends Settlement {
  rule: SettlementRule
  sum: SettlementSum
}

function voidRule({ state, runner }: MarketResult): SettlementRule | undefined {
  if (runner === 'removed') return 'runner-withdrawn'
  return state === 'void' ? 'market-void' : undefined
}

/** A winning back and a losing lay use the odds; every other result is the stake. */
function sumOf({ side, marketType }: RuledBet, state: Settlement['state']): SettlementSum {
  if (state === 'void') return 'nothing'
  const isByOdds = (side === 'back') === (state === 'won')
  if (!isByOdds) return 'stake'
  return marketType === 'betfair' ? 'stake-times-odds-less-one' : 'stake-times-odds-per-hundred'
}

/** Adds the remainder of a cash out order on the side that the odds decide (decision cash-out). */
function withRemainder(bet: RuledBet & { remainder?: Minor | undefined }) {
  const remainder = bet.remainder ?? 0n
  const isBack = bet.side === 'back'
  return {
    profit: profit(bet) + (isBack ? remainder : 0n),
    liability: liability(bet) - (isBack ? 0n : remainder),
  }
}

/**
 * Explains a bet's result from its terms (side, odds, run, stake) and the result of its market. The operator's own
 * amounts are not read, so that they can be compared with this result.
 */
export function explainSettlement(
  bet: RuledBet & { run: number; remainder?: Minor | undefined },
  end: MarketResult,
): SettlementExplanation {
  const booked = { side: bet.side, run: bet.run, ...withRemainder(bet) }
  const given = (rule: SettlementRule, { state, result }: Settlement): SettlementExplanation => ({
    rule,
    state,
    result,
    sum: sumOf(bet, state),
  })
  const nothing = { state: 'void', result: 0n } as const
  const voided = voidRule(end)
  if (voided) return given(voided, nothing)
  if (bet.marketType === 'session') {
    if (end.run === undefined) return given('market-void', nothing)
    return given(end.run >= bet.run ? 'run-reached' : 'run-missed', settleSessionBet(booked, end.run))
  }
  if (end.runner === 'active') return given('runner-not-named', nothing)
  const deadHeat = deadHeatOf(
    end.tied ?? end.winners?.length ?? 0,
    end.sharedPlaces ?? Infinity,
    end.tiedIndex,
  )
  if (end.runner === 'winner' && deadHeat)
    return { ...given('dead-heat', settleBet(booked, 'winner', deadHeat)), sum: 'stake-shared' }
  return given(end.runner === 'winner' ? 'runner-won' : 'runner-lost', settleBet(booked, end.runner))
}
