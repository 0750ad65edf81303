'use client'
import { useEffect } from 'react'
import { bestCell } from '../keys/priceCells.ts'
import { freeDraft } from './model/lines.ts'
import type { SlipLine } from '../model/slipState.ts'

/**
 * Marks the prices whose selections are in the slip with `aria-pressed`, also prices that are rendered later. It
 * changes the document directly, because cells would otherwise have to re-render for up to ten selections.
 */
export function useMarkedSelections(lines: readonly SlipLine[]): void {
  useEffect(() => {
    let marked: readonly HTMLElement[] = []
    let frame = 0
    const unmark = () => marked.forEach((cell) => cell.removeAttribute('aria-pressed'))
    const mark = () => {
      frame = 0
      unmark()
      marked = lines.flatMap((line) => {
        const draft = freeDraft(line)
        return (draft && bestCell(document, draft)) ?? []
      })
      for (const cell of marked) cell.setAttribute('aria-pressed', 'true')
    }
    mark()
    const watcher = new MutationObserver(() => {
      frame ||= requestAnimationFrame(mark)
    })
    watcher.observe(document.body, { childList: true, subtree: true })
    return () => {
      watcher.disconnect()
      cancelAnimationFrame(frame)
      unmark()
    }
  }, [lines])
}
