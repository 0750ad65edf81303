'use client'
import { useLayoutEffect, useState } from 'react'

/** What is beside the page's own column, in px: the tree of sports before it, the slip after it. */
export interface PageColumn {
  before: number
  after: number
  isRightToLeft: boolean
}

/** The column of the page, so that nothing in its corners lies over the slip beside it. */
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
