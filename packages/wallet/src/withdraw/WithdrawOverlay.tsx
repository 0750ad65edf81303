import { lazy, Suspense, useState, type ComponentProps } from 'react'
import { useStore } from 'zustand'
import { withdrawChunk } from './withdrawChunk.ts'
import { useWithdrawServices } from './withdrawContext.ts'

const LazySheet = lazy(withdrawChunk.load)

function Opened(props: ComponentProps<typeof LazySheet>) {
  const [{ Sheet }] = useState(() => ({ Sheet: withdrawChunk.loaded()?.default ?? LazySheet }))
  return (
    <Suspense fallback={null}>
      <Sheet {...props} />
    </Suspense>
  )
}

/**
 * The withdrawal sheet, when requested; its code is loaded then, or earlier when the browser is
 * idle.
 */
export function WithdrawOverlay() {
  const { sheet } = useWithdrawServices()
  const intent = useStore(sheet)
  if (intent === null) return null
  return <Opened amount={intent.amount} onClose={() => sheet.setState(null, true)} />
}
