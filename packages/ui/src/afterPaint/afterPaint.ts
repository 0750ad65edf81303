/** A hidden page has no frames, so the work runs after this time, in ms. */
const longestMs = 100

/**
 * Runs work after the current frame is painted, so that a press is visible before its work starts. Returns a function
 * that cancels it.
 */
export function afterPaint(work: () => void): () => void {
  const callOff = () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
  let timer = setTimeout(() => {
    // The frames may resume later.
    callOff()
    work()
  }, longestMs)
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer)
    timer = setTimeout(work)
  })
  return callOff
}
