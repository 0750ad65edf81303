'use client'
import { OverlayContent, type OverlayContentProps } from './Content.tsx'

export { Close, Trigger } from '@radix-ui/react-dialog'
export { Root } from './Root.tsx'

/** A card in the middle of the page that needs an answer before anything else. */
export function Content(props: OverlayContentProps) {
  return <OverlayContent kit="dialog" edge="center" {...props} />
}
