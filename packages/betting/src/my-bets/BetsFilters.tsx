'use client'
import { betTypes } from '@kit/sdk/contract'
import { DateRangePicker, presetIds, Select, useMessage, type PresetId } from '@kit/ui'
import { shownDays, type BetsView, type BetType } from './betsView.ts'
import * as styles from './myBets.css.ts'

function DaysFilter({
  view,
  today,
  onChange,
}: {
  view: BetsView
  today: string
  onChange: (change: Partial<BetsView>) => void
}) {
  const message = useMessage()
  const presets = Object.fromEntries(
    presetIds.map((id) => [id, message(`betting.bets.days.${id}`)]),
  ) as Record<PresetId, string>
  return (
    <DateRangePicker
      label={message('betting.bets.days')}
      today={today}
      max={today}
      value={shownDays(view, today)}
      onValueChange={(days) => onChange({ days })}
      labels={{
        none: message('betting.bets.days.none'),
        presets,
        presetGroup: message('betting.bets.days.presets'),
        chooseEnd: message('betting.bets.days.chooseEnd'),
        months: message('betting.bets.days.months'),
        previousMonth: message('betting.bets.days.previousMonth'),
        nextMonth: message('betting.bets.days.nextMonth'),
        loading: message('betting.bets.days.loading'),
      }}
    />
  )
}

/** The type of the bets, and for those that ended the days they ended on. Sources: OPEN-012, Q-074. */
export function BetsFilters(props: {
  view: BetsView
  today: string
  onChange: (change: Partial<BetsView>) => void
}) {
  const { view, onChange } = props
  const message = useMessage()
  return (
    <div className={styles.filters}>
      <Select
        label={message('betting.bets.type')}
        value={view.type}
        options={betTypes.map((type) => ({ value: type, label: message(`betting.bets.type.${type}`) }))}
        onChange={({ currentTarget }) => onChange({ type: currentTarget.value as BetType })}
      />
      {view.tab === 'ended' && <DaysFilter {...props} />}
    </div>
  )
}
