import * as z from 'zod/mini'
import type { KeyValueStorage } from '@kit/shell/feature'

/** The corners of the page, in the order in which a button goes through them: clockwise where text reads left to right. */
export const corners = ['topStart', 'topEnd', 'bottomEnd', 'bottomStart'] as const
export type Corner = (typeof corners)[number]

const isTop = (corner: Corner) => corner.startsWith('top')
const isStart = (corner: Corner) => corner.endsWith('Start')
const cornerOf = (top: boolean, start: boolean): Corner =>
  `${top ? 'top' : 'bottom'}${start ? 'Start' : 'End'}`

/** The corner after this one. */
export const nextCorner = (corner: Corner): Corner => corners[(corners.indexOf(corner) + 1) % corners.length]!

/** The corner that an arrow key leads to; undefined for another key. Arrows go by the screen, corners by the reading. */
export function cornerByKey(corner: Corner, key: string, isRightToLeft: boolean): Corner | undefined {
  if (key === 'ArrowUp' || key === 'ArrowDown') return cornerOf(key === 'ArrowUp', isStart(corner))
  if (key === 'ArrowLeft' || key === 'ArrowRight')
    return cornerOf(isTop(corner), (key === 'ArrowLeft') !== isRightToLeft)
  return undefined
}

/** The corner nearest to a point of the screen, in px, of a screen of this size. */
export function nearestCorner(
  point: { x: number; y: number },
  screen: { width: number; height: number },
  isRightToLeft: boolean,
): Corner {
  return cornerOf(point.y < screen.height / 2, point.x < screen.width / 2 !== isRightToLeft)
}

const storedAs = 'kit.betting.pictureCorner'
const stored = z.enum(corners)

/** The corner that the player chose last in this browser. Default: a lower one, on a phone the one without prices. */
export function savedCorner(storage: KeyValueStorage, isPhone: boolean): Corner {
  const parsed = stored.safeParse(storage.getItem(storedAs))
  return parsed.success ? parsed.data : cornerOf(false, isPhone)
}

export const saveCorner = (storage: KeyValueStorage, corner: Corner): void =>
  storage.setItem(storedAs, corner)
