import type { Live } from '@kit/sdk'
import { pageRefreshed } from '@kit/sdk/contract'
import type { QueryClient } from '@tanstack/react-query'
import type { ReadableStore } from '../feature.ts'
import type { BrowserServices } from '../services/browserServices.ts'
import { guardedReload } from '../services/guardedReload.ts'

/** All pages are asked at one time; they come back spread over this, in ms. */
const spreadMs = 30_000
/** A page is loaded anew at most once in this time, however often it is asked, in ms. */
const pauseMs = 300_000

export interface RefreshPorts {
  live: Pick<Live, 'on'>
  queries: QueryClient
  /** Something is under way that must not be loaded away. */
  isBusy: ReadableStore<boolean>
  browser: Pick<BrowserServices, 'tabStorage' | 'now' | 'reload'>
  /** A number in [0, 1); the browser's unless told. */
  random?: () => number
}

/**
 * Forgets what is kept and loads the page anew when the operator asks every page to (SOCK-023, SOCK-024): not at the same
 * moment as all others, and never while an order has no answer. Returns how to stop.
 */
export function refreshWhenAsked({
  live,
  queries,
  isBusy,
  browser,
  random = Math.random,
}: RefreshPorts): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let stopWaiting: (() => void) | undefined

  function refresh(): void {
    if (isBusy.getState()) {
      stopWaiting ??= isBusy.subscribe(refresh)
      return
    }
    stop()
    queries.clear()
    guardedReload(browser.tabStorage, browser.now(), browser.reload, pauseMs)
  }

  function stop(): void {
    clearTimeout(timer)
    stopWaiting?.()
    timer = stopWaiting = undefined
  }

  const stopHearing = live.on(pageRefreshed, () => {
    timer ??= setTimeout(refresh, random() * spreadMs)
  })
  return () => {
    stopHearing()
    stop()
  }
}
