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
  // Also by a press of the tab that is still open, of which Radix tells nothing.
  const callOff = () => pending.current?.()
  // A panel is more than a frame's work for a slow phone: the tab is seen pressed before it. What comes meanwhile counts.
  const open = (next: string) => {
    callOff()
    const pressedAt = slipPanel.getState()
    pending.current = afterPaint(() => {
      if (slipPanel.getState() === pressedAt)
        slipPanel.setState({ tab: next === 'openBets' ? 'openBets' : 'slip' })
    })
  }
  return (
    <Tabs.Root value={tab} onValueChange={open} onMouseDownCapture={callOff} onFocusCapture={callOff}>
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

/** The slip and the open bets behind two tabs. Source: BET-010. */
export function SlipTabs() {
  return (
    <TabsRoot>
      <TabsList />
      <TabsPanels />
    </TabsRoot>
  )
}

/** The slip of a phone over the lower half of a page that stays live (`layout.slip`). */
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
 * Keeps the sheet as high as it was when its tab changes, until it closes: its tabs would move away from a thumb that is about
 * to press again, and the press would close the sheet. Returns the sheet's ref.
 */
function useHeldHeight() {
  const { slipPanel } = useBetting()
  const sheet = useRef<HTMLDivElement>(null)
  useEffect(() => {
    let shown = slipPanel.getState().tab
    return slipPanel.subscribe(() => {
      const { tab } = slipPanel.getState()
      // Never higher than a sheet may be: the phone may be turned.
      if (sheet.current && tab !== shown)
        sheet.current.style.minBlockSize = `min(${sheet.current.getBoundingClientRect().height}px, 92dvh)`
      shown = tab
    })
  }, [slipPanel])
  return sheet
}

/** The slip over the page, on screens without a rail. Its tabs share a row with the button that closes. */
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
