'use client'
import { OverlayContent, type OverlayContentProps } from './Content.tsx'
import { useDragToClose } from './useDragToClose.ts'

export { Close, Trigger } from '@radix-ui/react-dialog'
export { OverlayStep as Step } from './OverlayStep.tsx'
export { Root } from './Root.tsx'

export interface SheetContentProps extends OverlayContentProps {
  /**
   * The edge it slides in from. `auto` is the bottom on a phone and a centred card on a wide screen; `full` covers
   * the page.
   */
  edge?: 'bottom' | 'start' | 'end' | 'full' | 'auto'
}

/** A sheet over the page. A bottom sheet can be dragged down by its header to close it. */
export function Content({ edge = 'auto', ...rest }: SheetContentProps) {
  const drag = useDragToClose()
  const isDrawn = edge === 'bottom' || edge === 'auto'
  return <OverlayContent kit="sheet" {...rest} edge={edge} {...(isDrawn && { headProps: drag })} />
}
