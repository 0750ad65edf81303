/** What is near the screen or away from it for this long is told to be so. In ms. */
const settleMs = 200
/** Just outside the screen counts as near: prices are followed slightly before they scroll into view. */
const near = '200px'

/** Tells whether an element is on the screen or near it, at each change that lasts; returns how to end it. */
export function watchNear(element: Element, tell: (isNear: boolean) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const observer = new IntersectionObserver(
    (entries) => {
      clearTimeout(timer)
      timer = setTimeout(tell, settleMs, entries.at(-1)?.isIntersecting ?? false)
    },
    { rootMargin: near },
  )
  observer.observe(element)
  return () => {
    observer.disconnect()
    clearTimeout(timer)
  }
}
