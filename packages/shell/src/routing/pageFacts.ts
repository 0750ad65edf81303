import type { PageFacts } from '../feature.ts'
import type { SiteConfig } from '../site.ts'
import type { SiteRoute } from './siteRoute.ts'

export const pageMessages = {
  'shell.page.home': 'Home',
  'shell.page.home.about':
    'What is on now and what comes next, in one place, on your phone and on your computer.',
} as const satisfies Record<string, string>

const home: PageFacts = { title: 'shell.page.home', description: 'shell.page.home.about' }

export interface RoutePageFacts extends PageFacts {
  path: string
  isPrivate: boolean
}

/** The messages are in the default language. */
export interface SitePageFacts {
  pages: readonly RoutePageFacts[]
  messages: Readonly<Record<string, string>>
}

/** Returns true for pages to list. The home page's paths with a parameter belong to one visitor. */
const isOwn = ({ path, isHome, audience }: SiteRoute) =>
  audience === 'loggedIn' ||
  path === '/welcome-screen' ||
  (isHome === true && path !== '/' && path !== '/live-casino')

/**
 * Returns what search engines show about a site's pages: the features' facts, overridden by the
 * rows of its table. Used by the build and the sitemap page.
 */
export async function pageFactsOf(
  { features, brand, words }: Pick<SiteConfig, 'features' | 'brand' | 'words'>,
  routes: readonly SiteRoute[],
): Promise<SitePageFacts> {
  const given = await Promise.all(features.map((feature) => feature.pageFacts?.()))
  const byPath = Object.assign({}, ...given.map((one) => one?.pages)) as Record<string, PageFacts>
  const pages = routes.map((route) => {
    const {
      title,
      description,
      isPrivate = isOwn(route),
    } = {
      ...(route.isHome && !isOwn(route) && home),
      ...byPath[route.path],
      ...route,
    }
    return { path: route.path, isPrivate, ...(title && { title }), ...(description && { description }) }
  })
  const messages = Object.assign(
    {},
    pageMessages,
    ...given.map((one) => one?.messages),
    brand.words,
    words,
  ) as Record<string, string>
  return { pages, messages }
}
