'use client'
import { Banner, useMessage } from '@kit/ui'
import { useEffect, useState } from 'react'
import { usePricedSite } from '../prices/pricingContext.ts'
import { isBlockedByOverround } from './overroundCheck.ts'

/** Interval of checking the overround, in ms, because prices change without React. A tap is checked separately. */
const everyMs = 500

/** Banner that no bets can be placed on a market because its prices do not add up, if the brand enforces it. */
export function UnreliableNote({ marketId }: { marketId: string }) {
  const message = useMessage()
  const betting = usePricedSite()
  const { options, prices } = betting
  const [isShown, setIsShown] = useState(false)
  useEffect(() => {
    if (!options.enforceOverround) return undefined
    const check = () => setIsShown(isBlockedByOverround(betting, prices.structure(marketId)))
    check()
    const timer = setInterval(check, everyMs)
    return () => clearInterval(timer)
  }, [betting, options, prices, marketId])
  return isShown ? <Banner tone="warning">{message('betting.market.unreliable')}</Banner> : null
}
