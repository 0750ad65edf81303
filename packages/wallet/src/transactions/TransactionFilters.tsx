'use client'
import { transactionTypes } from '@kit/sdk/contract'
import { useFlag } from '@kit/sdk/react'
import { DateRangePicker, FilterBar, presetIds, Select, useLocale, useMessage, type PresetId } from '@kit/ui'
import { movements, shownDays, statesToChoose, type TransactionsView } from './transactionsView.ts'

export interface TransactionFiltersProps {
  view: TransactionsView
  today: string | null
  onChange: (change: Partial<TransactionsView>) => void
}

function DaysFilter({ view, today, onChange }: TransactionFiltersProps) {
  const locale = useLocale()
  const message = useMessage()
  const presets = Object.fromEntries(
    presetIds.map((id) => [id, message(`wallet.transactions.days.${id}`)]),
  ) as Record<PresetId, string>
  return (
    <DateRangePicker
      label={message('wallet.transactions.days')}
      today={today ?? '1970-01-01'}
      {...(today !== null && { max: today })}
      locale={locale}
      value={today === null ? null : shownDays(view, today)}
      onValueChange={(days) => onChange({ days })}
      labels={{
        none: message('wallet.transactions.days.none'),
        presets,
        presetGroup: message('wallet.transactions.days.presets'),
        chooseEnd: message('wallet.transactions.days.chooseEnd'),
        months: message('wallet.transactions.days.months'),
        previousMonth: message('wallet.transactions.days.previousMonth'),
        nextMonth: message('wallet.transactions.days.nextMonth'),
        loading: message('wallet.transactions.days.loading'),
      }}
    />
  )
}

function StatusFilter({ view, onChange }: TransactionFiltersProps) {
  const message = useMessage()
  const states = statesToChoose(useFlag('wallet.requests.canceledStatus'))
  return (
    <Select
      label={message('wallet.transactions.status')}
      value={view.status}
      options={[
        { value: 'all', label: message('wallet.transactions.status.all') },
        ...states.map((state) => ({ value: state, label: message(`wallet.request.state.${state}`) })),
      ]}
      onChange={({ currentTarget }) => {
        const status = states.find((state) => state === currentTarget.value) ?? 'all'
        onChange({ status })
      }}
    />
  )
}

function StatementFilters({ view, onChange }: TransactionFiltersProps) {
  const message = useMessage()
  return (
    <>
      <Select
        label={message('wallet.transactions.cause')}
        value={view.cause}
        options={transactionTypes.map((cause) => ({
          value: cause,
          label: message(`wallet.transactions.cause.${cause}`),
        }))}
        onChange={({ currentTarget }) =>
          onChange({ cause: transactionTypes.find((cause) => cause === currentTarget.value) ?? 'all' })
        }
      />
      <Select
        label={message('wallet.transactions.movement')}
        value={view.movement}
        options={movements.map((movement) => ({
          value: movement,
          label: message(`wallet.transactions.movement.${movement}`),
        }))}
        onChange={({ currentTarget }) =>
          onChange({ movement: movements.find((movement) => movement === currentTarget.value) ?? 'all' })
        }
      />
    </>
  )
}

/** Sources: TXN-002, TXN-003. */
export function TransactionFilters(props: TransactionFiltersProps) {
  const message = useMessage()
  return (
    <FilterBar label={message('wallet.transactions.filters')}>
      <DaysFilter {...props} />
      {props.view.tab === 'statement' ? <StatementFilters {...props} /> : <StatusFilter {...props} />}
    </FilterBar>
  )
}
