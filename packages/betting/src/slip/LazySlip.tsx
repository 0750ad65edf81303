'use client'
import { useMessage } from '@kit/ui'
import { useEffect, useSyncExternalStore } from 'react'
import { useBetting, type BettingServices } from './model/bettingContext.ts'
import { useIsWide } from '../site/useIsWide.ts'
import type { Slip } from './model/slip.ts'
import type * as SlipParts from './slipParts.ts'

let loading: Promise<typeof SlipParts> | undefined
let loaded: typeof SlipParts | undefined
const waiting = new Set<() => void>()

/** Loads the slip's chunk once. After a failure, the next call tries again. */
export function loadSlip(): Promise<typeof SlipParts> {
  loading ??= import('./slipParts.ts').then(
    (parts) => {
      loaded = parts
      for (const notify of waiting) notify()
      return parts
    },
    (error: unknown) => {
      loading = undefined
      throw error
    },
  )
  return loading
}

/**
 * Calls `act` with the site's slip once its chunk is loaded. A chunk that fails to load and errors thrown by `act` are
 * reported.
 */
export function withSlip(betting: BettingServices, act: (slip: Slip) => void, onFailed?: () => void): void {
  loadSlip()
    .then(
      ({ slipOf }) => act(slipOf(betting)),
      (error: unknown) => {
        onFailed?.()
        betting.site.onError(error, 'betting: loading the slip')
      },
    )
    .catch((error: unknown) => betting.site.onError(error, 'betting: the slip'))
}

const awaitSlip = (listener: () => void) => {
  waiting.add(listener)
  return () => waiting.delete(listener)
}

function useSlipParts(isNeeded: boolean): typeof SlipParts | undefined {
  const betting = useBetting()
  const message = useMessage()
  useEffect(() => {
    const close = () => {
      if (betting.slipPanel.getState().isSheetOpen)
        betting.site.toast(message('betting.slip.notLoaded'), 'danger')
      betting.slipPanel.setState({ isSheetOpen: false })
    }
    if (isNeeded) withSlip(betting, () => undefined, close)
  }, [isNeeded, betting, message])
  return useSyncExternalStore(
    awaitSlip,
    () => loaded,
    () => undefined,
  )
}

export function Rail() {
  const parts = useSlipParts(useIsWide())
  return parts ? <parts.SlipRail /> : null
}

export function Overlays() {
  const { slipPanel } = useBetting()
  const { isSheetOpen } = useSyncExternalStore(slipPanel.subscribe, slipPanel.getState, slipPanel.getState)
  const parts = useSlipParts(isSheetOpen)
  return parts ? <parts.SlipOverlays /> : null
}
