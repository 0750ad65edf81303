import { lazy, Suspense } from 'react'
import { useStore } from 'zustand'
import { useWithdrawServices } from './withdrawContext.ts'

const WithdrawSheet = lazy(() => import('./WithdrawSheet.tsx'))

/** The withdrawal as a sheet, when it is requested; its code is loaded then. */
export function WithdrawOverlay() {
  const { sheet } = useWithdrawServices()
  const intent = useStore(sheet)
  if (intent === null) return null
  return (
    <Suspense fallback={null}>
      <WithdrawSheet amount={intent.amount} onClose={() => sheet.setState(null, true)} />
    </Suspense>
  )
}
