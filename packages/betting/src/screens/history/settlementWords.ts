import type { BetDetail } from '@kit/sdk/contract'
import { formatPoints, type MessageId } from '@kit/ui'
import { explainSettlement, type SettlementExplanation } from '../../rules/index.ts'
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

/** Why a bet ended as it did, in the words of the catalogue; null when the operator does not tell how its market ended. */
export function settlementWords(bet: BetDetail): SettlementWords | null {
  const end = bet.marketEnd
  if (!end || bet.state === 'open') return null
  const explained = explainSettlement(bet, end)
  const { rule, sum, result, state } = explained
  const values = { runner: bet.runnerName, run: String(end.run ?? ''), line: String(bet.run) }
  const shared = { places: String(end.sharedPlaces), winners: String(end.tied ?? end.winners.length) }
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
        result: formatPoints(result, { sign: 'always' }),
      },
    },
    differs: result === bet.result && state === bet.state ? null : explained,
  }
}
