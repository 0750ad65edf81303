import { useEffect, useLayoutEffect, type ReactNode } from 'react'
import { hydrateRoot, type RootOptions } from 'react-dom/client'
import type { AssembledSite } from './assembledSite.ts'
import type { HandOver } from './boot/handOver.ts'
import { keepTapsOfParts, replayTaps } from './boot/keepTaps.ts'
import { restoreProfile } from './session/keptProfile.ts'

/** Delay of the site's own requests after a tap, in ms, so that the tap's code loads first. */
const tappedFirstMs = 100

interface WholeProps {
  site: AssembledSite
  onDone: () => void
  children: ReactNode
}

function Whole({ site, onDone, children }: WholeProps) {
  // After the first render, which must match the prerendered page, and before the effects in which
  // queries send their calls.
  useLayoutEffect(() => restoreProfile(site), [site])
  useEffect(onDone, [onDone])
  return children
}

/**
 * Hydrates a prerendered page: React finds the existing nodes and changes nothing visible. The
 * site's own work and early taps follow. Returns a function that unmounts it.
 */
export function hydrateSite(
  site: AssembledSite,
  element: Element,
  page: ReactNode,
  errors: RootOptions,
  { answers, style, giveUp, end }: HandOver,
): () => void {
  const { router, contributions, queryClient } = site
  // The state after the router's own server rendering, without its scripts.
  router.ssr = { manifest: undefined }
  let stop: (() => void) | undefined
  let stopKeeping: (() => void) | undefined
  let isBegun = false
  let isOver = false
  const { href } = location
  const begun = () => {
    if (isBegun || isOver) return
    isBegun = true
    // Back may have been pressed while this page was loading; the router was not listening yet.
    if (location.href !== href) void router.load()
    // A separate task: inside an effect React cannot hydrate the tapped boundary, and drops the
    // tap.
    setTimeout(() => {
      if (isOver) return
      const taps = end()
      replayTaps(taps)
      stopKeeping = keepTapsOfParts()
      const start = () => {
        if (!isOver) stop = site.start()
      }
      // The tapped parts are requested before the site's own requests, because a slow connection
      // loads them in order.
      setTimeout(start, taps.length > 0 ? tappedFirstMs : 0)
    })
  }
  let unmount = () => {}
  const begin = async () => {
    const given = Promise.allSettled(
      contributions.map((contribution) => contribution.hydrate?.(answers, queryClient)),
    )
    await Promise.allSettled([router.load(), style()])
    // The site repeats requests that the operator has not answered yet; the page must not stay
    // inactive for them.
    giveUp()
    await given
    if (isOver) return
    const root = hydrateRoot(
      element,
      <Whole site={site} onDone={begun}>
        {page}
      </Whole>,
      {
        ...errors,
        // React renders again what the build could not know, e.g. that a page does not exist.
        onRecoverableError: (error) => void performance.mark('kit:rendered-again', { detail: String(error) }),
      },
    )
    unmount = () => root.unmount()
  }
  void begin()
  return () => {
    isOver = true
    if (!stop) end()
    stopKeeping?.()
    unmount()
    stop?.()
  }
}
