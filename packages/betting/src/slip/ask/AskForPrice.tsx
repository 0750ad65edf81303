'use client'
import { Button, useMessage } from '@kit/ui'
import { draftStake, type BetDraft } from '../model/betDraft.ts'
import { useAskPrice } from './useAskPrice.ts'

/**
 * Button that opens an unmatched order with the odds and the stake of the slip. Renders nothing if the site does not
 * support unmatched orders.
 */
export function AskForPrice({ draft, label }: { draft: BetDraft; label?: string }) {
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
      {label ?? message('betting.slip.ask')}
    </Button>
  )
}
