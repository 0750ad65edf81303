import { useMemo, type ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import type { PageFacts } from './facts.ts'
import { Numbered, NumberedFrame, PartList, useFound } from './Numbered.tsx'
import * as styles from './page.css.ts'
import type { Subject } from './subject.tsx'

const htmlOf = (Drawn: ComponentType) => {
  // A story that only a browser can render has no parts to count.
  try {
    return renderToString(<Drawn />)
  } catch {
    return ''
  }
}
const partsIn = (html: string, parts: readonly string[]) =>
  parts.filter((part) => html.includes(`data-part="${part}"`))

/** The one with most parts first. */
function storiesWithParts(subject: Subject, parts: readonly string[]): ComponentType[] {
  // A server rendering cannot start inside another.
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
  /** Stories that are played to open something. */
  opened: readonly string[]
}

export function Anatomy({ facts, subject, opened }: AnatomyProps) {
  const { kit, parts } = facts.marks
  const selectors = useMemo(() => parts.map((part) => `[data-part~='${part}']`), [parts])
  const [found, onFound] = useFound()
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
          <Numbered key={index} selectors={selectors} onFound={onFound}>
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
            selectors={selectors}
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
          <PartList parts={parts.map((part) => ({ key: part, words: <code>{part}</code> }))} found={found} />
        )}
      </div>
    </div>
  )
}
