'use client'
import { useMessage } from '@kit/ui'
import { useLayoutEffect, useRef } from 'react'
import { usePricing } from '../../prices/pricingContext.ts'
import { amountText } from '../amountText.ts'

/** Painted without React; empty while the amount is 0. */
export function Matched({ marketId }: { marketId: string }) {
  const { painter } = usePricing()
  const message = useMessage()
  const text = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    if (!text.current) return
    const node = text.current.ownerDocument.createTextNode('')
    text.current.replaceChildren(node)
    return painter.bindMatched(marketId, node, (amount) =>
      amount === 0n
        ? ''
        : message('betting.market.matched', { amount: amountText(amount - (amount % 100n)) }),
    )
  }, [painter, marketId, message])
  return (
    <span ref={text} suppressHydrationWarning>
      {''}
    </span>
  )
}
