import type { Bet, BetDetail, BetMoment, MomentPrice } from '@kit/sdk/contract'
import { formatPoints } from '@kit/ui'
import { isAllowedPrice } from '@kit/rules'
import { priceInText } from '../../prices/priceWord.ts'
import { settlementWords, type Words } from './settlementWords.ts'

/** A step of a bet's way: when (ISO 8601; null for the delay), what happened, and more of it. */
export interface MomentStep {
  name: 'asked' | 'delay' | 'matched' | 'ended'
  at: string | null
  text: Words
  more: Words[]
}

/** What the order accepted. */
const askedId = ({ pricePolicy = 'better' }: BetMoment) => `betting.moment.asked.${pricePolicy}` as const

/** The price got, beside the one asked for. */
function gotId({ marketType, side }: Bet, { asked, got }: BetMoment) {
  if (asked.odds === got.odds && asked.run === got.run) return 'betting.moment.got.same' as const
  return isAllowedPrice({ marketType, side, ...asked }, got)
    ? ('betting.moment.got.better' as const)
    : ('betting.moment.got.worse' as const)
}

/** How the bet ended; nothing while it is open, and no rule where the operator does not tell how its market ended. */
function endOf(bet: Bet | BetDetail): MomentStep[] {
  if (bet.state === 'open') return []
  const words = 'marketTotals' in bet ? settlementWords(bet) : null
  const result = formatPoints(bet.result, { sign: 'always' })
  return [
    {
      name: 'ended',
      at: bet.updatedAt,
      text: { id: `betting.moment.${bet.state}`, values: { result } },
      more: words ? [words.rule] : [],
    },
  ]
}

/** The way of a bet from its order to its end. */
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
