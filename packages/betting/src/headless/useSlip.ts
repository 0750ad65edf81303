'use client'
import type { Minor, Odds } from '@kit/sdk/contract'
import { useMemo, useSyncExternalStore } from 'react'
import { useStore } from 'zustand'
import { useEventPrices } from '../prices/useEventMarkets.ts'
import { useLiveMarket } from '../prices/useLiveMarket.ts'
import type { RequestedPrice } from '@kit/rules'
import { useOpenBets } from '../site/useOpenBets.ts'
import { addToStake, stakeTextFrom, type BetDraft } from '../slip/model/betDraft.ts'
import { useBetting } from '../slip/model/bettingContext.ts'
import type { PriceTolerance } from '../slip/model/priceTolerance.ts'
import { slipOf } from '../slip/model/slipOf.ts'
import { draftOf, selectionCount, type SlipStage } from '../slip/model/slipState.ts'
import { slipSummary, type SlipSummary } from '../slip/model/slipSummary.ts'
import { useStakeBounds, type StakeBounds } from '../slip/model/useStakeBounds.ts'

/** State of the site's bet slip and the player's changes to it. `usePlaceBet` places the bet. */
export interface BetSlipModel {
  /** Stage of the active selection. While it is `placing` or `checking`, changes are ignored. */
  stage: SlipStage['state']
  /** The active selection. */
  selection: BetDraft | undefined
  /** Selections of other markets, newest first; they wait until `choose`. */
  kept: readonly BetDraft[]
  /** The number of selections. */
  count: number
  /** Profit, liability and result by outcome of the selection, in minor units. */
  summary: SlipSummary | undefined
  /** The stakes that would be accepted now; undefined for visitors and without a selection. */
  stakes: StakeBounds | undefined
  /** The player's price tolerance. */
  tolerance: PriceTolerance
  /** True if a tap or the player opened the slip; useful if the slip is a sheet. */
  isOpen: boolean
  /** Sets the stake from typed text: whole points; other characters are dropped. */
  setStake(typed: string): void
  /** Adds an amount in minor units to the stake. */
  addStake(minor: Minor): void
  /** Sets the odds that the player typed, in hundredths. */
  setOdds(odds: Odds): void
  /** Accepts another price that is on offer, for example the price of a refusal. */
  acceptPrice(price: RequestedPrice): void
  setTolerance(tolerance: PriceTolerance): void
  /** Makes a waiting selection active. */
  choose(marketId: string): void
  /** Removes one selection. */
  drop(marketId: string): void
  /** Removes all selections. */
  clear(): void
  open(): void
  close(): void
}

/**
 * Subscribes to the site's bet slip and returns its state and actions, without UI. Re-renders when the slip or the
 * structure of its market changes, never for a price. Keeps the prices of the selection's event live while the caller
 * is mounted. Requires `betting()` in the site.
 */
export function useSlip(): BetSlipModel {
  const betting = useBetting()
  const { slip: stage, kept, tolerance } = useStore(betting.slip)
  const count = useStore(betting.slip, selectionCount)
  const { slipPanel } = betting
  const { isSheetOpen } = useSyncExternalStore(slipPanel.subscribe, slipPanel.getState, slipPanel.getState)
  const selection = draftOf(stage)
  const market = useLiveMarket(selection?.marketId ?? '')
  const openBets = useOpenBets()
  useEventPrices(selection?.eventId)
  const summary = useMemo(
    () => selection && slipSummary(selection, market, openBets),
    [selection, market, openBets],
  )
  const actions = useMemo(() => {
    const { dispatch } = slipOf(betting)
    const stakeText = () => draftOf(betting.slip.getState().slip)?.stakeText ?? ''
    return {
      setStake: (typed: string) => dispatch({ type: 'stakeTyped', stakeText: stakeTextFrom(typed) }),
      addStake: (minor: Minor) => dispatch({ type: 'stakeTyped', stakeText: addToStake(stakeText(), minor) }),
      setOdds: (odds: Odds) => dispatch({ type: 'oddsEdited', odds }),
      acceptPrice: (price: RequestedPrice) => dispatch({ type: 'oddsAccepted', ...price }),
      setTolerance: (next: PriceTolerance) => dispatch({ type: 'toleranceChosen', tolerance: next }),
      choose: (marketId: string) => dispatch({ type: 'selectionChosen', marketId }),
      drop: (marketId: string) => dispatch({ type: 'dropped', marketId }),
      clear: () => dispatch({ type: 'cleared' }),
      open: () => betting.slipPanel.setState({ isSheetOpen: true, tab: 'slip' }),
      close: () => betting.slipPanel.setState({ isSheetOpen: false }),
    }
  }, [betting])
  return {
    stage: stage.state,
    selection,
    kept,
    count,
    summary,
    stakes: useStakeBounds(selection),
    tolerance,
    isOpen: isSheetOpen,
    ...actions,
  }
}
