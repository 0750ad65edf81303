import { useMemo } from 'react'
import { Anatomy } from './Anatomy.tsx'
import { authored } from './authored/index.ts'
import { pictures } from './authored/pictures.tsx'
import type { PageFacts } from './facts.ts'
import { Page } from './Page.tsx'
import * as styles from './page.css.ts'
import { Playground } from './Playground.tsx'
import { States } from './States.tsx'
import { StoryFrame } from './StoryFrame.tsx'
import { subjectOf, type StoriesModule } from './subject.tsx'

const Matrix = ({ facts: { name, matrix } }: { facts: PageFacts }) =>
  matrix && (
    <>
      <p>
        <a href={`?path=/story/${matrix}`} target="_top">
          In every brand, dark and light, on a page of its own
        </a>
      </p>
      <div className={styles.stage} style={{ padding: 0 }}>
        <StoryFrame id={matrix} title={`${name} in every brand`} height={560} />
      </div>
    </>
  )

/** Facts are read from the sources, the rest is authored. */
export function ComponentPage({ facts, stories }: { facts: PageFacts; stories: StoriesModule }) {
  const written = authored[facts.name]
  const subject = useMemo(() => subjectOf(facts, stories, written), [facts, stories, written])
  return (
    <Page
      facts={facts}
      written={written}
      pictures={pictures[facts.name]}
      from={`import { ${facts.name} } from '@kit/ui'`}
      anatomy={<Anatomy facts={facts} subject={subject} opened={written?.opened ?? []} />}
      properties={<Playground facts={facts} subject={subject} />}
      states={<States facts={facts} subject={subject} isInteractive={(written?.keys ?? []).length > 0} />}
      brands={<Matrix facts={facts} />}
    />
  )
}
