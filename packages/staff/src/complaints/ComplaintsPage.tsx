'use client'
import { complaintStates, listPlayerComplaints, type Complaint } from '@kit/sdk/contract'
import { pageQueryOf } from '@kit/sdk/query'
import { FilterBar, Select, useMessage } from '@kit/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ListFrame } from '../frame/ListFrame.tsx'
import { StaffHeading, StaffPage } from '../frame/StaffPage.tsx'
import { useDeafPollMs } from '../frame/usePollMs.ts'
import { useStaffSite } from '../staffContext.ts'
import * as styles from '../staff.css.ts'
import { ComplaintRow } from './ComplaintRow.tsx'

const limit = 25
type Status = Complaint['state'] | 'all'

/** Sources: ROLE-023, CALL-072, Q-076. */
export default function ComplaintsPage() {
  return (
    <StaffPage path="/staff/complaints">
      <Complaints />
    </StaffPage>
  )
}

function Complaints() {
  const message = useMessage()
  const { client } = useStaffSite().operator
  const [status, setStatus] = useState<Status>('open')
  const [page, setPage] = useState(1)
  const query = useQuery({
    ...pageQueryOf(client, listPlayerComplaints, { page, limit, ...(status !== 'all' && { status }) }),
    refetchInterval: useDeafPollMs(),
    placeholderData: (before) => before,
  })
  return (
    <>
      <StaffHeading title={message('staff.complaints')} />
      <FilterBar label={message('staff.filters')}>
        <Select
          label={message('staff.status')}
          value={status}
          options={([...complaintStates, 'all'] as const).map((state) => ({
            value: state,
            label: message(`staff.complaints.${state}`),
          }))}
          onChange={({ currentTarget }) => {
            setStatus(currentTarget.value as Status)
            setPage(1)
          }}
        />
      </FilterBar>
      <ListFrame query={query} none={message('staff.complaints.none')} onPage={setPage}>
        {(rows) => (
          <ul className={styles.list} aria-label={message('staff.complaints.list')}>
            {rows.map((complaint) => (
              <ComplaintRow key={complaint.id} complaint={complaint} hasPlayer />
            ))}
          </ul>
        )}
      </ListFrame>
    </>
  )
}
