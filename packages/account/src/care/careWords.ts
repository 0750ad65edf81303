import { formatPoints, type Message } from '@kit/ui'
import type { CareLimitKind, CarePeriod, Minor } from '@kit/sdk/contract'

const day = 24

export const hoursText = (message: Message, hours: number): string =>
  hours % day === 0 ? message('care.days', { count: hours / day }) : message('care.hours', { count: hours })

export const minutesText = (message: Message, minutes: number): string =>
  minutes === 0 ? message('care.check.never') : message('care.minutes', { count: minutes })

export const limitText = (message: Message, kind: CareLimitKind, period: CarePeriod): string =>
  message('care.limit.of', {
    kind: message(`care.limit.${kind}`),
    period: message(`care.period.${period}`),
  })

export const amountText = (message: Message, amount: Minor | null): string =>
  amount === null ? message('care.limit.unset') : formatPoints(amount)
