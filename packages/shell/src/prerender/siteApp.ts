import type { AssembledSite } from '../assembledSite.ts'
import type { PrerenderedPage } from './prerenderedPage.ts'

/**
 * Describes a site as an installable app: its manifest, and what it keeps for use without a
 * connection.
 */
export interface SiteApp {
  name: string
  /** Name of the brand's folder. */
  brand: string
  /** Color of its bars and its splash screen, in the brand's initial mode. */
  color: string
  /** A BCP 47 tag. */
  language: string
  shortcuts: readonly { label: string; path: string }[]
  offline: {
    isOn: boolean
    /**
     * Names of pages that may be kept. Excludes pages with external content: a game, a book, a
     * payment.
     */
    pages: readonly string[]
    /** Name of a page that renders only the frame of any page. */
    shell: string | undefined
    /** Paths whose pages are kept from the start. */
    paths: readonly string[]
    /** Names of lazy parts that are kept from the start. */
    parts: readonly string[]
  }
}

/** Lazy parts of the shell that show kept answers. */
const ownParts = ['startOffline', 'offlineBrowser', 'offlineAnswers']

/** Describes a site as an app. `shellRoots` is the HTML of the frame of any page. */
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
