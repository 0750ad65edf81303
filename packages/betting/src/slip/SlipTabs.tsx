'use client'
import { afterPaint, Sheet, Tabs, useMessage } from '@kit/ui'
import { useEffect, useRef, useSyncExternalStore, type ReactNode } from 'react'
import { OpenBetsPanel } from './open-bets/OpenBetsPanel.tsx'
import { useOpenBets } from '../site/useOpenBets.ts'
import { useBetting } from './model/bettingContext.ts'
import { useIsWide } from '../site/useIsWide.ts'
import { BetSlip } from './form/BetSlip.tsx'
import { FirstFrame } from './form/FirstFrame.tsx'
import { HalfSlip, useIsSlipOpen } from './HalfSlip.tsx'
import { SlipTabList } from './SlipTabList.tsx'
import * as styles from './styles/slip.css.ts'

function TabsRoot({ children }: { children: ReactNode }) {
  const { slipPanel } = useBetting()
  const { tab } = useSyncExternalStore(slipPanel.subscribe, slipPanel.getState, slipPanel.getState)
  const pending = useRef<() => void>(undefined)
  // Runs for a press on the open tab, too, which Radix does not report.
  const cancel = () => pending.current?.()
  // Rendering a panel takes a slow phone more than a frame, so the tab is shown as pressed first. A later change of the
  // panel wins.
  const open = (next: string) => {
    cancel()
    const pressedAt = slipPanel.getState()
    pending.current = afterPaint(() => {
      if (slipPanel.getState() === pressedAt)
        slipPanel.setState({ tab: next === 'openBets' ? 'openBets' : 'slip' })
    })
  }
  return (
    <Tabs.Root value={tab} onValueChange={open} onMouseDownCapture={cancel} onFocusCapture={cancel}>
      {children}
    </Tabs.Root>
  )
}

const TabsList = ({ className }: { className?: string }) => (
  <SlipTabList openBets={useOpenBets().length} className={className} />
)

function TabsPanels() {
  return (
    <>
      <Tabs.Panel value="slip">
        <BetSlip />
      </Tabs.Panel>
      <Tabs.Panel value="openBets">
        <OpenBetsPanel />
      </Tabs.Panel>
    </>
  )
}

/** Tabs with the slip and the open bets. Source: BET-010. */
export function SlipTabs() {
  return (
    <TabsRoot>
      <TabsList />
      <TabsPanels />
    </TabsRoot>
  )
}

/** Flag `layout.slip`. */
export function SlipHalf() {
  const isShown = useIsSlipOpen(useIsWide())
  return (
    <FirstFrame isShown={isShown}>
      <TabsRoot>
        <HalfSlip isShown={isShown} header={<TabsList className={styles.sheetTabs} />}>
          <TabsPanels />
        </HalfSlip>
      </TabsRoot>
    </FirstFrame>
  )
}

/**
 * Keeps the sheet at least as high as it was when its tab changes, until it closes. Otherwise its tabs would move away
 * from the thumb, and the next press would close the sheet. Returns the sheet's ref.
 */
function useHeldHeight() {
  const { slipPanel } = useBetting()
  const sheet = useRef<HTMLDivElement>(null)
  useEffect(() => {
    let shown = slipPanel.getState().tab
    return slipPanel.subscribe(() => {
      const { tab } = slipPanel.getState()
      // Limited to the maximum height of a sheet, because the phone may be rotated.
      if (sheet.current && tab !== shown)
        sheet.current.style.minBlockSize = `min(${sheet.current.getBoundingClientRect().height}px, 92dvh)`
      shown = tab
    })
  }, [slipPanel])
  return sheet
}

export function SlipSheet() {
  const message = useMessage()
  const { slipPanel } = useBetting()
  const isShown = useIsSlipOpen(useIsWide())
  const sheet = useHeldHeight()
  return (
    <FirstFrame isShown={isShown}>
      <Sheet.Root open={isShown} onOpenChange={(open: boolean) => slipPanel.setState({ isSheetOpen: open })}>
        <TabsRoot>
          <Sheet.Content
            ref={sheet}
            edge="bottom"
            title={message('betting.slip.title')}
            header={<TabsList className={styles.sheetTabs} />}
            labels={{ close: message('betting.slip.close') }}
            data-slip-place="sheet"
          >
            <TabsPanels />
          </Sheet.Content>
        </TabsRoot>
      </Sheet.Root>
    </FirstFrame>
  )
}
