'use client'
import { Button, useMessage } from '@kit/ui'
import { draftStake, type BetDraft } from '../model/betDraft.ts'
import { useAskPrice } from './useAskPrice.ts'

/** Leads from a bet at the price on offer to an order that waits for another one, with what was typed. */
export function AskForPrice({ draft }: { draft: BetDraft }) {
  const message = useMessage()
  const ask = useAskPrice()
  if (!ask) return null
  const { marketId, runnerId, runnerName, side, odds } = draft
  return (
    <Button
      tone="ghost"
      size="small"
      onClick={() => ask({ marketId, runnerId, runnerName, side, odds, stake: draftStake(draft) })}
    >
      {message('betting.slip.ask')}
    </Button>
  )
}
