'use client'
import * as Radix from '@radix-ui/react-dialog'
import { createContext, useContext, useState, type ComponentProps } from 'react'

const Open = createContext(false)

/** Whether the overlay around is open: for what must leave with it, such as the scrim. */
export const useOverlayOpen = (): boolean => useContext(Open)

/** Holds whether the overlay is open, by itself or as its owner says. */
export function Root({
  open,
  defaultOpen = false,
  onOpenChange,
  children,
}: ComponentProps<typeof Radix.Root>) {
  const [own, setOwn] = useState(defaultOpen)
  const shown = open ?? own
  const change = (next: boolean) => {
    setOwn(next)
    onOpenChange?.(next)
  }
  return (
    <Open value={shown}>
      <Radix.Root open={shown} onOpenChange={change}>
        {children}
      </Radix.Root>
    </Open>
  )
}
