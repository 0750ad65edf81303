'use client'
import { answerComplaint, complaintStates, listPlayerComplaints, type Complaint } from '@kit/sdk/contract'
import { mutationOf, pageQueryOf } from '@kit/sdk/query'
import {
  Banner,
  Button,
  FilterBar,
  momentText,
  Select,
  StatusTag,
  Textarea,
  useLocale,
  useMessage,
} from '@kit/ui'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { ListFrame } from '../frame/ListFrame.tsx'
import { problemText } from '../frame/problemText.ts'
import { StaffHeading, StaffPage } from '../frame/StaffPage.tsx'
import { useDeafPollMs } from '../frame/usePollMs.ts'
import { useStaffSite } from '../staffContext.ts'
import * as styles from '../staff.css.ts'

const limit = 25
type Status = Complaint['state'] | 'all'

/** Complaints of the players below, to be answered. Sources: ROLE-023, CALL-072, Q-076. */
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
              <Row key={complaint.id} complaint={complaint} />
            ))}
          </ul>
        )}
      </ListFrame>
    </>
  )
}

const tones = { open: 'accent', answered: 'success', closed: 'neutral' } as const

function Row({ complaint }: { complaint: Complaint }) {
  const message = useMessage()
  const locale = useLocale()
  const { title, message: text, state, answer, player, createdAt } = complaint
  return (
    <li className={styles.row} data-complaint-state={state}>
      <div>
        <div className={styles.name}>
          <strong>{title}</strong>
          <StatusTag tone={tones[state]}>{message(`staff.complaints.${state}`)}</StatusTag>
        </div>
        <p>{text}</p>
        {answer !== '' && (
          <p>
            <strong>{message('staff.complaints.answer')}:</strong> {answer}
          </p>
        )}
        {state !== 'closed' && <AnswerForm complaint={complaint} />}
      </div>
      <span className={styles.quiet}>
        <bdi>{player.userName}</bdi> · <bdi>{momentText(createdAt, locale)}</bdi>
      </span>
    </li>
  )
}

/** Answers a complaint, which stays open to the player, or closes it. */
function AnswerForm({ complaint: { id, title } }: { complaint: Complaint }) {
  const message = useMessage()
  const { operator } = useStaffSite()
  const [answer, setAnswer] = useState('')
  const [isMissing, setMissing] = useState(false)
  const send = useMutation({
    ...mutationOf(operator.client, answerComplaint),
    onSuccess: () => setAnswer(''),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setMissing(answer.trim() === '')
    if (answer.trim() !== '' && !send.isPending)
      send.mutate({ complaintId: id, answer: answer.trim(), status: 'answered' })
  }
  return (
    <form className={styles.stack} noValidate aria-label={title} onSubmit={submit}>
      <Textarea
        label={message('staff.complaints.answer')}
        value={answer}
        maxLength={2000}
        error={isMissing ? message('staff.complaints.missing') : undefined}
        onChange={({ currentTarget }) => {
          setMissing(false)
          setAnswer(currentTarget.value)
        }}
      />
      {send.isError && <Banner tone="danger">{problemText(send.error, message)}</Banner>}
      <div className={styles.tools}>
        <Button type="submit" tone="action" loading={send.isPending}>
          {message('staff.complaints.send')}
        </Button>
        <Button
          disabled={send.isPending}
          onClick={() => send.mutate({ complaintId: id, answer: answer.trim(), status: 'closed' })}
        >
          {message('staff.complaints.close')}
        </Button>
      </div>
    </form>
  )
}
