/** From and to where something is on the screen, in px from its upper edge. */
export interface Extent {
  top: number
  bottom: number
}

/**
 * How far a picture moves down (up: negative), in px, so that it does not lie over a bar: to the side of the bar that has the room
 * between the edges of the page, and of two to the one it is nearer to. 0 where it lies beside the bar, or neither has room.
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
 * How much room the end of a page needs, in px, so that its last line (`content`, from the upper edge of the page) is above the
 * picture once all is scrolled. `room`: what it has now.
 */
export const roomAtEnd = (
  content: number,
  page: { height: number; screen: number },
  picture: Extent,
  room: number,
): number => Math.max(0, room + page.screen - (page.height - content) - picture.top)
