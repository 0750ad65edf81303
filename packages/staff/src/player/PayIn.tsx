'use client'
import {
  createBranchDeposit,
  listDeposits,
  type AccountBelow,
  type Minor,
  type PaymentRequest,
} from '@kit/sdk/contract'
import { invalidate } from '@kit/sdk/query'
import { Banner, Button, decimalFrom, formatPoints, Section, TextField, useMessage } from '@kit/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { problemText } from '../frame/problemText.ts'
import { SignDialog } from '../frame/SignDialog.tsx'
import { sendOnce } from '../once/sendOnce.ts'
import { useStaffSite } from '../staffContext.ts'
import * as styles from '../staff.css.ts'

/** Maximum in minor units. */
const most = 100_000_000_000_000n

function amountOf(text: string): Minor | undefined {
  const minor = decimalFrom(text, 2)
  return minor !== undefined && minor > 0n && minor <= most ? minor : undefined
}

/** Payment to a default branch, exactly once (ROLE-019). */
export function PayIn({ account }: { account: AccountBelow }) {
  const site = useStaffSite()
  const { client } = site.operator
  const message = useMessage()
  const queries = useQueryClient()
  const [text, setText] = useState('')
  const [remarks, setRemarks] = useState('')
  const [isAsking, setAsking] = useState(false)
  const [isWrong, setWrong] = useState(false)
  const [result, setResult] = useState<{ text: string; tone: 'success' | 'warning' } | null>(null)
  const amount = amountOf(text)

  async function pay(transactionCode: string): Promise<string | undefined> {
    if (amount === undefined) return message('staff.payIn.amountWrong')
    const request = { userId: account.id, amount, remarks: remarks.trim(), transactionCode }
    const outcome = await sendOnce(site, {
      name: `payIn.${account.id}`,
      // Some operators confirm without returning the request.
      send: async (key): Promise<Pick<PaymentRequest, 'amount'>> =>
        (await client.call(createBranchDeposit, { ...request, key })) ?? { amount },
      find: async (key) => {
        const { docs } = await client.page(listDeposits, { page: 1, limit: 1, search: key })
        return docs.find(({ id }) => id === key)
      },
    })
    invalidate(queries, createBranchDeposit.changes)
    if (outcome.state === 'refused') return problemText(outcome.error, message)
    if (outcome.state !== 'sent' && outcome.state !== 'found') return message(`staff.decide.${outcome.state}`)
    const isEarlier = outcome.state === 'found' && outcome.isEarlier
    const paid = formatPoints(outcome.answer.amount)
    setResult(
      isEarlier
        ? { text: message('staff.payIn.earlier', { amount: paid }), tone: 'warning' }
        : { text: message('staff.payIn.done', { amount: paid }), tone: 'success' },
    )
    if (!isEarlier) {
      setText('')
      setRemarks('')
    }
    return undefined
  }

  return (
    <Section title={message('staff.payIn')}>
      <form
        className={styles.stack}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          setWrong(amount === undefined)
          setResult(null)
          setAsking(amount !== undefined)
        }}
      >
        <div className={styles.filters}>
          <TextField
            label={message('staff.payIn.amount')}
            inputMode="decimal"
            autoComplete="off"
            value={text}
            error={isWrong ? message('staff.payIn.amountWrong') : undefined}
            onChange={({ target }) => setText(target.value)}
          />
          <TextField
            label={message('staff.payIn.remarks')}
            autoComplete="off"
            maxLength={500}
            value={remarks}
            onChange={({ target }) => setRemarks(target.value)}
          />
        </div>
        <div role="status">{result && <Banner tone={result.tone}>{result.text}</Banner>}</div>
        <div className={styles.buttons}>
          <Button type="submit" tone="action">
            {message('staff.payIn.act')}
          </Button>
        </div>
      </form>
      {isAsking && amount !== undefined && (
        <SignDialog
          title={message('staff.decide.text.deposit', {
            amount: formatPoints(amount),
            user: account.userName,
          })}
          text={message('staff.payIn.text', { user: account.userName })}
          actionLabel={message('staff.payIn.act')}
          act={pay}
          onClose={() => setAsking(false)}
        />
      )}
    </Section>
  )
}
