import {
  careLimitKinds,
  carePeriods,
  setCareLimit,
  type CareLimit,
  type CareLimitKind,
  type CarePeriod,
} from '@kit/sdk/contract'
import {
  Banner,
  Button,
  formatPoints,
  LimitsPanel,
  momentText,
  NumberField,
  Section,
  Select,
  useLocale,
  useMessage,
} from '@kit/ui'
import { useState } from 'react'
import * as styles from './care.css.ts'
import { amountText, limitText } from './careWords.ts'
import { useCareChange } from './useCareChange.ts'

export function LimitsSection({ limits }: { limits: readonly CareLimit[] }) {
  const message = useMessage()
  const { change, isPending, problem } = useCareChange(setCareLimit)
  return (
    <Section title={message('care.limits')}>
      {limits.length === 0 ? (
        <p className={styles.quiet}>{message('care.limits.none')}</p>
      ) : (
        <LimitsPanel.Root aria-label={message('care.limits')}>
          {limits.map((limit) => (
            <Limit
              key={`${limit.kind} ${limit.period}`}
              limit={limit}
              isBusy={isPending}
              onConfirm={() => change({ kind: limit.kind, period: limit.period, amount: limit.nextAmount })}
              onRemove={() => change({ kind: limit.kind, period: limit.period, amount: null })}
            />
          ))}
        </LimitsPanel.Root>
      )}
      <LimitForm isBusy={isPending} onSet={(kind, period, amount) => change({ kind, period, amount })} />
      {problem && <Banner tone="danger">{problem}</Banner>}
      <p className={styles.quiet}>
        {message('care.available.limits.text')} {message('care.limit.periods')}
      </p>
    </Section>
  )
}

/** Returns the used share from 0 to 1. A limit of zero is fully used. */
const shareOf = (used: bigint, amount: bigint): number =>
  amount <= 0n || used >= amount ? 1 : used <= 0n ? 0 : Number((used * 1000n) / amount) / 1000

function Limit({
  limit: { kind, period, amount, used, nextAt, nextAmount, isConfirmable },
  isBusy,
  onConfirm,
  onRemove,
}: {
  limit: CareLimit
  isBusy: boolean
  onConfirm: () => void
  onRemove: () => void
}) {
  const message = useMessage()
  const locale = useLocale()
  const name = limitText(message, kind, period)
  return (
    <LimitsPanel.Item
      name={name}
      text={message('care.limit.used', { used: formatPoints(used), amount: amountText(message, amount) })}
      {...(amount !== null && { used: shareOf(used, amount) })}
      {...(nextAt !== null && {
        next: message('care.limit.next', {
          time: momentText(nextAt, locale),
          amount: amountText(message, nextAmount),
        }),
      })}
      actions={
        <>
          {isConfirmable && (
            <Button
              size="small"
              disabled={isBusy}
              aria-label={message('care.limit.confirmOf', { limit: name })}
              onClick={onConfirm}
            >
              {message('care.limit.confirm')}
            </Button>
          )}
          {/* A limit that is already being removed has no remove button. */}
          {!(nextAt !== null && nextAmount === null) && (
            <Button
              size="small"
              disabled={isBusy}
              aria-label={message('care.limit.removeOf', { limit: name })}
              onClick={onRemove}
            >
              {message('care.limit.remove')}
            </Button>
          )}
        </>
      }
    />
  )
}

function LimitForm({
  isBusy,
  onSet,
}: {
  isBusy: boolean
  onSet: (kind: CareLimitKind, period: CarePeriod, amount: bigint) => void
}) {
  const message = useMessage()
  const [kind, setKind] = useState<CareLimitKind>('deposit')
  const [period, setPeriod] = useState<CarePeriod>('day')
  const [amount, setAmount] = useState<bigint | null>(null)
  const [isMissing, setMissing] = useState(false)
  const submit = () => {
    const isRight = amount !== null && amount > 0n
    setMissing(!isRight)
    if (isRight) onSet(kind, period, amount)
  }
  return (
    <form
      className={styles.fields}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <Select
        label={message('care.limit.kind')}
        value={kind}
        options={careLimitKinds.map((value) => ({ value, label: message(`care.limit.${value}`) }))}
        onChange={({ currentTarget }) => setKind(currentTarget.value as CareLimitKind)}
      />
      <Select
        label={message('care.limit.period')}
        value={period}
        options={carePeriods.map((value) => ({ value, label: message(`care.period.${value}`) }))}
        onChange={({ currentTarget }) => setPeriod(currentTarget.value as CarePeriod)}
      />
      <NumberField
        label={message('care.limit.amount')}
        value={amount}
        min={0n}
        step={10_000n}
        inputMode="decimal"
        error={isMissing && message('care.limit.missing')}
        onValueChange={setAmount}
      />
      <Button type="submit" tone="accent" loading={isBusy}>
        {message('care.limit.save')}
      </Button>
    </form>
  )
}
