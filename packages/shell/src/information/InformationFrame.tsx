import { Icon, PageHeader, SiteLink, useMessage } from '@kit/ui'
import { useId, type ReactNode } from 'react'
import { useSite, useStore } from '../siteContext.ts'
import { informationNames, informationPaths, type InformationPageName } from './informationPages.ts'
import * as styles from './information.css.ts'

export interface InformationFrameProps {
  name: InformationPageName
  sections: readonly { id: string; heading: string }[]
  /** True in a panel, which shows only the text. */
  isPanel?: boolean | undefined
  children: ReactNode
}

export function InformationFrame({ name, sections, isPanel = false, children }: InformationFrameProps) {
  const message = useMessage()
  if (isPanel) return <div className={styles.text}>{children}</div>
  const hasContents = sections.length > 3
  return (
    <div className={styles.page} data-contents={hasContents || undefined}>
      <PageHeader className={styles.title} title={message(`information.${name}`)} />
      {hasContents && <Contents sections={sections} />}
      <article className={styles.text}>{children}</article>
      {name !== 'sitemap' && <OtherPages name={name} />}
    </div>
  )
}

/** Contents next to the text on a wide screen, folded above it on a phone. */
function Contents({ sections }: Pick<InformationFrameProps, 'sections'>) {
  const message = useMessage()
  const isWide = useStore(useSite().browser.isWide)
  const title = message('information.contents')
  const links = (
    <ul>
      {sections.map(({ id, heading }) => (
        <li key={id}>
          <a className={styles.contentsLink} href={`#${id}`}>
            {heading}
          </a>
        </li>
      ))}
    </ul>
  )
  return (
    <nav className={styles.contents} aria-label={title}>
      {isWide ? (
        <>
          <p className={styles.contentsTitle}>{title}</p>
          {links}
        </>
      ) : (
        <details>
          <summary className={styles.contentsSummary}>
            {title}
            <Icon name="down" className={styles.contentsArrow} />
          </summary>
          {links}
        </details>
      )}
    </nav>
  )
}

function OtherPages({ name }: { name: InformationPageName }) {
  const message = useMessage()
  const { routes } = useSite()
  const titleId = useId()
  const others = informationNames.filter(
    (other) => other !== name && routes.some(({ path }) => path === informationPaths[other]),
  )
  if (others.length === 0) return null
  return (
    <nav className={styles.others} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.contentsTitle}>
        {message('information.others')}
      </h2>
      <ul className={styles.othersList}>
        {others.map((other) => (
          <li key={other}>
            <SiteLink className={styles.other} to={informationPaths[other]}>
              {message(`information.${other}`)}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
