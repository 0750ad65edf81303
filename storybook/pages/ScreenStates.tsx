import type { PageFacts } from './facts.ts'
import * as styles from './page.css.ts'
import { PressedFrame, StoryFrame } from './StoryFrame.tsx'
import type { StoriesModule } from './subject.tsx'

const isPlayed = (story: unknown) => typeof story === 'object' && story !== null && 'play' in story

export const ScreenStates = ({ facts, stories }: { facts: PageFacts; stories: StoriesModule }) => (
  <div className={styles.columns}>
    {facts.stories.map(({ id, name, label }) => (
      <figure key={id} className={styles.state} data-shows={label}>
        <figcaption className={styles.muted}>
          <a href={`?path=/story/${id}`} target="_top">
            {label}
          </a>
        </figcaption>
        <div className={styles.stage} style={{ padding: 0 }}>
          {isPlayed(stories[name]) ? (
            <PressedFrame id={id} title={`${facts.name}: ${label}`} height={420} label="Play it" />
          ) : (
            <StoryFrame id={id} title={`${facts.name}: ${label}`} height={420} />
          )}
        </div>
      </figure>
    ))}
  </div>
)
