'use client'
import { MoreMessages } from '@kit/ui'
import { useIsWide } from '../site/useIsWide.ts'
import { BetPlaced, ConfirmBet } from './BetDialogs.tsx'
import { slipMessages } from './slipMessages.ts'
import { SlipSheet, SlipTabs } from './SlipTabs.tsx'

// The parts of the slip as a site mounts them, with the words that came with them.

/** The slip beside the page, on screens that have room for it. */
export function SlipRail() {
  return useIsWide() ? (
    <MoreMessages messages={slipMessages}>
      <SlipTabs />
    </MoreMessages>
  ) : null
}

export function SlipSheetOverlay() {
  return (
    <MoreMessages messages={slipMessages}>
      <SlipSheet />
    </MoreMessages>
  )
}

export function ConfirmBetOverlay() {
  return (
    <MoreMessages messages={slipMessages}>
      <ConfirmBet />
    </MoreMessages>
  )
}

export function BetPlacedOverlay() {
  return (
    <MoreMessages messages={slipMessages}>
      <BetPlaced />
    </MoreMessages>
  )
}
