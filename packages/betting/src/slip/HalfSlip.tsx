'use client'
import { IconButton, replaceBootOverlay, useCloseOnBack, useMessage } from '@kit/ui'
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

/** Space between the selected price and the slip below it, in px. */
const roomPx = 12

export function showAbove(cell: Element, panel: Element): void {
  const hiddenPx = cell.getBoundingClientRect().bottom + roomPx - panel.getBoundingClientRect().top
  if (hiddenPx > 0) window.scrollBy({ top: hiddenPx })
}

const lastDraft = ({ slip, linesState }: SlipState) => draftOf(slip) ?? linesState?.lines.at(-1)?.stage.draft

function lastCell(state: SlipState): HTMLElement | undefined {
  const draft = lastDraft(state)
  return draft && bestCell(document, draft)
}

/** Keeps the price of the most recent selection visible above the slip by scrolling the page. */
function useShownPrice(isShown: boolean, panel: { readonly current: HTMLElement | null }): void {
  const { slip } = useBetting()
  useEffect(() => {
    if (!isShown) return undefined
    const show = () => {
      const cell = lastCell(slip.getState())
      if (cell && panel.current) showAbove(cell, panel.current)
    }
    // The panel grows when it renders the rest after its first frame.
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
 * Slip over the lower half of a phone's page. The market and the score above it stay live and can be tapped: nothing
 * covers them and the focus is not trapped. Back, Escape and the close button close it. Renders a `<section>`.
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
    // The focus would be lost with the slip, so it moves to the price.
    if (panel.current?.matches(':focus-within')) lastCell(slip.getState())?.focus({ preventScroll: true })
    slipPanel.setState({ isSheetOpen: false })
  }, [slip, slipPanel])
  useCloseOnBack(isShown, close)
  useLayoutEffect(() => {
    if (isShown && panel.current) replaceBootOverlay(panel.current, close)
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

/** Subscribes to the slip panel and returns true if the slip is open on a screen without a rail. */
export function useIsSlipOpen(isWide: boolean): boolean {
  const { slipPanel } = useBetting()
  const { isSheetOpen } = useSyncExternalStore(slipPanel.subscribe, slipPanel.getState, slipPanel.getState)
  return isSheetOpen && !isWide
}
