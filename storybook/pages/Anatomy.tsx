import { useCallback, useEffect, useMemo, useState, type ComponentType, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import type { PageFacts } from './facts.ts'
import * as styles from './page.css.ts'
import { gutter } from './gutter.ts'
import { PressedFrame, StoryFrame } from './StoryFrame.tsx'
import type { Subject } from './subject.tsx'
import { Surroundings } from './Surroundings.tsx'
import { useRoot } from './useRoot.ts'

interface Spot {
  number: number
  x: number
  y: number
  width: number
  height: number
}

/** Where each part is for the first time in an element, in pixels from its corner. What is not visible has no place. */
function spotsOf(root: HTMLElement, parts: readonly string[]): Spot[] {
  const { left, top } = root.getBoundingClientRect()
  return parts.flatMap((part, index) => {
    const box = root.querySelector(`[data-part~='${part}']`)?.getBoundingClientRect()
    if (!box || box.width + box.height === 0) return []
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

const isSame = (one: readonly Spot[], other: readonly Spot[]) => JSON.stringify(one) === JSON.stringify(other)

/** A number is as wide as this, in pixels, with the gap to the next one. */
const step = 21

/**
 * Puts each number to the left of its part, on its first line, so that none covers a word. One that would cover another
 * moves further to the left as far as there is room, then down.
 */
function placesOf(spots: readonly Spot[], room: number): { number: number; x: number; y: number }[] {
  const placed: { number: number; x: number; y: number }[] = []
  for (const { number, x, y, height } of spots) {
    const at = { number, x: Math.max(-room, x - step - 2), y: Math.max(0, y + Math.min(height, 24) / 2 - 10) }
    while (placed.some((one) => Math.abs(one.x - at.x) < 20 && Math.abs(one.y - at.y) < 20)) {
      if (at.x - step >= -room) at.x -= step
      else at.y += step
    }
    placed.push(at)
  }
  return placed
}

/** `room` is how far to the left of the picture numbers may be, in pixels. */
function Marks({ spots, room }: { spots: readonly Spot[]; room: number }) {
  return (
    <div aria-hidden>
      {spots.map(({ number, x, y, width, height }) => (
        <span
          key={number}
          className={styles.outline}
          style={{ left: x, top: y, inlineSize: width, blockSize: height }}
        />
      ))}
      {placesOf(spots, room).map(({ number, x, y }) => (
        <span key={number} className={styles.mark} style={{ left: x, top: y }}>
          {number}
        </span>
      ))}
    </div>
  )
}

/** Called with the numbers of the parts that a picture shows. */
type OnFound = (numbers: readonly number[]) => void

function useSpots(
  parts: readonly string[],
  onFound: OnFound,
): [readonly Spot[], (root: HTMLElement) => void] {
  const [spots, setSpots] = useState<readonly Spot[]>([])
  useEffect(() => onFound(spots.map(({ number }) => number)), [spots, onFound])
  const measure = useCallback(
    (root: HTMLElement) => {
      const found = spotsOf(root, parts)
      setSpots((before) => (isSame(before, found) ? before : found))
    },
    [parts],
  )
  return [spots, measure]
}

interface NumberedProps {
  parts: readonly string[]
  onFound: OnFound
}

function Numbered({ parts, onFound, children }: NumberedProps & { children: ReactNode }) {
  const [spots, measure] = useSpots(parts, onFound)
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

function NumberedFrame({
  parts,
  onFound,
  isOpened,
  ...frame
}: NumberedProps & { id: string; title: string; height: number; isOpened: boolean }) {
  const [spots, measure] = useSpots(parts, onFound)
  return (
    <div className={styles.stage} style={{ padding: 0 }}>
      {isOpened ? (
        <PressedFrame {...frame} onChange={measure} label="Show it opened" />
      ) : (
        <StoryFrame {...frame} onChange={measure} />
      )}
      <Marks spots={spots} room={0} />
    </div>
  )
}

const htmlOf = (Drawn: ComponentType) => {
  // A story that only a browser can draw has no parts to count.
  try {
    return renderToString(<Drawn />)
  } catch {
    return ''
  }
}
const partsIn = (html: string, parts: readonly string[]) =>
  parts.filter((part) => html.includes(`data-part="${part}"`))

/** The fewest of the stories that show all parts which any of them shows, that with most parts first. */
function storiesWithParts(subject: Subject, parts: readonly string[]): ComponentType[] {
  // One rendering for a server cannot begin inside another.
  if (typeof document === 'undefined') return [subject.Drawn]
  const candidates = [subject.Drawn, ...subject.stories.map(({ Drawn }) => Drawn)].map((Drawn) => ({
    Drawn,
    has: partsIn(htmlOf(Drawn), parts),
  }))
  const chosen: ComponentType[] = []
  const left = new Set(parts)
  const gain = ({ has }: (typeof candidates)[number]) => has.filter((part) => left.has(part)).length
  for (;;) {
    const best = candidates.toSorted((one, other) => gain(other) - gain(one))[0]!
    if (gain(best) === 0) return chosen.length > 0 ? chosen : [candidates[0]!.Drawn]
    chosen.push(best.Drawn)
    for (const part of best.has) left.delete(part)
  }
}

interface AnatomyProps {
  facts: PageFacts
  subject: Subject
  /** The names of stories that are played to open something. */
  opened: readonly string[]
}

/** A component with a number on each of its parts, beside their names. */
export function Anatomy({ facts, subject, opened }: AnatomyProps) {
  const { kit, parts } = facts.marks
  const [shown, setShown] = useState<ReadonlySet<number>>(new Set())
  const onFound = useCallback<OnFound>(
    (numbers) =>
      setShown((before) =>
        numbers.every((number) => before.has(number)) ? before : new Set([...before, ...numbers]),
      ),
    [],
  )
  const drawn = useMemo(
    () => (subject.height === undefined ? storiesWithParts(subject, parts) : []),
    [subject, parts],
  )
  const frames =
    subject.height === undefined ? facts.stories.filter(({ name }) => opened.includes(name)) : [subject.main]
  return (
    <div className={styles.columns}>
      <div className={styles.section}>
        {drawn.map((Drawn, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- the order of a page's stories never changes.
          <Numbered key={index} parts={parts} onFound={onFound}>
            <Drawn />
          </Numbered>
        ))}
        {frames.map(({ id, label }) => (
          <NumberedFrame
            key={id}
            id={id}
            title={`${facts.name}: ${label}`}
            height={subject.height ?? 420}
            isOpened={subject.height === undefined}
            parts={parts}
            onFound={onFound}
          />
        ))}
      </div>
      <div className={styles.section}>
        <p>
          Its outermost element has <code>{`data-kit="${kit}"`}</code>.
          {parts.length === 0 && ' It has no parts with marks of their own.'}
        </p>
        {parts.length > 0 && (
          <ol className={styles.list}>
            {parts.map((part, index) => (
              <li key={part}>
                <code>{part}</code>
                {!shown.has(index + 1) && <span className={styles.muted}> not in this picture</span>}
              </li>
            ))}
          </ol>
        )}
      </div>
    </div>
  )
}
