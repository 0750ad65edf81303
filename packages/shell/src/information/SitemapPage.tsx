import { MoreMessages, SiteLink, useMessage, type MessageId } from '@kit/ui'
import { use, useId } from 'react'
import type { AssembledSite } from '../assembledSite.ts'
import { pageFactsOf, type RoutePageFacts, type SitePageFacts } from '../routing/pageFacts.ts'
import type { SiteRoute } from '../routing/siteRoute.ts'
import type { SiteConfig } from '../site.ts'
import { useSite } from '../siteContext.ts'
import * as styles from './information.css.ts'
import { InformationFrame } from './InformationFrame.tsx'
import { informationNames, informationPaths } from './informationPages.ts'
import { informationMessages } from './messages.ts'

const facts = new WeakMap<SiteConfig, Promise<SitePageFacts>>()

/** Loads the facts once. */
function factsOf({ config, routes }: AssembledSite): Promise<SitePageFacts> {
  const found = facts.get(config) ?? pageFactsOf(config, routes)
  facts.set(config, found)
  return found
}

/** Lists every public page of this site that has a title, from its table of paths. */
export function SitemapPage() {
  const site = useSite()
  const { pages, messages } = use(factsOf(site))
  return (
    <MoreMessages messages={{ ...informationMessages, ...messages }}>
      <Pages facts={pages} />
    </MoreMessages>
  )
}

type NamedPage = Pick<SiteRoute, 'path' | 'audience'> & { title: MessageId }

function namedPages(routes: readonly SiteRoute[], pages: readonly RoutePageFacts[]): NamedPage[] {
  return pages.flatMap(({ path: routerPath, title, isPrivate }) => {
    const audience = routes.find((route) => route.path === routerPath)?.audience ?? 'everyone'
    // Leaves optional parameters out.
    const path = routerPath.replaceAll(/\/\{-\$\w+\}/g, '')
    const isHidden = path.includes('$') || (isPrivate && audience !== 'loggedIn')
    return title === undefined || isHidden ? [] : [{ path, title, audience }]
  })
}

function Pages({ facts: pages }: { facts: readonly RoutePageFacts[] }) {
  const named = namedPages(useSite().routes, pages)
  const isOfPlayers = ({ audience }: NamedPage) => audience === 'loggedIn'
  const isOfWords = ({ path }: NamedPage) =>
    path === '/safer-play' || informationNames.some((name) => informationPaths[name] === path)
  const groups = [
    {
      titleId: 'information.sitemap.play',
      routes: named.filter((route) => !isOfPlayers(route) && !isOfWords(route)),
    },
    { titleId: 'information.sitemap.account', routes: named.filter(isOfPlayers) },
    { titleId: 'information.sitemap.words', routes: named.filter(isOfWords) },
  ] as const
  return (
    <InformationFrame name="sitemap" sections={[]}>
      <div className={styles.map}>
        {groups
          .filter(({ routes }) => routes.length > 0)
          .map((group) => (
            <Group key={group.titleId} {...group} />
          ))}
      </div>
    </InformationFrame>
  )
}

interface GroupProps {
  titleId: 'information.sitemap.play' | 'information.sitemap.account' | 'information.sitemap.words'
  routes: readonly NamedPage[]
}

function Group({ titleId, routes }: GroupProps) {
  const message = useMessage()
  const headingId = useId()
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.heading}>
        {message(titleId)}
      </h2>
      <ul className={styles.mapList}>
        {routes.map(({ path, title }) => (
          <li key={path}>
            <SiteLink className={styles.other} to={path}>
              {message(title)}
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
