import type { AssembledSite } from '../assembledSite.ts'
import type { PrerenderedPage } from './prerenderedPage.ts'

/** What makes a site an app: what its manifest says, and what it keeps for when there is no connection. */
export interface SiteApp {
  name: string
  /** Name of the brand's folder. */
  brand: string
  /** Of its bars and its first screen, in the mode the brand begins in. */
  color: string
  /** A BCP 47 tag. */
  language: string
  shortcuts: readonly { label: string; path: string }[]
  offline: {
    isOn: boolean
    /** Names of pages that may be kept. One that holds a page of somebody else may not: a game, a book, a payment. */
    pages: readonly string[]
    /** Name of a page that shows only what surrounds any page. */
    shell: string | undefined
    /** Paths whose pages are kept from the start. */
    paths: readonly string[]
    /** Names of lazy parts that are kept from the start. */
    parts: readonly string[]
  }
}

/** What the shell itself loads to show kept answers. */
const ownParts = ['startOffline', 'offlineBrowser', 'offlineAnswers']

/** Describes a site as an app. `shellRoots` is the HTML that surrounds any page. */
export function siteApp(
  { config, messages, services, routes }: AssembledSite,
  pages: readonly PrerenderedPage[],
  shellRoots: readonly string[] | undefined,
): SiteApp {
  const { brand, features } = config
  const screens = new Set(routes.filter(({ layout }) => layout === 'screen').map(({ path }) => path))
  const isOwn = ({ paths }: PrerenderedPage) =>
    !paths.includes('/*') && !paths.some((path) => screens.has(path.replaceAll(/:(\w+)/g, '$$$1')))
  const own = pages.filter(isOwn)
  return {
    name: config.name,
    brand: brand.name,
    color: brand.themeColor[brand.defaultMode],
    language: config.languages?.[0] ?? 'en',
    shortcuts: features
      .flatMap(({ shortcuts = [] }) => shortcuts)
      .filter(({ path }) => services.hasPage(path))
      .map(({ labelId, path }) => ({ label: messages[labelId] ?? labelId, path })),
    offline: {
      isOn: config.offline ?? true,
      pages: own.map(({ name }) => name),
      shell: own.find(({ roots }) => roots === shellRoots)?.name,
      paths: features.flatMap(({ offline }) => offline?.paths ?? []),
      parts: [...ownParts, ...features.flatMap(({ offline }) => offline?.parts ?? [])],
    },
  }
}
