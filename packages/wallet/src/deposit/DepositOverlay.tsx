import { depositDecided } from '@kit/sdk/contract'
import { MoreMessages } from '@kit/ui'
import { lazy, Suspense, useEffect } from 'react'
import { useStore } from 'zustand'
import { useWalletSite } from '../walletContext.ts'
import { depositChunk } from './depositChunk.ts'
import { useDepositServices } from './depositContext.ts'
import { DepositSheet } from './DepositSheet.tsx'
import { depositSheetMessages } from './sheetMessages.ts'

const DecidedToast = lazy(async () => ({ default: (await depositChunk.load()).DecidedToast }))

/** Overlay, only if requested. The notice covers decisions that no open screen shows. */
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
    <>
      {isOpen && (
        <MoreMessages messages={depositSheetMessages}>
          <DepositSheet />
        </MoreMessages>
      )}
      <Suspense fallback={null}>{hasNews && <DecidedToast />}</Suspense>
    </>
  )
}
