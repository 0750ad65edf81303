'use client'
import { minorFromPoints, type Minor } from '@kit/sdk/contract'
import { Banner, Button, Chip, formatPoints, inr, pageCurrency, useMessage } from '@kit/ui'
import { useState } from 'react'
import { AmountField } from '../../amount/AmountField.tsx'
import { minorOfDigits } from '../../amount/amountDigits.ts'
import type { OfferedBonus } from '../bonusChoice.ts'
import * as styles from '../deposit.css.ts'

const suggestions = ['500', '1000', '5000', '10000', '25000']

const inCurrency = (amount: Minor) => formatPoints(amount, { currency: true, decimals: 'auto' })

interface AmountStepProps {
  digits: string
  onDigits: (digits: string) => void
  /** Minimum amount in minor units. */
  minimumAmount: Minor
  /** Smallest transfer in minor units; 0 while unknown. */
  leastTransfer: Minor
  /** Remaining limit in minor units; undefined without a limit. */
  left: Minor | undefined
  /** True if a limit that arrived late brought the player back; the step then opens with its error. */
  isReturned: boolean
  bonuses: readonly OfferedBonus[]
  bonusId: string | undefined
  onNext: () => void
}

export function AmountStep({
  digits,
  onDigits,
  minimumAmount,
  leastTransfer,
  left,
  isReturned,
  bonuses,
  bonusId,
  onNext,
}: AmountStepProps) {
  const message = useMessage()
  const { code } = pageCurrency()
  const isInRupees = code === inr.code
  const unit = { code, one: inCurrency(100n) }
  const shownBonus = (bonuses.find(({ bonus }) => bonus.id === bonusId) ?? bonuses[0])?.bonus
  const [error, setError] = useState(() => (isReturned ? problemOf() : undefined))
  const change = (next: string) => {
    setError(undefined)
    onDigits(next)
  }
  function problemOf(): string | undefined {
    const amount = minorOfDigits(digits)
    if (amount === 0n) return message('wallet.deposit.amountMissing')
    if (amount < minimumAmount)
      return message('wallet.deposit.amountBelow', { min: formatPoints(minimumAmount, { decimals: 'auto' }) })
    if (left !== undefined && amount > left)
      return message('wallet.deposit.aboveLimit', { left: formatPoints(left, { currency: true }) })
    return undefined
  }
  const next = () => {
    const problem = problemOf()
    if (problem === undefined) onNext()
    else setError(problem)
  }
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        next()
      }}
    >
      <AmountField
        data-initial-focus
        label={message('wallet.deposit.amount')}
        hint={
          leastTransfer > minimumAmount
            ? message(isInRupees ? 'wallet.deposit.amountHintFrom' : 'wallet.deposit.amountHintInFrom', {
                ...unit,
                min: inCurrency(leastTransfer),
              })
            : message(isInRupees ? 'wallet.deposit.amountHint' : 'wallet.deposit.amountHintIn', unit)
        }
        error={error}
        digits={digits}
        onDigits={change}
      />
      <div role="group" aria-label={message('wallet.deposit.suggested')} className={styles.suggestions}>
        {suggestions.map((points) => {
          const amount = minorFromPoints(points) ?? 0n
          return amount < minimumAmount ? null : (
            <Chip key={points} selected={digits === points} onClick={() => change(points)}>
              {inCurrency(amount)}
            </Chip>
          )
        })}
      </div>
      {shownBonus && (
        <Banner tone="info" icon="favourite">
          {message(shownBonus.id === bonusId ? 'wallet.deposit.bonusChosen' : 'wallet.deposit.bonusOpen', {
            title: shownBonus.title,
            description: shownBonus.description,
          })}
        </Banner>
      )}
      <div className={styles.actions}>
        <Button type="submit" tone="action" fullWidth>
          {message('wallet.deposit.next')}
        </Button>
      </div>
    </form>
  )
}
