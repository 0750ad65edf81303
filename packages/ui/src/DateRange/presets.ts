import { daysFrom, monthStart, type Day, type DayRange } from './days.ts'

/** The preset ranges. Source: TXN-009. */
export const presetIds = ['today', 'yesterday', 'last7Days', 'last30Days', 'thisMonth', 'lastMonth'] as const
export type PresetId = (typeof presetIds)[number]

/** Returns the range of a preset on a day. "Last n days" ends with today included; "this month" ends today. */
export function presetRange(id: PresetId, today: Day): DayRange {
  switch (id) {
    case 'today':
      return { start: today, end: today }
    case 'yesterday':
      return { start: daysFrom(today, -1), end: daysFrom(today, -1) }
    case 'last7Days':
      return { start: daysFrom(today, -6), end: today }
    case 'last30Days':
      return { start: daysFrom(today, -29), end: today }
    case 'thisMonth':
      return { start: monthStart(today), end: today }
    case 'lastMonth':
      return { start: monthStart(today, -1), end: daysFrom(monthStart(today), -1) }
  }
}
