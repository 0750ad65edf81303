'use client'
import type { Message } from '@kit/ui'
import type { QueryClient } from '@tanstack/react-query'
import type { Context } from 'react'
import type { PricedSite } from '../../prices/pricingContext.ts'
import type { LivePictureStore } from '../../site/livePicture.ts'
import { BettingSiteContext, useBettingSite } from '../../site/siteContext.ts'
import type { Slip } from './slip.ts'
import type { SlipStore } from './slipState.ts'

/** State of the slip's sheet on small screens, its active tab, and the event of the current page. */
export interface SlipPanel {
  isSheetOpen: boolean
  tab: 'slip' | 'openBets'
  eventId: string | null
}

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
  livePicture: LivePictureStore
  /** Undefined before `BettingProvider` is mounted. */
  getPage(): SlipPage | undefined
  setPage(page: SlipPage): void
  /**
   * Calls `act` with the slip once its chunk is loaded. A chunk that fails to load and errors thrown by `act` are
   * reported.
   */
  withSlip(act: (slip: Slip) => void, onFailed?: () => void): void
  /** Undefined until their chunk is loaded. */
  createdSlip?: Slip
}

export const BettingServicesProvider = (BettingSiteContext as Context<BettingServices | null>).Provider

/** Throws if the site does not include betting. */
export const useBetting = () => useBettingSite() as BettingServices
