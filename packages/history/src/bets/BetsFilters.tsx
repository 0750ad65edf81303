'use client'
import type { BetType } from '../historyKind.ts'
import { DateRangePicker, FilterBar, presetIds, Select, useLocale, useMessage, type PresetId } from '@kit/ui'
import { shownDays, type BetsView } from './betsView.ts'
import { useHistoryKinds } from './useHistoryKinds.ts'

/** Filter of settled bets by days. Source: Q-074. */
export function DaysFilter({
  view,
  today,
  onChange,
}: {
  view: BetsView
  today: string
  onChange: (change: Partial<BetsView>) => void
}) {
  const locale = useLocale()
  const message = useMessage()
  const presets = Object.fromEntries(presetIds.map((id) => [id, message(`history.days.${id}`)])) as Record<
    PresetId,
    string
  >
  return (
    <DateRangePicker
      label={message('history.days')}
      today={today}
      max={today}
      locale={locale}
      value={shownDays(view, today)}
      onValueChange={(days) => onChange({ days })}
      labels={{
        none: message('history.days.none'),
        presets,
        presetGroup: message('history.days.presets'),
        chooseEnd: message('history.days.chooseEnd'),
        months: message('history.days.months'),
        previousMonth: message('history.days.previousMonth'),
        nextMonth: message('history.days.nextMonth'),
        loading: message('history.days.loading'),
      }}
    />
  )
}

/**
 * Filters by bet type and, for settled bets, by settlement date; for staff also by a selected player. Sources:
 * OPEN-012, Q-074.
 */
export function BetsFilters(props: {
  view: BetsView
  today: string
  onChange: (change: Partial<BetsView>) => void
}) {
  const { view, onChange } = props
  const message = useMessage()
  const { types } = useHistoryKinds()
  const all = message('history.allPlayers')
  return (
    <FilterBar
      label={message('history.filters')}
      applied={
        view.player
          ? [
              {
                id: 'player',
                label: message('history.ofPlayer', { player: view.player.userName }),
              },
            ]
          : []
      }
      labels={{ applied: message('history.filters'), remove: () => all, clear: all }}
      onRemove={() => onChange({ player: null })}
    >
      <Select
        label={message('history.type')}
        value={view.type}
        options={types.map((type) => ({ value: type, label: message(`history.type.${type}`) }))}
        onChange={({ currentTarget }) => onChange({ type: currentTarget.value as BetType })}
      />
      {view.tab === 'ended' && <DaysFilter {...props} />}
    </FilterBar>
  )
}
