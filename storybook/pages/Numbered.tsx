import { useCallback, useEffect, useState, type ReactNode } from 'react'
import * as styles from './page.css.ts'
import { gutter } from './gutter.ts'
import { PressedFrame, StoryFrame } from './StoryFrame.tsx'
import { Surroundings } from './Surroundings.tsx'
import { useRoot } from './useRoot.ts'

interface Spot {
  number: number
  x: number
  y: number
  width: number
  height: number
}

/**
 * Returns the first visible position of each part in an element, in px from its corner. Invisible parts have
 * no position.
 */
function spotsOf(root: HTMLElement, selectors: readonly string[]): Spot[] {
  const { left, top } = root.getBoundingClientRect()
  return selectors.flatMap((selector, index) => {
    const box = [...root.querySelectorAll(selector)]
      .map((element) => element.getBoundingClientRect())
      .find(({ width, height }) => width + height > 0)
    if (!box) return []
    return [
      {
        number: index + 1,
        x: box.left - left + root.scrollLeft,
        y: box.top - top + root.scrollTop,
        width: box.width,
        height: box.height,
      },
    ]
  })
}

/**
 * Returns the same in the page of a frame: a part below its edge has no position, and one that is half below
 * ends there.
 */
function spotsInFrame(body: HTMLElement, selectors: readonly string[]): Spot[] {
  const { left, top } = body.getBoundingClientRect()
  const { clientWidth, clientHeight } = body.ownerDocument.documentElement
  return spotsOf(body, selectors).flatMap((spot) => {
    const x = Math.max(0, spot.x + left - body.scrollLeft)
    const y = Math.max(0, spot.y + top - body.scrollTop)
    const width = Math.min(spot.width, clientWidth - x)
    const height = Math.min(spot.height, clientHeight - y)
    return width > 0 && height > 4 ? [{ ...spot, x, y, width, height }] : []
  })
}

const isSame = (one: readonly Spot[], other: readonly Spot[]) => JSON.stringify(one) === JSON.stringify(other)

/** Width of a number in px, including the gap to the next one. */
const step = 21

/**
 * Each number is left of its part, on its first line, so that none covers text. One that would cover another
 * moves further left if there is room, then down.
 */
function placesOf(
  spots: readonly Spot[],
  room: number,
  isFull: boolean,
): { number: number; x: number; y: number }[] {
  const placed: { number: number; x: number; y: number }[] = []
  for (const { number, x, y, height } of spots) {
    const line = isFull && x > step + 24 ? -10 : Math.min(height, 24) / 2 - 10
    const at = { number, x: Math.max(-room, x - step - 2), y: Math.max(isFull ? -10 : 0, y + line) }
    if (line === -10) at.x += 10
    while (placed.some((one) => Math.abs(one.x - at.x) < 20 && Math.abs(one.y - at.y) < 20)) {
      if (at.x - step >= -room) at.x -= step
      else at.y += step
    }
    placed.push(at)
  }
  return placed
}

interface MarksProps {
  spots: readonly Spot[]
  /** Maximum distance of numbers to the left of the picture, in px. */
  room: number
  isFull?: boolean
}

function Marks({ spots, room, isFull = false }: MarksProps) {
  return (
    <div aria-hidden>
      {spots.map(({ number, x, y, width, height }) => (
        <span
          key={number}
          className={styles.outline}
          style={{ left: x, top: y, inlineSize: width, blockSize: height }}
        />
      ))}
      {placesOf(spots, room, isFull).map(({ number, x, y }) => (
        <span key={number} className={styles.mark} style={{ left: x, top: y }}>
          {number}
        </span>
      ))}
    </div>
  )
}

type OnFound = (numbers: readonly number[]) => void

function useSpots(
  find: typeof spotsOf,
  selectors: readonly string[],
  onFound: OnFound,
): [readonly Spot[], (root: HTMLElement) => void] {
  const [spots, setSpots] = useState<readonly Spot[]>([])
  useEffect(() => onFound(spots.map(({ number }) => number)), [spots, onFound])
  const measure = useCallback(
    (root: HTMLElement) => {
      const found = find(root, selectors)
      setSpots((before) => (isSame(before, found) ? before : found))
    },
    [find, selectors],
  )
  return [spots, measure]
}

interface NumberedProps {
  /** Selectors in the order of their numbers. */
  selectors: readonly string[]
  onFound: OnFound
}

export function Numbered({ selectors, onFound, children }: NumberedProps & { children: ReactNode }) {
  const [spots, measure] = useSpots(spotsOf, selectors, onFound)
  const ref = useRoot(measure)
  return (
    <div className={`${styles.stage} ${styles.numbered}`}>
      <div className={styles.shown}>
        <div ref={ref}>
          <Surroundings>{children}</Surroundings>
        </div>
        <Marks spots={spots} room={gutter} />
      </div>
    </div>
  )
}

export function NumberedFrame({
  selectors,
  onFound,
  isOpened,
  ...frame
}: NumberedProps & { id: string; title: string; height: number; isOpened: boolean }) {
  const [spots, measure] = useSpots(spotsInFrame, selectors, onFound)
  return (
    <div className={`${styles.stage} ${styles.numbered}`}>
      <div className={styles.shown}>
        {isOpened ? (
          <PressedFrame {...frame} onChange={measure} label="Show it opened" />
        ) : (
          <StoryFrame {...frame} onChange={measure} />
        )}
        <Marks spots={spots} room={gutter} isFull />
      </div>
    </div>
  )
}

/**
 * Returns the numbers shown by any of a page's pictures, and the callback with which a picture reports its
 * own.
 */
export function useFound(): [ReadonlySet<number>, OnFound] {
  const [found, setFound] = useState<ReadonlySet<number>>(new Set())
  const onFound = useCallback<OnFound>(
    (numbers) =>
      setFound((before) =>
        numbers.every((number) => before.has(number)) ? before : new Set([...before, ...numbers]),
      ),
    [],
  )
  return [found, onFound]
}

interface PartListProps {
  parts: readonly { key: string; words: ReactNode }[]
  found: ReadonlySet<number>
}

export const PartList = ({ parts, found }: PartListProps) => (
  <ol className={styles.list}>
    {parts.map(({ key, words }, index) => (
      <li key={key} data-found={found.has(index + 1)}>
        {words}
        {!found.has(index + 1) && <span className={styles.muted}> not in this picture</span>}
      </li>
    ))}
  </ol>
)
