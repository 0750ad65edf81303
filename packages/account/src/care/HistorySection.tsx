import { listCareHistory, type CareEvent } from '@kit/sdk/contract'
import { pageQueryOf } from '@kit/sdk/query'
import { Card, List, type Message, momentText, Paging, Section, useLocale, useMessage } from '@kit/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import * as styles from './care.css.ts'
import { useCare } from './careContext.ts'
import { amountText, limitText, minutesText } from './careWords.ts'

function textOf(message: Message, locale: string, event: CareEvent): string {
  const time = momentText(event.until ?? '', locale)
  switch (event.kind) {
    case 'limit':
      return message('care.history.limit', {
        limit: limitText(message, event.limitKind ?? 'deposit', event.period ?? 'day'),
        amount: amountText(message, event.amount ?? null),
      })
    case 'realityCheck':
      return message('care.history.realityCheck', { time: minutesText(message, event.minutes ?? 0) })
    default:
      return message(`care.history.${event.kind}`, { time })
  }
}

function detailOf(message: Message, locale: string, { at, endedOrders = 0 }: CareEvent): string {
  const moment = momentText(at, locale)
  return endedOrders > 0
    ? `${moment} · ${message('care.history.endedOrders', { count: endedOrders })}`
    : moment
}

/** History of care events, newest first. */
export function HistorySection() {
  const { site } = useCare()
  const message = useMessage()
  const locale = useLocale()
  const [page, setPage] = useState(1)
  const { data, isPlaceholderData } = useQuery({
    ...pageQueryOf(site.operator.client, listCareHistory, { page, limit: 10 }),
    placeholderData: keepPreviousData,
  })
  if (!data) return null
  return (
    <Section title={message('care.history')}>
      {data.docs.length === 0 ? (
        <p className={styles.quiet}>{message('care.history.none')}</p>
      ) : (
        <Card padded={false}>
          <List.Root>
            {data.docs.map((event) => (
              <List.Item
                key={event.id}
                title={textOf(message, locale, event)}
                text={detailOf(message, locale, event)}
              />
            ))}
          </List.Root>
        </Card>
      )}
      <Paging
        aria-label={message('care.history.pages')}
        value={page}
        pages={data.totalPages}
        disabled={isPlaceholderData}
        onValueChange={setPage}
        labels={{
          previous: message('care.page.previous'),
          next: message('care.page.next'),
          page: (number) => message('care.page.number', { page: number }),
        }}
      />
    </Section>
  )
}
