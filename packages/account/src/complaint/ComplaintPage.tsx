import { listComplaints, type Complaint } from '@kit/sdk/contract'
import { pageQueryOf, shownPage } from '@kit/sdk/query'
import {
  Card,
  EmptyState,
  List,
  momentText,
  Paging,
  Section,
  StatusTag,
  useLocale,
  useMessage,
} from '@kit/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useAccountServices } from '../accountContext.ts'
import { AccountPage } from '../pages/AccountPage.tsx'
import { Answer } from '../pages/Answer.tsx'
import * as styles from '../pages/page.css.ts'
import { ComplaintForm } from './ComplaintForm.tsx'

/** Sources: ROUTE-042, SHELL-135, Q-076. */
export function ComplaintPage() {
  return (
    <AccountPage titleId="account.complaint">
      <ComplaintForm />
      <Complaints />
    </AccountPage>
  )
}

const limit = 10

function Complaints() {
  const { client } = useAccountServices().site.operator
  const message = useMessage()
  const [page, setPage] = useState(1)
  const query = useQuery({
    ...pageQueryOf(client, listComplaints, { page, limit }),
    placeholderData: keepPreviousData,
  })
  const shown = shownPage(query)
  const isUnread = query.data === undefined && query.isError
  return (
    <Section title={message('account.complaint.list')}>
      {(query.data === undefined || query.isError) && (
        <Answer query={query} height="200px">
          {() => null}
        </Answer>
      )}
      {shown?.docs.length === 0 && !isUnread && <EmptyState title={message('account.complaint.none')} />}
      {shown !== undefined && shown.docs.length > 0 && (
        <Card padded={false}>
          <List.Root>
            {shown.docs.map((complaint) => (
              <Row key={complaint.id} complaint={complaint} />
            ))}
          </List.Root>
        </Card>
      )}
      {shown !== undefined && shown.totalPages > 1 && (
        <Paging
          aria-label={message('account.complaint.pages')}
          value={page}
          pages={shown.totalPages}
          disabled={query.isPlaceholderData}
          onValueChange={setPage}
          labels={{
            previous: message('account.page.previous'),
            next: message('account.page.next'),
            page: (number) => message('account.page.number', { page: number }),
          }}
        />
      )}
    </Section>
  )
}

const tones = { open: 'accent', answered: 'success', closed: 'neutral' } as const

function Row({ complaint }: { complaint: Complaint }) {
  const message = useMessage()
  const locale = useLocale()
  const { title, message: text, state, answer, createdAt } = complaint
  return (
    <List.Item
      title={title}
      text={
        <>
          <p className={styles.words}>{text}</p>
          {answer && (
            <p className={styles.words}>
              <strong>{message('account.complaint.answer')}:</strong> {answer}
            </p>
          )}
          <time dateTime={createdAt}>{momentText(createdAt, locale)}</time>
        </>
      }
      end={<StatusTag tone={tones[state]}>{message(`account.complaint.state.${state}`)}</StatusTag>}
    />
  )
}
