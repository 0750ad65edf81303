import { afterPaint, Sheet, useMessage } from '@kit/ui'
import { useEffect, useEffectEvent, useMemo, useRef, useState, type ReactNode } from 'react'
import { useStore } from 'zustand'
import { useWalletSite } from '../walletContext.ts'
import { depositChunk } from './depositChunk.ts'
import { useDepositServices } from './depositContext.ts'
import type * as DepositParts from './depositParts.ts'
import { DepositWaiting } from './DepositWaiting.tsx'
import { SheetPlaceContext, type SheetPlace } from './sheetPlace.ts'

/** Renders the steps one frame after the sheet, so that they do not delay its first frame. */
function useStepsAfterFirstFrame(onFailed: () => void): typeof DepositParts | undefined {
  const [parts, setParts] = useState<typeof DepositParts>()
  const failed = useEffectEvent(onFailed)
  useEffect(() => {
    let isShown = true
    const show = () => {
      const there = depositChunk.loaded()
      if (there) return setParts(there)
      depositChunk.load().then(
        (come) => isShown && setParts(come),
        () => isShown && failed(),
      )
    }
    const callOff = afterPaint(show)
    return () => {
      isShown = false
      callOff()
    }
  }, [])
  return parts
}

/**
 * The deposit sheet over any page. It opens at once; its steps follow in the next frame or when
 * they are loaded. It stays open while a request is in flight, so that the player sees the outcome.
 */
export function DepositSheet() {
  const site = useWalletSite()
  const { sheet, isSending } = useDepositServices()
  const message = useMessage()
  const isBusy = useStore(isSending)
  const content = useRef<HTMLDivElement>(null)
  const [title, setTitle] = useState<ReactNode>(() => message('wallet.deposit.addFunds'))
  const close = () => sheet.setState(null, true)
  const place = useMemo<SheetPlace>(
    () => ({
      setTitle,
      focusField() {
        if (document.activeElement === content.current)
          content.current?.querySelector<HTMLElement>('[data-initial-focus]')?.focus()
      },
    }),
    [],
  )
  const parts = useStepsAfterFirstFrame(() => {
    site.toast(message('wallet.deposit.notLoaded'), 'danger')
    close()
  })
  return (
    <Sheet.Root open onOpenChange={(opens) => !opens && !isBusy && close()}>
      <Sheet.Content
        ref={content}
        edge="auto"
        title={title}
        labels={{ close: message('wallet.deposit.close') }}
      >
        <SheetPlaceContext value={place}>
          {parts ? <parts.DepositInSheet /> : <DepositWaiting />}
        </SheetPlaceContext>
      </Sheet.Content>
    </Sheet.Root>
  )
}
