'use client'
import { useMessage } from '@kit/ui'
import type { MarketType, Side } from '@kit/sdk/contract'
import { sideName } from '../../prices/formatPrice.ts'

/** Returns the id of the element that names a runner's prices on one side; `runnerKey` is unique on the page. */
export const priceLabelId = (runnerKey: string, side: Side) => `${runnerKey}${side}`

/**
 * Hidden elements with "Back" or "Lay" and the runner's name, which name its price cells. There is one pair per runner
 * and not one per cell, because hidden text would be laid out again with each price.
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
