'use client'
import { listPlayerComplaints } from '@kit/sdk/contract'
import { pageQueryOf } from '@kit/sdk/query'
import { EmptyState, Section, useMessage } from '@kit/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ComplaintRow } from '../complaints/ComplaintRow.tsx'
import { ListFrame } from '../frame/ListFrame.tsx'
import { useDeafPollMs } from '../frame/usePollMs.ts'
import { useStaffSite } from '../staffContext.ts'
import * as styles from '../staff.css.ts'

const limit = 10

/** Complaints, newest first. Sources: ROLE-023, CALL-072. */
export function Complaints({ userId }: { userId: string }) {
  const message = useMessage()
  const { client } = useStaffSite().operator
  const [page, setPage] = useState(1)
  const query = useQuery({
    ...pageQueryOf(client, listPlayerComplaints, { page, limit, userId }),
    refetchInterval: useDeafPollMs(),
    placeholderData: (before) => before,
  })
  return (
    <Section title={message('staff.complaints')}>
      <ListFrame query={query} none={message('staff.complaints.none')} onPage={setPage}>
        {(rows) => {
          // An operator without this filter sends complaints of other players too.
          const own = rows.filter(({ player }) => player.id === userId)
          if (own.length === 0) return <EmptyState icon="list" title={message('staff.complaints.none')} />
          return (
            <ul className={styles.list} aria-label={message('staff.complaints.ofPlayer')}>
              {own.map((complaint) => (
                <ComplaintRow key={complaint.id} complaint={complaint} />
              ))}
            </ul>
          )
        }}
      </ListFrame>
    </Section>
  )
}
