'use client'
import { Button, useMessage } from '@kit/ui'
import type { MouseEvent } from 'react'
import * as styles from './skip.css.ts'

const firstPrice = (element: HTMLElement) =>
  (element.closest('[data-prices-of]') ?? element.ownerDocument).querySelector<HTMLElement>(
    '[data-runner][data-level="0"]:not(:disabled)',
  )

/**
 * First tab stop of a page with prices: a button that focuses the first price. The screen around it has the attribute
 * `data-prices-of`.
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
