/** Vertical position on the screen, in px from its upper edge. */
export interface Extent {
  top: number
  bottom: number
}

/**
 * Returns how far a picture must move down (up if negative), in px, to the nearer side of the bar with enough
 * space. 0 if they do not overlap or there is not enough space.
 */
export function clearOf(picture: Extent, bar: Extent, page: Extent, gap: number): number {
  if (bar.bottom + gap <= picture.top || bar.top - gap >= picture.bottom) return 0
  const up = bar.top - gap - picture.bottom
  const down = bar.bottom + gap - picture.top
  const fits = [
    ...(picture.top + up >= page.top ? [up] : []),
    ...(picture.bottom + down <= page.bottom ? [down] : []),
  ]
  return fits.toSorted((one, other) => Math.abs(one) - Math.abs(other))[0] ?? 0
}

/**
 * Returns the padding that the end of a page needs, in px, so that its last line can be scrolled above the picture.
 * `content` is the end of the content from the page's upper edge, `room` the current padding.
 */
export const roomAtEnd = (
  content: number,
  page: { height: number; screen: number },
  picture: Extent,
  room: number,
): number => Math.max(0, room + page.screen - (page.height - content) - picture.top)
