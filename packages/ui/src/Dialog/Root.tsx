'use client'
import * as Radix from '@radix-ui/react-dialog'
import { createContext, useCallback, useContext, useMemo, useState, type ComponentProps } from 'react'
import { useCloseOnBack } from '../Overlay/index.ts'

interface Overlay {
  /** State of the overlay, for elements that leave with it, such as the scrim. */
  open: boolean
  close: () => void
}

const Around = createContext<Overlay>({ open: false, close: () => {} })

export const useOverlay = (): Overlay => useContext(Around)

/** The open state of an overlay, controlled or uncontrolled. The browser's Back closes it if the site enables that. */
export function Root({
  open,
  defaultOpen = false,
  onOpenChange,
  children,
}: ComponentProps<typeof Radix.Root>) {
  const [own, setOwn] = useState(defaultOpen)
  const shown = open ?? own
  const change = useCallback(
    (next: boolean) => {
      setOwn(next)
      onOpenChange?.(next)
    },
    [onOpenChange],
  )
  useCloseOnBack(shown, () => change(false))
  const around = useMemo(() => ({ open: shown, close: () => change(false) }), [shown, change])
  return (
    <Around value={around}>
      <Radix.Root open={shown} onOpenChange={change}>
        {children}
      </Radix.Root>
    </Around>
  )
}
