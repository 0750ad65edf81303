'use client'
import { useLayoutEffect, useState } from 'react'

/** Widths on both sides of the page's column, in px: the tree of sports before it, the slip after it. */
export interface PageColumn {
  before: number
  after: number
  isRightToLeft: boolean
}

/** Measures the page's column, so that content in its corners does not cover the slip next to it. */
export function usePageColumn(): PageColumn {
  const [column, setColumn] = useState<PageColumn>({ before: 0, after: 0, isRightToLeft: false })
  useLayoutEffect(() => {
    const page = document.getElementById('main') ?? document.body
    const measure = () => {
      const { left, right } = page.getBoundingClientRect()
      const beyond = document.documentElement.clientWidth - right
      const isRightToLeft = getComputedStyle(page).direction === 'rtl'
      setColumn({
        before: Math.max(0, isRightToLeft ? beyond : left),
        after: Math.max(0, isRightToLeft ? left : beyond),
        isRightToLeft,
      })
    }
    measure()
    const watcher = new ResizeObserver(measure)
    watcher.observe(page)
    watcher.observe(document.documentElement)
    return () => watcher.disconnect()
  }, [])
  return column
}
