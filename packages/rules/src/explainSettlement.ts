import type { Minor, RunnerStatus } from '@kit/sdk/contract'
import type { RuledBet } from './bet.ts'
import { liability, profit } from './profit.ts'
import { deadHeatOf, settleBet, settleSessionBet, type Settlement } from './settlement.ts'

/** How the market of a bet ended, as far as a settlement needs it. */
export interface KnownEnd {
  /** `open` where the bet ended before its market: its runner was withdrawn. */
  state: 'open' | 'settled' | 'void'
  /** How the bet's own runner ended. */
  runner: RunnerStatus
  /** Sessions only: the run it came to. */
  run?: number | undefined
  winners?: readonly unknown[]
  /** Only where the bet's own runner tied: the places that the tied runners share. */
  sharedPlaces?: number | undefined
  /** How many runners tied; every winner by default. */
  tied?: number | undefined
  /** Which of the tied runners the bet is on, in the order of the market. */
  tiedIndex?: number | undefined
}

/** Which rule ended a bet. */
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
 * How the amount is reckoned: the stake itself, the stake times the odds less one (exchange), the stake times the odds per
 * hundred (bookmaker and session), both for a part of the stake (dead heat), or nothing at all.
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

function voidRule({ state, runner }: KnownEnd): SettlementRule | undefined {
  if (runner === 'removed') return 'runner-withdrawn'
  return state === 'void' ? 'market-void' : undefined
}

/** Who backed wins by the odds and who laid loses by them; every other result is the stake. */
function sumOf({ side, marketType }: RuledBet, state: Settlement['state']): SettlementSum {
  if (state === 'void') return 'nothing'
  const isByOdds = (side === 'back') === (state === 'won')
  if (!isByOdds) return 'stake'
  return marketType === 'betfair' ? 'stake-times-odds-less-one' : 'stake-times-odds-per-hundred'
}

/** The remainder of a cash out's order lies on the side that the odds decide (decision 0085). */
function withRemainder(bet: RuledBet & { remainder?: Minor | undefined }) {
  const remainder = bet.remainder ?? 0n
  const isBack = bet.side === 'back'
  return {
    profit: profit(bet) + (isBack ? remainder : 0n),
    liability: liability(bet) - (isBack ? 0n : remainder),
  }
}

/**
 * Why a bet ended as it did, reckoned anew from what was agreed (side, odds, run, stake) and how its market ended. The
 * amounts an operator keeps are not looked at, so that its number can be held against this one.
 */
export function explainSettlement(
  bet: RuledBet & { run: number; remainder?: Minor | undefined },
  end: KnownEnd,
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
