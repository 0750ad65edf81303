'use client'
import { MoreMessages } from '@kit/ui'
import { Keys } from './keys/Keys.tsx'
import { MarketNews } from './news/MarketNews.tsx'
import { newsMessages } from './news/newsMessages.ts'
import { useIsWide } from '../site/useIsWide.ts'
import { BetPlaced, ConfirmBet } from './form/BetDialogs.tsx'
import { QuickBetSign } from './form/QuickBetSign.tsx'
import { slipMessages } from './form/slipMessages.ts'
import { SlipSheet, SlipTabs } from './SlipTabs.tsx'

// The parts of the slip as a site mounts them, with their messages.

/** The slip beside the page, on screens that have room for it. */
export function SlipRail() {
  return useIsWide() ? (
    <MoreMessages messages={slipMessages}>
      <SlipTabs />
    </MoreMessages>
  ) : null
}

const words = { ...slipMessages, ...newsMessages }

/** The slip's sheet, the sign that quick bets are on, the question before placing and the success popup, with the keys and the announcements of markets. */
export function SlipOverlays() {
  return (
    <MoreMessages messages={words}>
      <SlipSheet />
      <QuickBetSign />
      <ConfirmBet />
      <BetPlaced />
      <Keys />
      <MarketNews />
    </MoreMessages>
  )
}
