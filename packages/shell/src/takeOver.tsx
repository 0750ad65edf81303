import { useEffect, type ReactNode } from 'react'
import { hydrateRoot, type RootOptions } from 'react-dom/client'
import type { AssembledSite } from './assembledSite.ts'
import type { HandOver } from './boot/handOver.ts'
import { repeatTaps } from './boot/keepTaps.ts'

/** So long the line belongs to what was tapped. */
const tappedFirstMs = 100

/** Calls back when what is inside has been taken over. */
function Whole({ onDone, children }: { onDone: () => void; children: ReactNode }) {
  useEffect(onDone, [onDone])
  return children
}

/**
 * Takes a prerendered page over: React finds what stands there and changes nothing that is seen. The site's own work, and
 * what was tapped meanwhile, come after it. Returns how to unmount it.
 */
export function takeOver(
  site: AssembledSite,
  element: Element,
  page: ReactNode,
  errors: RootOptions,
  { answers, style, giveUp, end }: HandOver,
): () => void {
  const { router, contributions, queryClient } = site
  // As after the router's own server rendering, which this is but for its scripts.
  router.ssr = { manifest: undefined }
  let stop: (() => void) | undefined
  let isBegun = false
  let isOver = false
  const { href } = location
  const begun = () => {
    if (isBegun || isOver) return
    isBegun = true
    // Back may have been pressed while this page was loading: until now the router has heard of nothing.
    if (location.href !== href) void router.load()
    // In a task of its own: inside an effect React cannot take over the boundary that was tapped, and drops the tap.
    setTimeout(() => {
      if (isOver) return
      const taps = end()
      repeatTaps(taps)
      const start = () => {
        if (!isOver) stop = site.start()
      }
      // What was tapped asks for its parts before all that the site asks for: a slow line brings one after another.
      setTimeout(start, taps.length > 0 ? tappedFirstMs : 0)
    })
  }
  let unmount = () => {}
  const begin = async () => {
    const given = Promise.allSettled(
      contributions.map((contribution) => contribution.takeOver?.(answers, queryClient)),
    )
    await Promise.allSettled([router.load(), style()])
    // What the operator has not answered by now the site asks again: a page must not stand dead for it.
    giveUp()
    await given
    if (isOver) return
    const root = hydrateRoot(element, <Whole onDone={begun}>{page}</Whole>, {
      ...errors,
      // What the page at build could not know, e.g. that there is no such page, React renders anew.
      onRecoverableError: (error) => void performance.mark('kit:drawn-anew', { detail: String(error) }),
    })
    unmount = () => root.unmount()
  }
  void begin()
  return () => {
    isOver = true
    if (!stop) end()
    unmount()
    stop?.()
  }
}
