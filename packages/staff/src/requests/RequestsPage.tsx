'use client'
import { paymentStates, type PaymentRequest, type RequestDirection } from '@kit/sdk/contract'
import {
  FilterBar,
  Money,
  momentText,
  SearchField,
  SegmentedControl,
  Select,
  useLocale,
  useMessage,
} from '@kit/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ListFrame } from '../frame/ListFrame.tsx'
import { StaffHeading, StaffPage } from '../frame/StaffPage.tsx'
import { useDeafPollMs } from '../frame/usePollMs.ts'
import { useSettled } from '../frame/useSettled.ts'
import { useStaffSite } from '../staffContext.ts'
import * as styles from '../staff.css.ts'
import type { OpenedRequest } from './openedRequest.ts'
import { RequestSheet } from './RequestSheet.tsx'
import { changeView, readView, requestsQuery, storeView, type RequestsView } from './requestsView.ts'
import { StateTag } from './StateTag.tsx'

/** Sources: ROLE-018, CALL-103, CALL-106. */
export default function RequestsPage() {
  return (
    <StaffPage path="/staff/requests">
      <Requests />
    </StaffPage>
  )
}

/** Kept in tab storage, so that Back returns to the same list. */
function useView() {
  const { tabStorage } = useStaffSite()
  const [view, setView] = useState(() => readView(tabStorage))
  const change = (changed: Partial<RequestsView>) => {
    const next = changeView(view, changed)
    storeView(tabStorage, next)
    setView(next)
  }
  return [view, change] as const
}

function Requests() {
  const message = useMessage()
  const { client } = useStaffSite().operator
  const [view, change] = useView()
  const [opened, setOpened] = useState<OpenedRequest | null>(null)
  const search = useSettled(view.search.trim())
  const { direction } = view
  const query = useQuery({
    ...requestsQuery(client, { ...view, search }),
    meta: { direction },
    refetchInterval: useDeafPollMs(),
    // Rows of the other direction do not belong here.
    placeholderData: (before, last) => (last?.meta?.['direction'] === direction ? before : undefined),
  })
  return (
    <>
      <StaffHeading title={message('staff.requests')} />
      <SegmentedControl.Root
        aria-label={message('staff.direction')}
        value={direction}
        onValueChange={(value: string) => change({ direction: value as RequestDirection })}
      >
        {(['deposit', 'withdraw'] as const).map((one) => (
          <SegmentedControl.Item key={one} value={one}>
            {message(`staff.direction.${one}`)}
          </SegmentedControl.Item>
        ))}
      </SegmentedControl.Root>
      <FilterBar label={message('staff.filters')}>
        <Select
          label={message('staff.status')}
          value={view.status}
          options={([...paymentStates, 'all'] as const).map((state) => ({
            value: state,
            label: message(`staff.state.${state}`),
          }))}
          onChange={({ currentTarget }) => change({ status: currentTarget.value as RequestsView['status'] })}
        />
        <SearchField
          label={message('staff.requests.search')}
          value={view.search}
          maxLength={64}
          labels={{ clear: message('staff.search.clear') }}
          onValueChange={(search) => change({ search })}
        />
      </FilterBar>
      <ListFrame query={query} none={message('staff.requests.none')} onPage={(page) => change({ page })}>
        {(rows) => (
          <ul className={styles.list} aria-label={message('staff.requests.list')}>
            {rows.map((request) => (
              <RequestRow
                key={request.id}
                request={request}
                onOpen={() => setOpened({ direction, request })}
              />
            ))}
          </ul>
        )}
      </ListFrame>
      <RequestSheet opened={opened} onClose={() => setOpened(null)} />
    </>
  )
}

function RequestRow({ request, onOpen }: { request: PaymentRequest; onOpen: () => void }) {
  const message = useMessage()
  const locale = useLocale()
  return (
    <li className={styles.row} data-request-state={request.state}>
      <div>
        <div className={styles.name}>
          <button type="button" aria-haspopup="dialog" className={styles.open} onClick={onOpen}>
            <Money minor={request.amount} /> <bdi>{request.userName}</bdi>
          </button>
          <StateTag state={request.state} />
        </div>
        <div className={styles.quiet}>
          {request.paymentType}
          {request.utr !== '' && ` · ${message('staff.request.utr')} ${request.utr}`}
        </div>
      </div>
      <bdi className={styles.quiet}>{momentText(request.createdAt, locale)}</bdi>
    </li>
  )
}
