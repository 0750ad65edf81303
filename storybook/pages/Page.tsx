import type { ReactNode } from 'react'
import type { Authored } from './authored/authored.ts'
import type { RulePictures } from './authored/pictures.tsx'
import { Changes } from './Changes.tsx'
import { DoAndDoNot } from '../guides/Guide.tsx'
import type { PageFacts } from './facts.ts'
import * as styles from './page.css.ts'
import { PageSection } from './PageSection.tsx'
import { Tokens } from './Tokens.tsx'
import { PageTable, Words } from './Words.tsx'

interface PageProps {
  facts: PageFacts
  written: Authored | undefined
  pictures: RulePictures | undefined
  /** Shown below the component's name. */
  from: string
  anatomy: ReactNode
  properties: ReactNode
  states: ReactNode
  brands: ReactNode
}

/** The sections are the same for a component and a screen, in the same order. */
export function Page({ facts, written, pictures, from, anatomy, properties, states, brands }: PageProps) {
  const keys = written?.keys ?? []
  return (
    <div className={`sb-unstyled ${styles.page}`} data-page={facts.name}>
      <header className={styles.head}>
        <h1 className={styles.title}>{facts.name}</h1>
        <p className={styles.muted}>
          <code>{from}</code>
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
      <PageSection id="anatomy">{anatomy}</PageSection>
      <PageSection id="properties">{properties}</PageSection>
      <PageSection id="states">{states}</PageSection>
      <PageSection id="brands">{brands}</PageSection>
      <PageSection id="tokens">
        <Tokens paths={facts.tokens} />
      </PageSection>
      <PageSection id="keys">
        {keys.length > 0 ? (
          <PageTable
            heads={['Keys', 'What they do']}
            rows={keys.map(([key, does]) => ({ key, cells: [<b key="key">{key}</b>, does] }))}
          />
        ) : (
          <p>Keys do nothing here: it is read as the text and pictures that it contains.</p>
        )}
        {written?.says !== undefined && (
          <p data-says>
            <b>A screen reader says:</b> {written.says}
          </p>
        )}
      </PageSection>
      <PageSection id="rules">
        <DoAndDoNot right={written?.right ?? []} wrong={written?.wrong ?? []} pictures={pictures} />
      </PageSection>
      <PageSection id="changes">
        <Changes changes={facts.changes} file={facts.file} />
      </PageSection>
    </div>
  )
}
