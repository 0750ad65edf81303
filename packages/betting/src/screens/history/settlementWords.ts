import type { BetDetail, Minor } from '@kit/sdk/contract'
import { formatPoints, type MessageId } from '@kit/ui'
import { explainSettlement, type SettlementExplanation } from '@kit/rules'
import { priceWord } from '../../prices/priceWord.ts'

/** A message of the catalogue with what its placeholders say. */
export interface Words {
  id: MessageId
  values: Record<string, string>
}

export interface SettlementWords {
  /** Which rule ended the bet. */
  rule: Words
  /** How its amount is reckoned. */
  sum: Words
  /** The product with all its decimals, if it was rounded to `sum`'s result; else null. */
  exact: string | null
  /** What a cash out added to the product to make all outcomes equal, and the sum of both; null for other bets. */
  adjustment: { adjustment: string; result: string } | null
  /** What it comes to by the rules, when the operator settled it with another amount or in another way. */
  differs: SettlementExplanation | null
}

/** The rules that read alike on both sides of a price. */
const sideless = new Set<SettlementExplanation['rule']>([
  'runner-withdrawn',
  'runner-not-named',
  'market-void',
  'dead-heat',
])

const signed = (amount: Minor) => formatPoints(amount, { sign: 'always' })

/** The product of stake and odds with all its decimals; null if two are enough. */
function exactProduct({ marketType, stake, odds }: BetDetail, isLoss: boolean): string | null {
  const [product, perMinor] =
    marketType === 'betfair' ? [stake * BigInt(odds - 100), 100n] : [stake * BigInt(odds), 10_000n]
  if (product % perMinor === 0n) return null
  const further = (perMinor + (product % perMinor)).toString().slice(1).replace(/0+$/, '')
  const whole = product / perMinor
  return signed(isLoss ? -whole : whole) + further
}

/** Why a bet ended as it did, in the words of the catalogue; null when the operator does not tell how its market ended. */
export function settlementWords(bet: BetDetail): SettlementWords | null {
  const end = bet.marketEnd
  if (!end || bet.state === 'open') return null
  const explained = explainSettlement(bet, end)
  const { rule, sum, result, state } = explained
  const values = { runner: bet.runnerName, run: String(end.run ?? ''), line: String(bet.run) }
  const shared = { places: String(end.sharedPlaces), winners: String(end.tied ?? end.winners.length) }
  const isByOdds = sum.startsWith('stake-times')
  const remainder = isByOdds ? (bet.remainder ?? 0n) : 0n
  const price = bet.marketType === 'session' ? priceWord({ ...bet, marketType: 'bookmaker' }) : priceWord(bet)
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
