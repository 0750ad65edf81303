'use client'
import { use, useEffect, useRef, useState } from 'react'
import { DepositPortsContext } from '../deposit/depositPorts.ts'
import { useWalletSite } from '../walletContext.ts'

export type ReadingState =
  | { state: 'idle' }
  /** Progress from 0 to 1; null while the reader loads. */
  | { state: 'reading'; share: number | null }
  | { state: 'read'; candidates: readonly string[] }
  | { state: 'failed'; why: 'offline' | 'failed' }

export interface ReceiptReadingControl {
  now: ReadingState
  read: (picture: Blob) => void
  stop: () => void
}

/**
 * Reads pictures of receipts, one at a time; calls `onBest` if one reference is certain. References
 * with letters are offered only for a method that `takesLetters`.
 */
export function useReceiptReading(
  takesLetters: boolean,
  onBest: (digits: string) => void,
): ReceiptReadingControl {
  const site = useWalletSite()
  const { readReceipt } = use(DepositPortsContext)
  const [now, setNow] = useState<ReadingState>({ state: 'idle' })
  const current = useRef<AbortController>(null)
  useEffect(() => () => current.current?.abort(), [])

  const read = async (picture: Blob) => {
    current.current?.abort()
    const cancel = new AbortController()
    current.current = cancel
    const { signal } = cancel
    setNow({ state: 'reading', share: null })
    try {
      const { best, candidates, references } = await readReceipt(picture, {
        signal,
        onProgress: (share) => !signal.aborted && setNow({ state: 'reading', share }),
      })
      if (signal.aborted) return
      setNow({ state: 'read', candidates: takesLetters ? [...references, ...candidates] : candidates })
      if (best !== undefined) onBest(best)
    } catch (error) {
      if (signal.aborted) return
      setNow({ state: 'failed', why: site.isOnline.getState() ? 'failed' : 'offline' })
      site.onError(error, 'wallet: reading a receipt')
    }
  }
  return {
    now,
    read: (picture) => void read(picture),
    stop: () => {
      current.current?.abort()
      setNow({ state: 'idle' })
    },
  }
}
