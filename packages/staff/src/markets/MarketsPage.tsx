'use client'
import { listEveryMarket, listMarkets, type Market, type Page } from '@kit/sdk/contract'
import { pageReadOf } from '@kit/sdk/query'
import { InPlayTag, momentText, StatusTag, useLocale, useMessage } from '@kit/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ListFrame } from '../frame/ListFrame.tsx'
import { StaffHeading, StaffPage } from '../frame/StaffPage.tsx'
import { isAdministrator, useStaffSite } from '../staffContext.ts'
import * as styles from '../staff.css.ts'

const limit = 25

/** All for the administrator, those on the lists for other staff. Sources: ROLE-025, CALL-073, CALL-074. */
export default function MarketsPage() {
  return (
    <StaffPage path="/staff/markets">
      <Markets />
    </StaffPage>
  )
}

function Markets() {
  const message = useMessage()
  const { client, session } = useStaffSite().operator
  const [page, setPage] = useState(1)
  const endpoint = isAdministrator(session) ? listEveryMarket : listMarkets
  const query = useQuery<Page<Market>>({
    ...pageReadOf(client, endpoint, { page, limit }),
    placeholderData: (before) => before,
  })
  return (
    <>
      <StaffHeading title={message('staff.markets')} />
      <ListFrame query={query} none={message('staff.markets.none')} onPage={setPage}>
        {(rows) => (
          <ul className={styles.list} aria-label={message('staff.markets.list')}>
            {rows.map((market) => (
              <Row key={market.id} market={market} />
            ))}
          </ul>
        )}
      </ListFrame>
    </>
  )
}

function Row({ market }: { market: Market }) {
  const message = useMessage()
  const locale = useLocale()
  const { name, event, competition, eventType, status, isInPlay, openDate } = market
  return (
    <li className={styles.row}>
      <div>
        <div className={styles.name}>
          <strong>
            <bdi>{event.name}</bdi> · {name}
          </strong>
          <InPlayTag
            inPlay={isInPlay}
            labels={{ live: message('staff.markets.live'), notYet: message('staff.markets.versus') }}
          />
          <StatusTag tone={status === 'active' ? 'success' : 'neutral'}>{status}</StatusTag>
        </div>
        <div className={styles.quiet}>
          {eventType.name} · {competition.name}
        </div>
      </div>
      <bdi className={styles.quiet}>{momentText(openDate, locale)}</bdi>
    </li>
  )
}
