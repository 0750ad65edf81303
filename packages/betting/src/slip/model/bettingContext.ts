'use client'
import type { Message } from '@kit/ui'
import type { QueryClient } from '@tanstack/react-query'
import type { Context } from 'react'
import type { PricedSite } from '../../prices/pricingContext.ts'
import type { LivePictureStore } from '../../site/livePicture.ts'
import { BettingSiteContext, useBettingSite } from '../../site/siteContext.ts'
import type { Slip } from './slip.ts'
import type { SlipStore } from './slipState.ts'

/** Whether the slip's sheet is open on small screens, which of its tabs shows, and beside which event. */
export interface SlipPanel {
  isSheetOpen: boolean
  tab: 'slip' | 'openBets'
  /** The event whose page is on the screen; null elsewhere. */
  eventId: string | null
}

/** The page around betting: its query cache and its messages. */
export interface SlipPage {
  queries: QueryClient
  message: Message
}

export interface BettingServices extends PricedSite {
  slip: SlipStore
  slipPanel: {
    getState(): SlipPanel
    setState(change: Partial<SlipPanel>): void
    subscribe(listener: () => void): () => void
  }
  /** What is watched live, wherever on the site the player is. */
  livePicture: LivePictureStore
  /** Undefined before `BettingProvider` is mounted. */
  getPage(): SlipPage | undefined
  setPage(page: SlipPage): void
  /** Acts on the slip once its code is loaded. Code that could not be loaded, and what the slip throws, are reported. */
  withSlip(act: (slip: Slip) => void, onFailed?: () => void): void
  /** What changes the slip, from when its code is loaded. */
  createdSlip?: Slip
}

export const BettingServicesProvider = (BettingSiteContext as Context<BettingServices | null>).Provider

/** The services of the betting feature. Throws when the site does not list it. */
export const useBetting = () => useBettingSite() as BettingServices
