import * as z from 'zod/mini'
import type { KeyValueStorage } from '@kit/shell/feature'

/** The corners of the page in the order of the button: clockwise in left-to-right. */
export const corners = ['topStart', 'topEnd', 'bottomEnd', 'bottomStart'] as const
export type Corner = (typeof corners)[number]

const isTop = (corner: Corner) => corner.startsWith('top')
const isStart = (corner: Corner) => corner.endsWith('Start')
const cornerOf = (top: boolean, start: boolean): Corner =>
  `${top ? 'top' : 'bottom'}${start ? 'Start' : 'End'}`

export const nextCorner = (corner: Corner): Corner => corners[(corners.indexOf(corner) + 1) % corners.length]!

/**
 * Returns the corner that an arrow key leads to, or undefined for other keys. Arrows are physical directions, corners
 * logical ones.
 */
export function cornerByKey(corner: Corner, key: string, isRightToLeft: boolean): Corner | undefined {
  if (key === 'ArrowUp' || key === 'ArrowDown') return cornerOf(key === 'ArrowUp', isStart(corner))
  if (key === 'ArrowLeft' || key === 'ArrowRight')
    return cornerOf(isTop(corner), (key === 'ArrowLeft') !== isRightToLeft)
  return undefined
}

export function nearestCorner(
  point: { x: number; y: number },
  screen: { width: number; height: number },
  isRightToLeft: boolean,
): Corner {
  return cornerOf(point.y < screen.height / 2, point.x < screen.width / 2 !== isRightToLeft)
}

const storedAs = 'kit.betting.pictureCorner'
const stored = z.enum(corners)

/**
 * Returns the corner that the player last chose in this browser. Default: a lower corner, on a phone the one without
 * prices.
 */
export function savedCorner(storage: KeyValueStorage, isPhone: boolean): Corner {
  const parsed = stored.safeParse(storage.getItem(storedAs))
  return parsed.success ? parsed.data : cornerOf(false, isPhone)
}

export const saveCorner = (storage: KeyValueStorage, corner: Corner): void =>
  storage.setItem(storedAs, corner)
