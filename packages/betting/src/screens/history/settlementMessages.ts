import type { BetDetail, Minor } from '@kit/sdk/contract'
import { formatPoints, type MessageId } from '@kit/ui'
import { explainSettlement, type SettlementExplanation } from '@kit/rules'
import { formatPrice } from '../../prices/formatPrice.ts'

export interface MessageWithValues {
  id: MessageId
  values: Record<string, string>
}

export interface SettlementMessages {
  rule: MessageWithValues
  sum: MessageWithValues
  /** The product with all its decimals, if it was rounded to the result of `sum`; else null. */
  exact: string | null
  /** The amount a cash out added to the product to make all outcomes equal, and their sum; null for other bets. */
  adjustment: { adjustment: string; result: string } | null
  /** The result by the rules, if the operator settled the bet with another amount or outcome; else null. */
  differs: SettlementExplanation | null
}

/** Rules that have the same text for both sides. */
const sideless = new Set<SettlementExplanation['rule']>([
  'runner-withdrawn',
  'runner-not-named',
  'market-void',
  'dead-heat',
])

const signed = (amount: Minor) => formatPoints(amount, { sign: 'always' })

/** Returns the product with all decimals, or null if two are enough. */
function exactProduct({ marketType, stake, odds }: BetDetail, isLoss: boolean): string | null {
  const [product, perMinor] =
    marketType === 'betfair' ? [stake * BigInt(odds - 100), 100n] : [stake * BigInt(odds), 10_000n]
  if (product % perMinor === 0n) return null
  const further = (perMinor + (product % perMinor)).toString().slice(1).replace(/0+$/, '')
  const whole = product / perMinor
  return signed(isLoss ? -whole : whole) + further
}

/**
 * Returns the explanation of a bet's outcome as messages, or null if the operator does not report how the market ended.
 */
export function settlementMessages(bet: BetDetail): SettlementMessages | null {
  const end = bet.marketEnd
  if (!end || bet.state === 'open') return null
  const explained = explainSettlement(bet, end)
  const { rule, sum, result, state } = explained
  const values = { runner: bet.runnerName, run: String(end.run ?? ''), line: String(bet.run) }
  const shared = { places: String(end.sharedPlaces), winners: String(end.tied ?? end.winners.length) }
  const isByOdds = sum.startsWith('stake-times')
  const remainder = isByOdds ? (bet.remainder ?? 0n) : 0n
  const price =
    bet.marketType === 'session' ? formatPrice({ ...bet, marketType: 'bookmaker' }) : formatPrice(bet)
  return {
    rule: {
      id: `betting.why.${rule}${sideless.has(rule) ? '' : `.${bet.side}`}` as MessageId,
      values: rule === 'dead-heat' ? { ...values, ...shared } : values,
    },
    sum: {
      id: `betting.why.sum.${sum}`,
      values: {
        stake: formatPoints(bet.stake),
        odds: price,
        ...(sum === 'stake-shared' && shared),
        result: signed(result - remainder),
      },
    },
    exact: isByOdds ? exactProduct(bet, state === 'lost') : null,
    adjustment: remainder === 0n ? null : { adjustment: signed(remainder), result: signed(result) },
    differs: result === bet.result && state === bet.state ? null : explained,
  }
}
