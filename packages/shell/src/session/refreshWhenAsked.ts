import type { Live } from '@kit/sdk'
import { pageRefreshed } from '@kit/sdk/contract'
import type { QueryClient } from '@tanstack/react-query'
import type { ReadableStore } from '../feature.ts'
import type { BrowserServices } from '../services/browserServices.ts'
import { guardedReload } from '../services/guardedReload.ts'

/** All pages get the event at the same time; their reloads are spread over this time, in ms. */
const spreadMs = 30_000
/** A page is reloaded on request at most once in this time, in ms. */
const pauseMs = 300_000

export interface RefreshPorts {
  live: Pick<Live, 'on'>
  queries: QueryClient
  /** True while work is in progress that must not be reloaded away. */
  isBusy: ReadableStore<boolean>
  browser: Pick<BrowserServices, 'tabStorage' | 'now' | 'reload'>
  /** A number in [0, 1). Default: `Math.random`. */
  random?: () => number
}

/**
 * Clears the cache and reloads the page when the operator requests it of every page (SOCK-023,
 * SOCK-024): spread over time, and never while an order has no answer. Returns a function that
 * stops it.
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
    const reload = () => {
      queries.clear()
      browser.reload()
    }
    guardedReload(browser.tabStorage, browser.now(), reload, pauseMs)
  }

  function stop(): void {
    clearTimeout(timer)
    stopWaiting?.()
    timer = stopWaiting = undefined
  }

  const stopListening = live.on(pageRefreshed, () => {
    timer ??= setTimeout(refresh, random() * spreadMs)
  })
  return () => {
    stopListening()
    stop()
  }
}
