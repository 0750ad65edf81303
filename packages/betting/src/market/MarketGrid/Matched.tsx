'use client'
import { formatPoints, useMessage } from '@kit/ui'
import type { Minor } from '@kit/sdk/contract'
import { useLayoutEffect, useRef } from 'react'
import { usePricing } from '../../site/bettingContext.ts'

/** Whole points: limits need no decimals. */
export const whole = (amount: Minor) => formatPoints(amount).replace(/\.00$/, '')

/** What was matched on a market so far, painted past React; nothing while it is 0. */
export function Matched({ marketId }: { marketId: string }) {
  const { painter } = usePricing()
  const message = useMessage()
  const text = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    if (!text.current) return
    const node = text.current.ownerDocument.createTextNode('')
    text.current.replaceChildren(node)
    return painter.bindMatched(marketId, node, (amount) =>
      amount === 0n ? '' : message('betting.market.matched', { amount: whole(amount) }),
    )
  }, [painter, marketId, message])
  return <span ref={text} />
}
