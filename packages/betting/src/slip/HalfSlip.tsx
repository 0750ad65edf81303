'use client'
import { IconButton, takeOverEarly, useCloseOnBack, useMessage } from '@kit/ui'
import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
  type KeyboardEvent,
  type ReactNode,
} from 'react'
import { useBetting } from './model/bettingContext.ts'
import { draftOf, type SlipState } from './model/slipState.ts'
import { bestCell } from './keys/priceCells.ts'
import * as styles from './styles/half.css.ts'

/** Room between the price that was taken and the slip below it, in px. */
const roomPx = 12

/** Scrolls the page so far that a price is seen above the slip. */
export function showAbove(cell: Element, panel: Element): void {
  const hiddenPx = cell.getBoundingClientRect().bottom + roomPx - panel.getBoundingClientRect().top
  if (hiddenPx > 0) window.scrollBy({ top: hiddenPx })
}

/** The selection that was taken last. */
const lastDraft = ({ slip, several }: SlipState) => draftOf(slip) ?? several?.lines.at(-1)?.stage.draft

/** Its price in the page. */
function lastCell(state: SlipState): HTMLElement | undefined {
  const draft = lastDraft(state)
  return draft && bestCell(document, draft)
}

/** Scrolls the page so far that the price of the selection in hand is seen above the slip. */
function useShownPrice(isShown: boolean, panel: { readonly current: HTMLElement | null }): void {
  const { slip } = useBetting()
  useEffect(() => {
    if (!isShown) return undefined
    const show = () => {
      const cell = lastCell(slip.getState())
      if (cell && panel.current) showAbove(cell, panel.current)
    }
    // It grows by what comes after its first frame.
    const watcher = new ResizeObserver(show)
    if (panel.current) watcher.observe(panel.current)
    const end = slip.subscribe((now, before) => {
      if (lastDraft(now)?.runnerId !== lastDraft(before)?.runnerId) requestAnimationFrame(show)
    })
    return () => {
      watcher.disconnect()
      end()
    }
  }, [isShown, slip, panel])
}

/**
 * The slip over the lower half of a phone's page. The market and the score above it stay live and can be tapped: nothing
 * lies over them and nothing holds the focus. Back, Escape and its button close it.
 */
export function HalfSlip({
  isShown,
  header,
  children,
}: {
  isShown: boolean
  header: ReactNode
  children: ReactNode
}) {
  const message = useMessage()
  const { slip, slipPanel } = useBetting()
  const panel = useRef<HTMLElement>(null)
  const close = useCallback(() => {
    // The focus would go with the slip: the price has it.
    if (panel.current?.matches(':focus-within')) lastCell(slip.getState())?.focus({ preventScroll: true })
    slipPanel.setState({ isSheetOpen: false })
  }, [slip, slipPanel])
  useCloseOnBack(isShown, close)
  useLayoutEffect(() => {
    if (isShown && panel.current) takeOverEarly(panel.current, close)
  }, [isShown, close])
  useShownPrice(isShown, panel)
  if (!isShown) return null
  const closeAtEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    event.preventDefault()
    close()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape, wherever the focus is in it.
    <section
      ref={panel}
      className={styles.half}
      aria-label={message('betting.slip.title')}
      data-slip-place="half"
      onKeyDown={closeAtEscape}
    >
      <div className={styles.head}>
        {header}
        <IconButton
          icon="close"
          size="small"
          label={message('betting.slip.close')}
          data-closes=""
          onClick={close}
        />
      </div>
      <div className={styles.body}>{children}</div>
    </section>
  )
}

/** Whether the slip is open on a screen without a rail. */
export function useIsSlipOpen(isWide: boolean): boolean {
  const { slipPanel } = useBetting()
  const { isSheetOpen } = useSyncExternalStore(slipPanel.subscribe, slipPanel.getState, slipPanel.getState)
  return isSheetOpen && !isWide
}
