const dayMs = 86_400_000

const two = (figure: number): string => String(figure).padStart(2, '0')

/**
 * Returns the time until a start as hours, minutes and seconds, "1:05:09" or "05:09", rounded up so that zero means
 * now. Undefined after the start, or a day or more before it. Times in ms since the epoch.
 */
export function countdownText(opensMs: number, nowMs: number): string | undefined {
  const leftMs = opensMs - nowMs
  if (!(leftMs > 0) || leftMs >= dayMs) return undefined
  const seconds = Math.ceil(leftMs / 1_000)
  const hours = Math.floor(seconds / 3_600)
  const rest = `${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`
  return hours > 0 ? `${hours}:${rest}` : rest
}
