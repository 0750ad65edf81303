import type { Minor } from '@kit/sdk/contract'
import { formatPoints, RadioGroup, useMessage } from '@kit/ui'
import type { OfferedBonus } from '../bonusChoice.ts'

interface BonusChoiceProps {
  offers: readonly OfferedBonus[]
  /** The chosen one; undefined for none. */
  bonusId: string | undefined
  onBonus: (id: string | undefined) => void
}

const none = 'none'

/** The operator's offers on this deposit, with why one does not apply. */
export function BonusChoice({ offers, bonusId, onBonus }: BonusChoiceProps) {
  const message = useMessage()
  const inPoints = (minor: Minor) => formatPoints(minor, { currency: true })
  const textOf = ({ bonus, reason, timesUsed, added }: OfferedBonus) => {
    if (reason === 'used')
      return message('wallet.deposit.bonusUsed', { used: timesUsed, limit: bonus.useLimit })
    if (reason === 'firstOnly') return message('wallet.deposit.bonusFirstOnly')
    if (reason === 'amount')
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
          disabled={offer.reason !== undefined}
          label={offer.bonus.title}
          text={textOf(offer)}
        />
      ))}
    </RadioGroup.Root>
  )
}
