'use client'
import * as Radix from '@radix-ui/react-dialog'
import { clsx } from 'clsx'
import {
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentPropsWithRef,
  type ReactNode,
} from 'react'
import { IconButton } from '../IconButton/index.ts'
import { useOverlayContainer } from '../Overlay/index.ts'
import { replaceBootOverlay } from '../hydration/bootOverlay.ts'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'
import * as styles from './dialog.css.ts'
import { useOverlay } from './Root.tsx'
import { useScrollLock } from './scrollLock.ts'

export interface OverlayContentProps extends Omit<
  ComponentPropsWithRef<typeof Radix.Content>,
  'title' | 'asChild' | 'forceMount'
> {
  /** The title: visible as the heading, or for screen readers only with `hideTitle`. */
  title: ReactNode
  hideTitle?: boolean
  description?: ReactNode
  /**
   * Replaces the visible heading next to the close button, e.g. with a row of tabs. The title is then for screen
   * readers only.
   */
  header?: ReactNode
  /** With `labels.back`, renders a back button before the title. */
  onBack?: (() => void) | undefined
  /** Accessible names of the close button and the back button. */
  labels: { close: string; back?: string }
  /** Stays visible below a long body: usually the buttons. */
  footer?: ReactNode
}

/**
 * Maximum time of a double press, in ms. Its second press was meant for the content below and must not close the
 * overlay.
 */
const doublePressMs = 400

export type Edge = 'center' | 'bottom' | 'start' | 'end' | 'full' | 'auto'

// The portal keeps the scrim mounted until its exit animation ends, by the ref it passes down.
function Scrim(props: ComponentPropsWithRef<'div'>) {
  useScrollLock()
  const { open } = useOverlay()
  return <div {...props} data-state={open ? 'open' : 'closed'} aria-hidden className={styles.scrim} />
}

/**
 * Stores the focused element before the overlay renders, because a field inside may take focus before the overlay does.
 */
function Opener({ openerRef }: { openerRef: { current: Element | null } }) {
  const [first] = useState(() => (typeof document === 'undefined' ? null : document.activeElement))
  useLayoutEffect(() => {
    openerRef.current = first
  }, [openerRef, first])
  return null
}

/** Replaces the overlay that the bootstrap script had opened for a tap, within the same frame. */
function ReplacesEarlyOverlay({
  bodyRef,
  openerRef,
}: {
  bodyRef: { readonly current: HTMLElement | null }
  openerRef: { current: Element | null }
}) {
  const { close } = useOverlay()
  const leave = useEffectEvent(close)
  useLayoutEffect(() => {
    const overlay = bodyRef.current?.closest<HTMLElement>('[role="dialog"]')
    const opener = overlay && replaceBootOverlay(overlay, () => leave())
    if (opener) openerRef.current = opener
  }, [bodyRef, openerRef])
  return null
}

/**
 * Radix traps and restores focus, hides the page and closes on Escape and outside presses. Scrim and scroll
 * lock are ours: Radix's Overlay writes a style element, which a strict Content-Security-Policy refuses.
 */
export function OverlayContent({
  kit,
  edge,
  title,
  hideTitle = false,
  description,
  header,
  labels,
  onBack,
  footer,
  headProps,
  className,
  children,
  onOpenAutoFocus,
  onCloseAutoFocus,
  onPointerDownOutside,
  ...rest
}: OverlayContentProps & { kit: 'dialog' | 'sheet'; edge: Edge; headProps?: ComponentPropsWithRef<'div'> }) {
  const heading = (
    <Radix.Title data-part={`${kit}-title`} className={styles.title}>
      {title}
    </Radix.Title>
  )
  // By default the close button would get focus first. Here a field marked `data-initial-focus` gets it, else the
  // overlay, which announces its title.
  const opener = useRef<Element>(null)
  const openedAt = useRef(0)
  const focusFirst = (event: Event) => {
    openedAt.current = performance.now()
    const { currentTarget } = event
    if (currentTarget instanceof HTMLElement) {
      const { activeElement } = currentTarget.ownerDocument
      if (!currentTarget.contains(activeElement)) opener.current = activeElement
    }
    onOpenAutoFocus?.(event)
    if (event.defaultPrevented || !(event.currentTarget instanceof HTMLElement)) return
    event.preventDefault()
    const marked = event.currentTarget.querySelector<HTMLElement>('[data-initial-focus]')
    ;(marked ?? event.currentTarget).focus()
  }
  // Radix returns focus to its trigger only. An overlay opened by a price or a key has no trigger, and an opener that
  // closed with its own overlay is gone: then the page gets focus.
  const focusOpener = (event: Event) => {
    onCloseAutoFocus?.(event)
    if (event.defaultPrevented) return
    const { current } = opener
    const isThere = current instanceof HTMLElement && current.isConnected && current !== document.body
    if (isThere) event.preventDefault()
    const to = isThere ? current : document.querySelector('main')
    to?.focus({ preventScroll: true })
  }
  const body = useRef<HTMLDivElement>(null)
  const keepAtDoublePress: typeof onPointerDownOutside = (event) => {
    onPointerDownOutside?.(event)
    if (event.detail.originalEvent.timeStamp - openedAt.current < doublePressMs) event.preventDefault()
  }
  const undescribed = description === undefined ? { 'aria-describedby': undefined } : {}
  return (
    <Radix.Portal container={useOverlayContainer()}>
      <Opener openerRef={opener} />
      <Scrim data-part={`${kit}-scrim`} />
      <Radix.Content
        data-kit={kit}
        data-edge={edge}
        className={clsx(styles.content, className)}
        onOpenAutoFocus={focusFirst}
        onCloseAutoFocus={focusOpener}
        onPointerDownOutside={keepAtDoublePress}
        {...undescribed}
        {...rest}
      >
        <div
          data-part={`${kit}-head`}
          {...headProps}
          className={clsx(styles.head, headProps && styles.drawnHead)}
          data-header={header === undefined ? undefined : ''}
        >
          {labels.back !== undefined && onBack && (
            <IconButton icon="back" label={labels.back} size="small" onClick={onBack} />
          )}
          <div className={styles.titles}>
            {hideTitle || header !== undefined ? <VisuallyHidden>{heading}</VisuallyHidden> : heading}
            {header}
            {description !== undefined && (
              <Radix.Description data-part={`${kit}-description`} className={styles.description}>
                {description}
              </Radix.Description>
            )}
          </div>
          <Radix.Close asChild>
            <IconButton icon="close" label={labels.close} size="small" />
          </Radix.Close>
        </div>
        <div ref={body} data-part={`${kit}-body`} className={styles.body}>
          {children}
        </div>
        {footer !== undefined && (
          <div data-part={`${kit}-foot`} className={styles.foot}>
            {footer}
          </div>
        )}
      </Radix.Content>
      <ReplacesEarlyOverlay bodyRef={body} openerRef={opener} />
    </Radix.Portal>
  )
}
