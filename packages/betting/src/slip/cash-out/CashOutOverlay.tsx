'use client'
import { lazy, Suspense, useEffect, useEffectEvent } from 'react'
import { useStore } from 'zustand'
import { useAccount } from '../../site/useAccount.ts'
import { useBetting } from '../model/bettingContext.ts'
import { cashOutsOf } from './model/cashOutState.ts'
import { useReportCashOut } from './useSendCashOut.ts'

const Sheet = lazy(() => import('./CashOutSheet.tsx'))

/** Reports the outcome of cash outs that had no answer when the page was left. */
function useResumed(): void {
  const betting = useBetting()
  const report = useReportCashOut()
  const userId = useAccount()?.user.id
  const reportAll = useEffectEvent((ended: Parameters<typeof report>[0][]) => ended.forEach(report))
  useEffect(() => {
    if (userId === undefined) return
    const { sender } = cashOutsOf(betting)
    void sender.resume(userId).then((ended) => reportAll(ended))
  }, [betting, userId])
}

export function CashOutOverlay() {
  useResumed()
  const isOpen = useStore(cashOutsOf(useBetting()).open, ({ subject }) => subject !== null)
  if (!isOpen) return null
  return (
    <Suspense fallback={null}>
      <Sheet />
    </Suspense>
  )
}
