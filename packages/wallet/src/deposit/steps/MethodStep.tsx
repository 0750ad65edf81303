'use client'
import type { Minor, PaymentMethod } from '@kit/sdk/contract'
import { useFlag } from '@kit/sdk/react'
import {
  Button,
  EmptyState,
  ErrorState,
  formatPoints,
  PaymentIcon,
  RadioGroup,
  Skeleton,
  SocialIcon,
  useMessage,
} from '@kit/ui'
import { useState } from 'react'
import { useMoneyChats } from '../../chat/useMoneyChats.ts'
import { paymentTypeFacts } from '../../paymentTypeFacts.ts'
import type { OfferedBonus } from '../bonusChoice.ts'
import * as styles from '../deposit.css.ts'
import type { OwnDepositMethod } from '../ownMethod.ts'
import type { OfferedMethod } from '../methodChoice.ts'
import { BonusChoice } from './BonusChoice.tsx'

export interface MethodsAnswer {
  data: readonly PaymentMethod[] | undefined
  isPending: boolean
  isFetching: boolean
  refetch: () => unknown
}

interface MethodStepProps {
  amount: Minor
  offered: readonly OfferedMethod[] | undefined
  methods: MethodsAnswer
  chosen: PaymentMethod | undefined
  ownOf: (method: PaymentMethod) => OwnDepositMethod | undefined
  offers: readonly OfferedBonus[]
  bonusId: string | undefined
  isSending: boolean
  onMethod: (id: string) => void
  onBonus: (id: string | undefined) => void
  onBack: () => void
  onNext: (method: PaymentMethod) => void
}

/** Renders the option only if the domain shows it and has such a chat (DEP-011, DEP-012, Q-123). */
function WhatsappOption() {
  const message = useMessage()
  const isHidden = useFlag('wallet.deposit.hideWhatsapp')
  const { deposit } = useMoneyChats(!isHidden)
  if (isHidden || deposit === undefined) return null
  return (
    <a href={deposit} target="_blank" rel="noopener noreferrer" className={styles.whatsapp}>
      <span className={styles.whatsappWords}>
        <strong>{message('wallet.deposit.whatsapp')}</strong>
        <span className={styles.quiet}>{message('wallet.deposit.whatsappText')}</span>
      </span>
      <SocialIcon name="whatsapp" />
    </a>
  )
}

function Methods({
  offered,
  value,
  error,
  ownOf,
  onMethod,
}: Pick<MethodStepProps, 'ownOf'> & {
  offered: readonly OfferedMethod[]
  value: string
  error: string | undefined
  onMethod: (id: string) => void
}) {
  const message = useMessage()
  const inPoints = (amount: Minor) => formatPoints(amount, { currency: true })
  const rangeText = ({ min, max, isLocked }: OfferedMethod) => {
    if (max > 0n)
      return message(isLocked ? 'wallet.deposit.locked' : 'wallet.deposit.range', {
        min: inPoints(min),
        max: inPoints(max),
      })
    if (min === 0n) return message('wallet.deposit.rangeAny')
    return message(isLocked ? 'wallet.deposit.lockedBelow' : 'wallet.deposit.rangeFrom', {
      min: inPoints(min),
    })
  }
  /** Leaves the type out if the name contains it: 'Bank transfer (NEFT)'. */
  const methodLabel = (type: string, label: string) =>
    label.toLowerCase().includes(type.toLowerCase())
      ? label
      : message('wallet.deposit.method', { type, name: label })
  return (
    <RadioGroup.Root
      label={message('wallet.deposit.methods')}
      error={error}
      value={value}
      onValueChange={onMethod}
    >
      {offered.map((one) => {
        const { id, paymentType, name } = one.method
        const own = ownOf(one.method)
        const { picture, labelId } = paymentTypeFacts[paymentType]
        return (
          <RadioGroup.Card
            key={id}
            value={id}
            disabled={one.isLocked}
            label={own ? name : methodLabel(labelId ? message(labelId) : paymentType, name)}
            text={rangeText(one)}
            end={own?.icon ?? <PaymentIcon name={picture} />}
          />
        )
      })}
    </RadioGroup.Root>
  )
}

export function MethodStep(props: MethodStepProps) {
  const { amount, offered, methods, chosen, offers, bonusId, isSending } = props
  const { onMethod, onBonus, onBack, onNext } = props
  const message = useMessage()
  const [isMissing, setIsMissing] = useState(false)
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (chosen) onNext(chosen)
        else setIsMissing(true)
      }}
    >
      <p className={styles.chosenAmount}>
        <span className={styles.quiet}>{message('wallet.deposit.chosenAmount')}</span>
        <strong className={styles.amount}>{formatPoints(amount, { currency: true })}</strong>
      </p>
      <WhatsappOption />
      {offered ? (
        offered.length > 0 ? (
          <Methods
            offered={offered}
            value={chosen?.id ?? ''}
            ownOf={props.ownOf}
            error={isMissing && !chosen ? message('wallet.deposit.methodMissing') : undefined}
            onMethod={onMethod}
          />
        ) : (
          <EmptyState
            title={message('wallet.deposit.noMethods')}
            text={message('wallet.deposit.noMethodsText')}
          />
        )
      ) : methods.isPending ? (
        <div className={styles.form} aria-busy>
          {[1, 2, 3, 4].map((place) => (
            <Skeleton key={place} shape="block" style={{ blockSize: '4rem' }} />
          ))}
        </div>
      ) : (
        <ErrorState
          title={message('wallet.deposit.methodsFailed')}
          text={message('wallet.deposit.methodsFailedText')}
          labels={{ retry: message('wallet.deposit.retry') }}
          onRetry={() => void methods.refetch()}
          loading={methods.isFetching}
        />
      )}
      {chosen && offers.length > 0 && <BonusChoice offers={offers} bonusId={bonusId} onBonus={onBonus} />}
      <div className={styles.actions}>
        <Button onClick={onBack} disabled={isSending}>
          {message('wallet.deposit.back')}
        </Button>
        <Button type="submit" tone="action" loading={isSending} disabled={!offered || offered.length === 0}>
          {message('wallet.deposit.next')}
        </Button>
      </div>
    </form>
  )
}
