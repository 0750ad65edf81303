import { useFlag } from '@kit/sdk/react'
import { Banner, Button, Link, MoreMessages, useMessage } from '@kit/ui'
import type { ComponentType } from 'react'
import { helpVideos } from '../navigation/helpVideos.ts'
import { useSite } from '../siteContext.ts'
import { Blocks } from './Blocks.tsx'
import { FoldedSections } from './FoldedSections.tsx'
import type { Company, DocumentSection, WriteDocument } from './informationDocument.ts'
import { InformationFrame } from './InformationFrame.tsx'
import type { DocumentName } from './informationOptions.ts'
import { informationMessages } from './messages.ts'
import * as styles from './information.css.ts'

export interface DocumentPageProps {
  name: DocumentName
  write: WriteDocument
  company: Company
  isPanel?: boolean | undefined
  Ending?: ComponentType | undefined
}

export function DocumentPage(props: DocumentPageProps) {
  return (
    <MoreMessages messages={informationMessages}>
      <Document {...props} />
    </MoreMessages>
  )
}

function Document({ name, write, company, isPanel, Ending }: DocumentPageProps) {
  const message = useMessage()
  const { config, services } = useSite()
  const {
    introduction,
    warning,
    sections,
    isAccordion,
    language = 'en',
  } = write(message, {
    brand: config.name,
    company,
    hasExchange: !useFlag('domain.casinoOnly'),
    hasPage: services.hasPage,
    companyTerms: useFlag('footer.texts').companyTermsCondition || null,
    videos: useFlag('help.videos'),
  })
  return (
    <InformationFrame name={name} sections={isAccordion ? [] : sections} isPanel={isPanel}>
      {warning && (
        <Banner tone="warning" role="note" className={styles.warning}>
          <strong>{warning.title}</strong>
          <p lang={language} dir="auto">
            {warning.text}
          </p>
        </Banner>
      )}
      <div className={styles.introduction} lang={language} dir="auto">
        <Blocks of={introduction} />
      </div>
      {isAccordion ? (
        <FoldedSections
          sections={sections.map(({ id, heading, body }) => ({
            id,
            heading,
            body: (
              <div className={styles.body} lang={language} dir="auto">
                <Blocks of={body} />
              </div>
            ),
          }))}
        />
      ) : (
        sections.map((section) => <Section key={section.id} section={section} language={language} />)
      )}
      {Ending && <Ending />}
    </InformationFrame>
  )
}

function Section({
  section: { id, heading, body, video },
  language,
}: {
  section: DocumentSection
  language: string
}) {
  return (
    <section className={styles.section} id={id} aria-labelledby={`${id}-heading`}>
      <h2 className={styles.heading} id={`${id}-heading`}>
        {heading}
      </h2>
      <div className={styles.body} lang={language} dir="auto">
        <Blocks of={body} />
      </div>
      {video !== undefined && <Video address={video} />}
    </section>
  )
}

/**
 * Plays one of the domain's help videos over the page (SHELL-055, Q-035); links to any other in a
 * new window.
 */
function Video({ address }: { address: string }) {
  const message = useMessage()
  const { services } = useSite()
  const configured = useFlag('help.videos')
  const video = helpVideos.find((name) => configured[name] === address)
  if (video !== undefined && services.canRequest('video.open'))
    return (
      <Button size="small" className={styles.video} onClick={() => services.request('video.open', { video })}>
        {message('information.video')}
      </Button>
    )
  return (
    <Link href={address} labels={{ newWindow: message('information.newWindow') }}>
      {message('information.video')}
    </Link>
  )
}
