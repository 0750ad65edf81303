import { useMemo } from 'react'
import { Anatomy } from './Anatomy.tsx'
import { authored } from './authored/index.ts'
import { pictures } from './authored/pictures.tsx'
import { Changes } from './Changes.tsx'
import { DoAndDoNot } from '../guides/Guide.tsx'
import type { PageFacts } from './facts.ts'
import * as styles from './page.css.ts'
import { PageSection } from './PageSection.tsx'
import { Playground } from './Playground.tsx'
import { States } from './States.tsx'
import { StoryFrame } from './StoryFrame.tsx'
import { subjectOf, type StoriesModule } from './subject.tsx'
import { Tokens } from './Tokens.tsx'
import { PageTable, Words } from './Words.tsx'

/** The page of one component of @kit/ui. Its facts are read of the sources; the rest is authored. */
export function ComponentPage({ facts, stories }: { facts: PageFacts; stories: StoriesModule }) {
  const written = authored[facts.name]
  const subject = useMemo(() => subjectOf(facts, stories, written), [facts, stories, written])
  const keys = written?.keys ?? []
  return (
    <div className={`sb-unstyled ${styles.page}`} data-page={facts.name}>
      <header className={styles.head}>
        <h1 className={styles.title}>{facts.name}</h1>
        <p className={styles.muted}>
          <code>{`import { ${facts.name} } from '@kit/ui'`}</code>
        </p>
      </header>
      <PageSection id="purpose">
        <p data-for>
          <b>For:</b> <Words>{written?.for ?? facts.doc}</Words>
        </p>
        <p data-not-for>
          <b>Not for:</b> {written?.notFor}
        </p>
      </PageSection>
      <PageSection id="anatomy">
        <Anatomy facts={facts} subject={subject} opened={written?.opened ?? []} />
      </PageSection>
      <PageSection id="properties">
        <Playground facts={facts} subject={subject} />
      </PageSection>
      <PageSection id="states">
        <States facts={facts} subject={subject} isInteractive={keys.length > 0} />
      </PageSection>
      <PageSection id="brands">
        {facts.matrix && (
          <>
            <p>
              <a href={`?path=/story/${facts.matrix}`} target="_top">
                In every brand, dark and light, on a page of its own
              </a>
            </p>
            <div className={styles.stage} style={{ padding: 0 }}>
              <StoryFrame id={facts.matrix} title={`${facts.name} in every brand`} height={560} />
            </div>
          </>
        )}
      </PageSection>
      <PageSection id="tokens">
        <Tokens paths={facts.tokens} />
      </PageSection>
      <PageSection id="keys">
        {keys.length > 0 ? (
          <>
            <PageTable
              heads={['Keys', 'What they do']}
              rows={keys.map(([key, does]) => ({ key, cells: [<b key="key">{key}</b>, does] }))}
            />
            <p data-says>
              <b>A screen reader says:</b> {written?.says}
            </p>
          </>
        ) : (
          <p>Keys do nothing here: it is read as the text and pictures that it contains.</p>
        )}
      </PageSection>
      <PageSection id="rules">
        <DoAndDoNot
          right={written?.right ?? []}
          wrong={written?.wrong ?? []}
          pictures={pictures[facts.name]}
        />
      </PageSection>
      <PageSection id="changes">
        <Changes changes={facts.changes} file={facts.file} />
      </PageSection>
    </div>
  )
}
