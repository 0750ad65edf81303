'use client'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { useBetting } from '../model/bettingContext.ts'
import { keepFocus } from './keepFocus.ts'
import { keysState } from './keysState.ts'
import { startPriceKeys } from './priceKeys.ts'
import { createSlipFocus } from './slipFocus.ts'

const KeyHelp = lazy(() => import('./KeyHelp.tsx'))

export function Keys() {
  const services = useBetting()
  const state = keysState(services)
  const isHelpOpen = useStore(state, (keys) => keys.isHelpOpen)
  const [hasOpenedHelp, setHasOpenedHelp] = useState(false)
  if (isHelpOpen && !hasOpenedHelp) setHasOpenedHelp(true)
  const marker = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const root = marker.current?.ownerDocument
    if (!root) return undefined
    const slipFocus = createSlipFocus({ root, services })
    const end = startPriceKeys({
      root,
      slipFocus,
      hasCharacterKeys: () => state.getState().hasCharacterKeys,
      openHelp: () => state.setState({ isHelpOpen: true }),
    })
    const endKeepFocus = keepFocus(root)
    return () => {
      end()
      endKeepFocus()
      slipFocus.end()
    }
  }, [services, state])
  return (
    <>
      <span ref={marker} hidden />
      {hasOpenedHelp && (
        <Suspense fallback={null}>
          <KeyHelp />
        </Suspense>
      )}
    </>
  )
}
