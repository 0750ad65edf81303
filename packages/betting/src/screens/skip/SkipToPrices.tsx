'use client'
import { Button, useMessage } from '@kit/ui'
import type { MouseEvent } from 'react'
import * as styles from './skip.css.ts'

/** The first price of the part of the page around an element. */
const firstPrice = (element: HTMLElement) =>
  (element.closest('[data-prices-of]') ?? element.ownerDocument).querySelector<HTMLElement>(
    '[data-runner][data-level="0"]:not(:disabled)',
  )

/**
 * The first thing the keyboard reaches on a page with prices: from it to the first price, past everything between. The
 * screen around it is marked `data-prices-of`.
 */
export function SkipToPrices() {
  const message = useMessage()
  const focusPrice = ({ currentTarget }: MouseEvent<HTMLElement>) => firstPrice(currentTarget)?.focus()
  return (
    <Button size="small" className={styles.skip} onClick={focusPrice}>
      {message('betting.event.skipToPrices')}
    </Button>
  )
}
