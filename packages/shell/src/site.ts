import type { Brand, Density } from '@kit/tokens'
import type { MessageId } from '@kit/ui'
import type { Feature } from './feature.ts'
import type { ThemeChoice } from './theme/colorMode.ts'

/** What makes a set of features one brand's site. Everything a site decides is here; nothing is decided by its address. */
export interface SiteConfig {
  family: 'b2c' | 'b2b' | 'casino-only'
  /** The brand's name as people read it: titles, header, footer. */
  name: string
  /** A brand of `@kit/tokens/brands`: its theme, logo and modes. */
  brand: Brand
  /** How much room things have; the brand's own density unless told. */
  density?: Density
  theme?: ThemeChoice
  features: readonly Feature[]
  /** A BCP 47 tag for numbers, dates and plurals; `en-IN` unless told. */
  locale?: string
  /** The site's own words over those of shell, features and brand, by key. */
  words?: Readonly<Partial<Record<MessageId, string>>>
  /** Whether short words are shown at the top right; on unless told (ERR-004, Q-112). What must be read stands in its place too. */
  toasts?: boolean
  live?: {
    /** Whether visitors get live prices too; off unless told (SOCK-008). */
    visitors?: boolean
    /** A page that is told to be live no more shows the duplicate-screen page; off unless told: only its socket closes. */
    duplicateScreen?: boolean
  }
  security?: {
    /**
     * Tells the operator, once for a page, that dev tools seem to be open; off unless told. It blocks nobody and nothing,
     * and a slow machine may look the same. On, it empties the browser's console each second.
     */
    devToolsReport?: boolean
    /** Names of brands that are never reported (SEC-003). */
    devToolsWhitelist?: readonly string[]
  }
  operator: {
    /** Where the operator answers; the site's own origin unless told. */
    baseUrl?: string
    /** Names this client to the operator. Public, authorises nothing. */
    clientKey: string
    whiteLabelId: string
  }
}

/** Declares a site. Fails at start, with a sentence, when two features carry one name. */
export function defineSite(config: SiteConfig): SiteConfig {
  const names = new Set<string>()
  for (const { name } of config.features) {
    if (names.has(name))
      throw new Error(
        `The site "${config.name}" lists the feature "${name}" twice: its routes and words would collide. List it once.`,
      )
    names.add(name)
  }
  return config
}
