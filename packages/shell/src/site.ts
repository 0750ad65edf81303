import type { Brand, Density } from '@kit/tokens'
import type { MessageId } from '@kit/ui'
import type { Feature } from './feature.ts'
import type { ThemeChoice } from './theme/colorMode.ts'

/** What makes a set of features one brand's site. Every decision of a site is here; none depends on its address. */
export interface SiteConfig {
  family: 'b2c' | 'b2b' | 'casino-only'
  /** The brand's display name: titles, header, footer. */
  name: string
  /** A brand of `@kit/tokens/brands`: its theme, logo and modes. */
  brand: Brand
  /** Default: the brand's own density. */
  density?: Density
  theme?: ThemeChoice
  features: readonly Feature[]
  /** A BCP 47 tag for numbers, dates and plurals. Default: `en-IN`. */
  locale?: string
  /** The site's own texts by message key; they override those of shell, features and brand. */
  words?: Readonly<Partial<Record<MessageId, string>>>
  /** Whether toasts are shown. Default: true (ERR-004, Q-112). Important messages are shown in their place as well. */
  toasts?: boolean
  live?: {
    /** Whether visitors get live prices too. Default: false (SOCK-008). */
    visitors?: boolean
    /**
     * Whether a page whose player opened another one shows the duplicate-screen page. Default: false, and only its
     * socket closes.
     */
    duplicateScreen?: boolean
  }
  security?: {
    /**
     * Reports open dev tools to the operator, once per page. Default: false. It blocks nothing, and a slow machine
     * may look the same. When true, it clears the browser's console each second.
     */
    devToolsReport?: boolean
    /** Names of brands that are never reported (SEC-003). */
    devToolsWhitelist?: readonly string[]
  }
  operator: {
    /** Origin of the operator. Default: the site's own. */
    baseUrl?: string
    /** Identifies this client to the operator. Public, authorises nothing. */
    clientKey: string
    whiteLabelId: string
  }
}

/** Declares a site. Throws at start, with a sentence, when two features have the same name. */
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
