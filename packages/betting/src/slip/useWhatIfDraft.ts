'use client'
import { useSyncExternalStore } from 'react'
import { useStore } from 'zustand'
import { useIsWide } from '../site/useIsWide.ts'
import { useBetting } from './model/bettingContext.ts'
import type { BetDraft } from './model/betDraft.ts'
import type { SlipStage } from './model/slipState.ts'

/** Returns true if the bet may still be placed. A refused order and one whose answer was lost have no what-if. */
const mayBePlaced = ({ state }: SlipStage): boolean =>
  state === 'editing' || state === 'confirming' || state === 'placing'

/**
 * Returns the active selection if its what-if is shown next to the prices of one of these markets: while the slip is
 * visible and its bet may still be placed.
 */
export function useWhatIfDraft(isOf: (marketId: string) => boolean): BetDraft | undefined {
  const { slip, slipPanel } = useBetting()
  const isWide = useIsWide()
  const panel = useSyncExternalStore(slipPanel.subscribe, slipPanel.getState, slipPanel.getState)
  const isSlipShown = panel.tab === 'slip' && (isWide || panel.isSheetOpen)
  return useStore(slip, ({ slip: now }) =>
    isSlipShown && now.state !== 'empty' && mayBePlaced(now) && isOf(now.draft.marketId)
      ? now.draft
      : undefined,
  )
}
