import type { Bet, BetDetail, BetMoment, MomentPrice } from '@kit/sdk/contract'
import { formatPoints } from '@kit/ui'
import { isAllowedPrice } from '@kit/rules'
import { priceInText } from '../../prices/formatPrice.ts'
import { settlementMessages, type MessageWithValues } from './settlementMessages.ts'

/** A step in the life of a bet: its time (ISO 8601; null for the delay), its text and further texts. */
export interface MomentStep {
  name: 'asked' | 'delay' | 'matched' | 'ended'
  at: string | null
  text: MessageWithValues
  more: MessageWithValues[]
}

const askedId = ({ pricePolicy = 'better' }: BetMoment) => `betting.moment.asked.${pricePolicy}` as const

function gotId({ marketType, side }: Bet, { asked, got }: BetMoment) {
  if (asked.odds === got.odds && asked.run === got.run) return 'betting.moment.got.same' as const
  return isAllowedPrice({ marketType, side, ...asked }, got)
    ? ('betting.moment.got.better' as const)
    : ('betting.moment.got.worse' as const)
}

/**
 * Returns the settlement step of a bet. Empty while the bet is open; without a rule if the operator does not report how
 * the market ended.
 */
function endOf(bet: Bet | BetDetail): MomentStep[] {
  if (bet.state === 'open') return []
  const settlement = 'marketTotals' in bet ? settlementMessages(bet) : null
  const result = formatPoints(bet.result, { sign: 'always' })
  return [
    {
      name: 'ended',
      at: bet.updatedAt,
      text: { id: `betting.moment.${bet.state}`, values: { result } },
      more: settlement ? [settlement.rule] : [],
    },
  ]
}

export function momentSteps(bet: Bet | BetDetail, moment: BetMoment): MomentStep[] {
  const word = (price: MomentPrice) => priceInText({ marketType: bet.marketType, ...price })
  const { asked, arrived, got, delayMs, priceSteps = 1 } = moment
  return [
    {
      name: 'asked',
      at: moment.receivedAt,
      text: { id: askedId(moment), values: { price: word(asked), steps: String(priceSteps) } },
      more: [
        arrived
          ? { id: 'betting.moment.arrived', values: { price: word(arrived) } }
          : { id: 'betting.moment.arrivedNone', values: {} },
      ],
    },
    ...(delayMs > 0
      ? [
          {
            name: 'delay' as const,
            at: null,
            text: { id: 'betting.moment.delay' as const, values: { seconds: String(delayMs / 1000) } },
            more: [],
          },
        ]
      : []),
    {
      name: 'matched',
      at: moment.matchedAt,
      text: { id: 'betting.moment.matched', values: { price: word(got) } },
      more: [{ id: gotId(bet, moment), values: {} }],
    },
    ...endOf(bet),
  ]
}
