import { depositDecided } from '@kit/sdk/contract'
import { lazy, Suspense, useEffect } from 'react'
import { useStore } from 'zustand'
import { useWalletSite } from '../walletContext.ts'
import { useDepositServices } from './depositContext.ts'

const loadDepositParts = () => import('./depositParts.ts')

const DepositSheet = lazy(async () => ({ default: (await loadDepositParts()).DepositSheet }))
const DecidedToast = lazy(async () => ({ default: (await loadDepositParts()).DecidedToast }))

/** The deposit as a sheet, when it is requested, and the word of a decision that no open screen shows. */
export function DepositOverlay() {
  const { operator } = useWalletSite()
  const { sheet, decided, watchers } = useDepositServices()
  const isOpen = useStore(sheet) !== null
  const hasNews = useStore(decided) !== null
  useEffect(
    () =>
      operator.live.on(depositDecided, ({ docs: { id, status: state } }) => {
        if (watchers.getState() === 0) decided.setState({ id, state }, true)
      }),
    [operator, decided, watchers],
  )
  return (
    <Suspense fallback={null}>
      {isOpen && <DepositSheet />}
      {hasNews && <DecidedToast />}
    </Suspense>
  )
}
