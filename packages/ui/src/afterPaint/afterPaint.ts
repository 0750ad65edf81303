/** A page that is not drawn has no frames; it does not wait for one, ms. */
const longestMs = 100

/**
 * Calls back once the frame that is being made has been painted: after a tap, what was pressed is seen before the work that
 * it begins. Returns how to call it off.
 */
export function afterPaint(work: () => void): () => void {
  const callOff = () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
  let timer = setTimeout(() => {
    // The frames may go on later.
    callOff()
    work()
  }, longestMs)
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer)
    timer = setTimeout(work)
  })
  return callOff
}
