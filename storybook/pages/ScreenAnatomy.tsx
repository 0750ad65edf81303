import { useMemo } from 'react'
import type { AuthoredScreen } from './authored/screens/screen.ts'
import type { ShownStory } from './facts.ts'
import { NumberedFrame, PartList, useFound } from './Numbered.tsx'
import * as styles from './page.css.ts'

interface ScreenAnatomyProps {
  name: string
  story: ShownStory
  written: AuthoredScreen
}

export function ScreenAnatomy({ name, story, written }: ScreenAnatomyProps) {
  const { parts, height = 560, isWide = false } = written
  const selectors = useMemo(() => parts.map(([, selector]) => selector), [parts])
  const [found, onFound] = useFound()
  return (
    <div className={isWide ? styles.section : styles.columns}>
      <NumberedFrame
        id={story.id}
        title={`${name}: ${story.label}`}
        height={height}
        isOpened={false}
        selectors={selectors}
        onFound={onFound}
      />
      <PartList parts={parts.map(([part]) => ({ key: part, words: part }))} found={found} />
    </div>
  )
}
