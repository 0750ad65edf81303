'use client'
import { MoreMessages } from '@kit/ui'
import { memo } from 'react'
import { CashOutOverlay } from './cash-out/CashOutOverlay.tsx'
import { cashOutMessages } from './cash-out/cashOutMessages.ts'
import { Keys } from './keys/Keys.tsx'
import { MarketNews } from './news/MarketNews.tsx'
import { newsMessages } from './news/newsMessages.ts'
import { useIsWide } from '../site/useIsWide.ts'
import { BetPlaced, ConfirmBet } from './form/BetDialogs.tsx'
import { QuickBetBar } from './form/QuickBetBar.tsx'
import { slipMessages } from './form/slipMessages.ts'
import { SlipHalf, SlipSheet, SlipTabs } from './SlipTabs.tsx'
import { PlacedLine } from './form/PlacedLine.tsx'
import { useBetting } from './model/bettingContext.ts'

export function SlipRail() {
  return useIsWide() ? (
    <MoreMessages messages={slipMessages}>
      <SlipTabs />
    </MoreMessages>
  ) : null
}

const messages = { ...slipMessages, ...newsMessages, ...cashOutMessages }

/**
 * The slip's sheet, the quick bet bar, the confirmation and the success popup, with keyboard shortcuts and
 * announcements. Each subscribes to its own state, so that an opening sheet does not re-render the others.
 */
export const SlipOverlays = memo(function SlipOverlays() {
  const { options } = useBetting()
  return (
    <MoreMessages messages={messages}>
      {options.slipPlace === 'half' ? <SlipHalf /> : <SlipSheet />}
      <QuickBetBar />
      <ConfirmBet />
      {options.success !== 'line' && <BetPlaced />}
      <PlacedLine />
      {options.cashOut && <CashOutOverlay />}
      <Keys />
      <MarketNews />
    </MoreMessages>
  )
})
