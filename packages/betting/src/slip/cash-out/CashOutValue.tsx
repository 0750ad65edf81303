'use client'
import { Button, MoreMessages, formatPoints, useMessage } from '@kit/ui'
import { wholeShare } from '@kit/rules'
import { useBetting } from '../model/bettingContext.ts'
import { cashOutMessages } from './cashOutMessages.ts'
import type { CashOutTarget } from './model/cashOutSubject.ts'
import { useLiveCashOut } from './useLiveCashOut.ts'

function CashOutButton({ runnerName, ...target }: CashOutTarget & { runnerName?: string | undefined }) {
  const message = useMessage()
  const betting = useBetting()
  const live = useLiveCashOut(target, wholeShare)
  if ('fault' in live && (live.fault === 'none' || live.fault === 'level')) return null
  const open = () => betting.withSlip((slip) => slip.openCashOut({ kind: 'position', ...target }))
  const value = 'fault' in live ? undefined : formatPoints(live.returned)
  const isSuspended = 'fault' in live && live.fault === 'suspended'
  // If the prices do not cover the whole position, its worst outcome is no useful value, so the possible share is
  // shown.
  const shown =
    'fault' in live || value === undefined
      ? message('betting.cashOut.open')
      : live.share === wholeShare
        ? message('betting.cashOut.openValue', { value })
        : message('betting.cashOut.openPart', { share: live.share })
  return (
    <Button
      size="small"
      data-cash-out-open=""
      disabled={isSuspended}
      aria-label={
        runnerName === undefined
          ? undefined
          : message('betting.cashOut.openBet', { cashOut: shown, runner: runnerName })
      }
      onClick={open}
    >
      {shown}
    </Button>
  )
}

/** Button with the value of a position or bet that opens its cash out. Renders nothing if there is no position. */
export default function CashOutValue(target: CashOutTarget & { runnerName?: string | undefined }) {
  return (
    <MoreMessages messages={cashOutMessages}>
      <CashOutButton {...target} />
    </MoreMessages>
  )
}
