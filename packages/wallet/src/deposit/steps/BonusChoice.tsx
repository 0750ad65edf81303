import type { Minor } from '@kit/sdk/contract'
import { formatPoints, RadioGroup, useMessage } from '@kit/ui'
import type { OfferedBonus } from '../bonusChoice.ts'

interface BonusChoiceProps {
  offers: readonly OfferedBonus[]
  bonusId: string | undefined
  onBonus: (id: string | undefined) => void
}

const none = 'none'

/**
 * Choice of a bonus for this deposit. A bonus whose range excludes the amount is disabled and says
 * so.
 */
export function BonusChoice({ offers, bonusId, onBonus }: BonusChoiceProps) {
  const message = useMessage()
  const inPoints = (minor: Minor) => formatPoints(minor, { currency: true })
  const textOf = ({ bonus, isInRange, added }: OfferedBonus) => {
    if (!isInRange)
      return bonus.max > 0n
        ? message('wallet.deposit.bonusAmount', { min: inPoints(bonus.min), max: inPoints(bonus.max) })
        : message('wallet.deposit.bonusAmountFrom', { min: inPoints(bonus.min) })
    return added > 0n
      ? message('wallet.deposit.bonusAdds', { description: bonus.description, added: inPoints(added) })
      : bonus.description
  }
  return (
    <RadioGroup.Root
      label={message('wallet.deposit.bonus')}
      value={bonusId ?? none}
      onValueChange={(value) => onBonus(value === none ? undefined : value)}
    >
      <RadioGroup.Option value={none} label={message('wallet.deposit.bonusNone')} />
      {offers.map((offer) => (
        <RadioGroup.Option
          key={offer.bonus.id}
          value={offer.bonus.id}
          disabled={!offer.isInRange}
          label={offer.bonus.title}
          text={textOf(offer)}
        />
      ))}
    </RadioGroup.Root>
  )
}
