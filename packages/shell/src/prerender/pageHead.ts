import type { SitePageFacts } from '../routing/pageFacts.ts'

/** The head of a page for search engines and link previews. */
export interface PageHead {
  title: string
  description: string | undefined
  /** True if search engines must not index it. */
  isPrivate: boolean
  /** Path below the site's address, if it is the same for all visitors. */
  path: string | undefined
}

/** The head of a page without a row in the table of paths, e.g. the 404 page. */
export const unlistedHead = (siteName: string): PageHead => ({
  title: siteName,
  description: undefined,
  isPrivate: true,
  path: undefined,
})

/**
 * Returns what search engines and link previews read of a path, in the site's messages. The home
 * page's title is the site's name alone.
 */
export function pageHead(path: string, homePath: string, facts: SitePageFacts, siteName: string): PageHead {
  const found = facts.pages.find((page) => page.path === path)
  if (!found) return unlistedHead(siteName)
  const { title, description, isPrivate } = found
  const own = title === undefined || path === homePath ? undefined : facts.messages[title]
  return {
    title: own === undefined ? siteName : `${own} | ${siteName}`,
    description: description === undefined ? undefined : facts.messages[description],
    isPrivate,
    path: isPrivate || path.includes('$') ? undefined : path,
  }
}
