import { useMemo } from 'react'
import { Changes } from './Changes.tsx'
import type { PageFacts } from './facts.ts'
import * as styles from './page.css.ts'
import { PageSection } from './PageSection.tsx'
import { PressedFrame, StoryFrame } from './StoryFrame.tsx'
import type { StoriesModule } from './subject.tsx'
import { Tokens } from './Tokens.tsx'
import { PageTable, Words } from './Words.tsx'

const isPlayed = (story: unknown) => typeof story === 'object' && story !== null && 'play' in story

/** The page of a part of a feature: its stories, each in a page of its own, since they have a fake operator. */
export function ScreenPage({ facts, stories }: { facts: PageFacts; stories: StoriesModule }) {
  const rows = useMemo(
    () =>
      facts.props.map(({ name, type, doc }) => ({
        key: name,
        cells: [
          <code key="name">{name}</code>,
          <code key="type">{type}</code>,
          <Words key="doc">{doc}</Words>,
        ],
      })),
    [facts],
  )
  return (
    <div className={`sb-unstyled ${styles.page}`} data-page={facts.name}>
      <header className={styles.head}>
        <h1 className={styles.title}>{facts.name}</h1>
        <p className={styles.lead}>
          <Words>{facts.doc || `Its states, with a fake operator. Stories: ${facts.storiesFile}`}</Words>
        </p>
      </header>
      <PageSection id="states">
        <div className={styles.columns}>
          {facts.stories.map(({ id, name, label }) => (
            <figure key={id} className={styles.state}>
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
      </PageSection>
      {rows.length > 0 && (
        <PageSection id="properties">
          <PageTable heads={['Property', 'Type', 'Meaning']} rows={rows} />
        </PageSection>
      )}
      <PageSection id="tokens">
        <Tokens paths={facts.tokens} />
      </PageSection>
      <PageSection id="changes">
        <Changes changes={facts.changes} file={facts.file} />
      </PageSection>
    </div>
  )
}
