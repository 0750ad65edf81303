import { useEffect, useRef, useState } from 'react'
import { flashMs } from '../flash.ts'
import type { Side, WirePrice } from '../stream.ts'

export interface PriceButtonProps {
  id: string
  side: Side
  price: WirePrice
}

/** Rendered with each change, with a timer for its flash. */
export function PriceButton({ id, side, price }: PriceButtonProps) {
  const last = useRef(price.odd)
  const [flash, setFlash] = useState<'up' | 'down'>()
  useEffect(() => {
    if (price.odd === last.current) return
    setFlash(price.odd > last.current ? 'up' : 'down')
    last.current = price.odd
    const timer = setTimeout(() => setFlash(undefined), flashMs)
    return () => clearTimeout(timer)
  }, [price.odd])
  return (
    <button className={`floor-cell ${side}`} data-id={id} data-flash={flash}>
      <b>{price.odd.toFixed(2)}</b>
      <span>{Math.round(price.size)}</span>
    </button>
  )
}
