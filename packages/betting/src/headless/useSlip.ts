'use client'
import type { Minor, Odds } from '@kit/sdk/contract'
import { useMemo, useSyncExternalStore } from 'react'
import { useStore } from 'zustand'
import { useEventPrices } from '../prices/useEventMarkets.ts'
import { useLiveMarket } from '../prices/useLiveMarket.ts'
import type { AskedPrice } from '@kit/rules'
import { useOpenBets } from '../site/useOpenBets.ts'
import { addToStake, stakeTextFrom, type BetDraft } from '../slip/model/betDraft.ts'
import { useBetting } from '../slip/model/bettingContext.ts'
import type { PriceTolerance } from '../slip/model/priceTolerance.ts'
import { slipOf } from '../slip/model/slipOf.ts'
import { draftOf, selectionCount, type SlipStage } from '../slip/model/slipState.ts'
import { slipSummary, type SlipSummary } from '../slip/model/slipSummary.ts'
import { useStakeBounds, type StakeBounds } from '../slip/model/useStakeBounds.ts'

/** What the bet slip of the site holds, and every change a player can make of it but placing, which is `usePlaceBet`. */
export interface BetSlipModel {
  /** What becomes of the selection in hand. While it is `placing` or `checking` no change is taken. */
  stage: SlipStage['state']
  /** The selection in hand. */
  selection: BetDraft | undefined
  /** Selections of other markets, the newest first; they wait until `choose`. */
  kept: readonly BetDraft[]
  /** How many selections there are. */
  count: number
  /** What the selection wins, costs and leaves on each result, in minor units. */
  summary: SlipSummary | undefined
  /** The stakes that would be taken now; undefined for visitors and without a selection. */
  stakes: StakeBounds | undefined
  /** What the player lets happen when the price moves. */
  tolerance: PriceTolerance
  /** Whether a tap or a player's wish has opened the slip: of use where it is a sheet. */
  isOpen: boolean
  /** Digits as typed: whole points. Anything else that was typed is dropped. */
  setStake(typed: string): void
  /** Adds so many minor units to the stake. */
  addStake(minor: Minor): void
  /** Odds in hundredths that the player typed. */
  setOdds(odds: Odds): void
  /** Takes another price that is on offer, e.g. that of a refusal. */
  acceptPrice(price: AskedPrice): void
  setTolerance(tolerance: PriceTolerance): void
  /** Takes a waiting selection in hand. */
  choose(marketId: string): void
  /** Removes one selection. */
  drop(marketId: string): void
  /** Removes all selections. */
  clear(): void
  open(): void
  close(): void
}

/**
 * The bet slip of the site without its looks, below `betting()` of a site. It renders again when the slip changes, or the
 * structure of its market, and never with a price. The event of the selection is followed while the caller is on the page.
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
      acceptPrice: (price: AskedPrice) => dispatch({ type: 'oddsAccepted', ...price }),
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
