'use client'
import { OverlayContent, type OverlayContentProps } from './Content.tsx'

export { Close, Trigger } from '@radix-ui/react-dialog'
export { Root } from './Root.tsx'

export interface SheetContentProps extends OverlayContentProps {
  /** Where it slides in from. `auto` is the bottom on a phone and a card in the middle on a wide screen. */
  edge?: 'bottom' | 'end' | 'auto'
}

/** A sheet over the page, under the thumb. */
export function Content({ edge = 'auto', ...rest }: SheetContentProps) {
  return <OverlayContent {...rest} edge={edge} />
}
