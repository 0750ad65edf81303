'use client'
import { useMessage } from '@kit/ui'
import type { MarketType, Side } from '@kit/sdk/contract'
import { sideName } from '../../prices/priceWord.ts'

/** The id of the words that name a runner's prices on one side; `runnerKey` is unique on the page. */
export const priceLabelId = (runnerKey: string, side: Side) => `${runnerKey}${side}`

/**
 * "Back" and "Lay" with the runner's name, for its price cells to be named by. Once a runner and not in every cell:
 * words that no one sees would be laid out again with each price.
 */
export function PriceLabels({
  runnerKey,
  runnerName,
  type,
}: {
  runnerKey: string
  runnerName: string
  type: MarketType
}) {
  const message = useMessage()
  return (['back', 'lay'] as const).map((side) => (
    <span key={side} id={priceLabelId(runnerKey, side)} hidden>
      {message(sideName(type, side))} {runnerName}
    </span>
  ))
}
