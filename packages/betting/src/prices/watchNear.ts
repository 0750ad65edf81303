/** Time that a change must last before it is reported, in ms. */
const settleMs = 200
/** Margin around the screen that counts as near, so that prices are followed slightly before they scroll into view. */
const near = '200px'

/**
 * Reports each lasting change of whether an element is on or near the screen. Returns a function that stops watching.
 */
export function watchNear(element: Element, onChange: (isNear: boolean) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const observer = new IntersectionObserver(
    (entries) => {
      clearTimeout(timer)
      timer = setTimeout(onChange, settleMs, entries.at(-1)?.isIntersecting ?? false)
    },
    { rootMargin: near },
  )
  observer.observe(element)
  return () => {
    observer.disconnect()
    clearTimeout(timer)
  }
}
