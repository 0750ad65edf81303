import { brands } from '@kit/tokens/brands'
import type { ShownStory } from './facts.ts'
import * as styles from './page.css.ts'
import { StoryFrame } from './StoryFrame.tsx'

/** Frames in the mode of the page. A frame loads when it is near the window. */
export const BrandFrames = ({ name, story: { id } }: { name: string; story: ShownStory }) => (
  <div className={styles.columns}>
    {Object.values(brands).map(({ name: brand, label }) => (
      <figure key={brand} className={styles.state} data-in-brand={brand}>
        <figcaption className={styles.muted}>
          <a href={`?path=/story/${id}&globals=brand:${brand}`} target="_top">
            {label}
          </a>
        </figcaption>
        <div className={styles.stage} style={{ padding: 0 }}>
          <StoryFrame id={id} brand={brand} title={`${name} in ${label}`} height={420} />
        </div>
      </figure>
    ))}
  </div>
)
