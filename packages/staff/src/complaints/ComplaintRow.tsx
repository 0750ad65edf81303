'use client'
import { answerComplaint, type Complaint } from '@kit/sdk/contract'
import { mutationOf } from '@kit/sdk/query'
import { Banner, Button, momentText, SiteLink, StatusTag, Textarea, useLocale, useMessage } from '@kit/ui'
import { useMutation } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { problemText } from '../frame/problemText.ts'
import { useStaffSite } from '../staffContext.ts'
import * as styles from '../staff.css.ts'

const tones = { open: 'accent', answered: 'success', closed: 'neutral' } as const

export interface ComplaintRowProps {
  complaint: Complaint
  /** Default: false. */
  hasPlayer?: boolean
}

export function ComplaintRow({ complaint, hasPlayer = false }: ComplaintRowProps) {
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
        {hasPlayer && (
          <>
            <SiteLink to={`/staff/players/${player.id}`}>
              <bdi>{player.userName}</bdi>
            </SiteLink>
            {' · '}
          </>
        )}
        <bdi>{momentText(createdAt, locale)}</bdi>
      </span>
    </li>
  )
}

/** An answer may leave the complaint open. */
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
