import type { SitePageFacts } from '../routing/pageFacts.ts'

/** What search engines and previews read of a page. */
export interface PageHead {
  title: string
  description: string | undefined
  /** Whether search engines stay out. */
  isPrivate: boolean
  /** Its own address below the site's, where it has one for all visitors. */
  path: string | undefined
}

/** The head of a page that has no row in the table of paths, such as that of an unknown path. */
export const unlistedHead = (siteName: string): PageHead => ({
  title: siteName,
  description: undefined,
  isPrivate: true,
  path: undefined,
})

/** What search engines and previews read of a path, in the words of the site. The home page bears the site's name alone. */
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
