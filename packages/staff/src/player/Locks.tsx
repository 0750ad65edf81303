'use client'
import { setAccountLocks, type AccountBelow } from '@kit/sdk/contract'
import { invalidate } from '@kit/sdk/query'
import { Button, Section, Switch, useMessage } from '@kit/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { problemText } from '../frame/problemText.ts'
import { SignDialog } from '../frame/SignDialog.tsx'
import { useStaffSite } from '../staffContext.ts'
import * as styles from '../staff.css.ts'

const locks = [
  { field: 'isBlocked', labelId: 'staff.lock.blocked' },
  { field: 'casinoLock', labelId: 'staff.lock.casino' },
  { field: 'bonusLock', labelId: 'staff.lock.bonus' },
] as const

type Lock = (typeof locks)[number]

function useLockDialog(account: AccountBelow) {
  const { operator, toast } = useStaffSite()
  const message = useMessage()
  const queries = useQueryClient()
  const [asked, setAsked] = useState<Lock | null>(null)

  async function change(field: Lock['field'], transactionCode: string) {
    try {
      await operator.client.call(setAccountLocks, {
        userId: account.id,
        [field]: !account[field],
        transactionCode,
      })
      toast(message('staff.lock.saved'), 'success')
      return undefined
    } catch (error) {
      return problemText(error, message)
    } finally {
      invalidate(queries, setAccountLocks.changes)
    }
  }

  const dialog = asked && (
    <SignDialog
      title={message(asked.labelId)}
      text={message(account[asked.field] ? 'staff.lock.freeText' : 'staff.lock.setText', {
        lock: message(asked.labelId),
        user: account.userName,
      })}
      actionLabel={message(account[asked.field] ? 'staff.lock.free' : 'staff.lock.set')}
      tone={account[asked.field] ? 'action' : 'danger'}
      act={(code) => change(asked.field, code)}
      onClose={() => setAsked(null)}
    />
  )
  return [setAsked, dialog] as const
}

/** Sources: ROLE-020, ROLE-022. Each change is signed. */
export function Locks({ account }: { account: AccountBelow }) {
  const message = useMessage()
  const [ask, dialog] = useLockDialog(account)
  return (
    <Section title={message('staff.player.locks')}>
      <div className={styles.stack}>
        {locks.map((lock) => (
          <Switch
            key={lock.field}
            label={message(lock.labelId)}
            checked={account[lock.field]}
            onCheckedChange={() => ask(lock)}
          />
        ))}
      </div>
      {dialog}
    </Section>
  )
}

export function BlockButton({ account }: { account: AccountBelow }) {
  const message = useMessage()
  const [ask, dialog] = useLockDialog(account)
  return (
    <>
      <Button onClick={() => ask(locks[0])}>
        {message(account.isBlocked ? 'staff.lock.unblock' : 'staff.lock.block')}
      </Button>
      {dialog}
    </>
  )
}
