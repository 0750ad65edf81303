'use client'
import type { PaymentAction, PaymentState } from '@kit/sdk/contract'
import { invalidate } from '@kit/sdk/query'
import { formatPoints, TextField, momentText, useLocale, useMessage } from '@kit/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { problemText } from '../frame/problemText.ts'
import { SignDialog } from '../frame/SignDialog.tsx'
import { useStaffSite } from '../staffContext.ts'
import { decideOnce, firstOf } from './decideOnce.ts'
import type { OpenedRequest } from './openedRequest.ts'

export interface DecisionProps extends OpenedRequest {
  action: PaymentAction
  /** Called with the result, to announce it where the request is shown. */
  onResult: (result: { text: string; tone: 'success' | 'warning' }) => void
  onClose: () => void
}

const tones = { processing: 'action', approved: 'action', rejected: 'danger' } as const

/** Sources: ROLE-015, ROLE-018. */
export function Decision({ direction, request, action, onResult, onClose }: DecisionProps) {
  const site = useStaffSite()
  const message = useMessage()
  const locale = useLocale()
  const queries = useQueryClient()
  const [remarks, setRemarks] = useState('')
  const isReject = action === 'rejected'
  const stateWord = (state: PaymentState) => message(`staff.state.${state}`).toLocaleLowerCase(locale)

  async function decide(transactionCode: string): Promise<string | undefined> {
    const outcome = await decideOnce(site, {
      direction,
      request,
      action,
      remarks: remarks.trim(),
      transactionCode,
    })
    invalidate(queries, ['deposits', 'withdrawals', 'requestSteps', 'accountsBelow'])
    if (outcome.state === 'sent' || outcome.state === 'found') {
      onResult(
        outcome.state === 'found' && outcome.isEarlier
          ? { text: message('staff.decided.before', { state: stateWord(outcome.answer) }), tone: 'warning' }
          : { text: message('staff.decided', { state: stateWord(outcome.answer) }), tone: 'success' },
      )
      return undefined
    }
    if (outcome.state !== 'refused') return message(`staff.decide.${outcome.state}`)
    const first = firstOf(outcome.error)
    if (!first) return problemText(outcome.error, message)
    onResult({
      text: first.by
        ? message('staff.decided.byOther', {
            user: first.by,
            state: stateWord(first.state),
            time: momentText(first.at, locale),
          })
        : message('staff.decided.before', { state: stateWord(first.state) }),
      tone: 'warning',
    })
    return undefined
  }

  return (
    <SignDialog
      title={message(`staff.decide.${action}`)}
      text={message(`staff.decide.text.${direction}`, {
        amount: formatPoints(request.amount),
        user: request.userName,
      })}
      actionLabel={message(`staff.decide.${action}`)}
      tone={tones[action]}
      check={() => (isReject && remarks.trim() === '' ? message('staff.decide.reasonMissing') : undefined)}
      act={decide}
      onClose={onClose}
    >
      <TextField
        label={message(isReject ? 'staff.decide.reason' : 'staff.decide.remarks')}
        value={remarks}
        autoComplete="off"
        maxLength={500}
        data-initial-focus=""
        onChange={({ target }) => setRemarks(target.value)}
      />
    </SignDialog>
  )
}
