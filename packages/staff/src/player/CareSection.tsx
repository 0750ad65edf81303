'use client'
import type { Care } from '@kit/sdk/contract'
import { Banner, Card, formatPoints, List, Section, momentText, useLocale, useMessage } from '@kit/ui'
import * as styles from '../staff.css.ts'

/** Staff can view the settings but not change them. */
export function CareSection({ care }: { care: Care | null }) {
  const message = useMessage()
  const locale = useLocale()
  if (!care) return null
  const { limits, timeOutUntil, excludedUntil } = care
  const shown = limits.filter(({ amount }) => amount !== null)
  const isEmpty = shown.length === 0 && timeOutUntil === null && excludedUntil === null
  return (
    <Section title={message('staff.care')}>
      {isEmpty && <p className={styles.quiet}>{message('staff.care.none')}</p>}
      {excludedUntil !== null && (
        <Banner tone="warning">
          {message('staff.care.excluded', { time: momentText(excludedUntil, locale) })}
        </Banner>
      )}
      {timeOutUntil !== null && (
        <Banner tone="warning">
          {message('staff.care.timeOut', { time: momentText(timeOutUntil, locale) })}
        </Banner>
      )}
      {shown.length > 0 && (
        <Card padded={false}>
          <List.Root>
            {shown.map(({ kind, period, amount, used }) => (
              <List.Item
                key={`${kind} ${period}`}
                title={message('staff.care.limit', {
                  kind: message(`staff.care.kind.${kind}`),
                  period: message(`staff.care.period.${period}`),
                  used: formatPoints(used),
                  amount: formatPoints(amount ?? 0n),
                })}
              />
            ))}
          </List.Root>
        </Card>
      )}
    </Section>
  )
}
