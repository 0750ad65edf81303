import type { LocationInfo } from '@kit/sdk/contract'
import type { FlagOverrides } from '@kit/sdk/flags'
import type { Brand, Density } from '@kit/tokens'
import type { MessageId } from '@kit/ui'
import type { Feature } from './feature.ts'

/** What makes a set of features one brand's site. Every decision of a site is here; none depends on its address. */
export interface SiteConfig {
  /** Decides the flags `domain.type` and `domain.casinoOnly`, and with them the defaults of others. */
  family: 'b2c' | 'b2b' | 'casino-only'
  /** The brand's display name: titles, header, footer. */
  name: string
  /** A brand of `@kit/tokens/brands`: its theme, logo and modes. */
  brand: Brand
  /** Default: the brand's own density. */
  density?: Density
  features: readonly Feature[]
  /** The release: another one forgets what this one has stored of the operator's configuration (CONF-014). */
  version?: string
  /** A BCP 47 tag for numbers, dates and plurals of the default texts. Default: `en-IN`. */
  locale?: string
  /**
   * BCP 47 tags of the languages that a player can choose from, e.g. `['en', 'hi']`: that of the default texts, and others
   * that shell and features have translations of. `locale.default` decides the first one shown. Default: no choice.
   */
  languages?: readonly [string, ...string[]]
  /** The site's own texts by message key; they override those of shell, features and brand. */
  words?: Readonly<Partial<Record<MessageId, string>>>
  /**
   * What this site decides of the flags in `docs/flags.md`. The operator's configuration of the domain stands above it; a
   * flag that neither names has its default.
   */
  flags?: FlagOverrides
  live?: {
    /** Whether visitors get live prices too. Default: false (SOCK-008). */
    visitors?: boolean
  }
  security?: {
    /** Names of brands that are never reported (SEC-003). */
    devToolsWhitelist?: readonly string[]
  }
  operator: {
    /** Origin of the operator. Default: the site's own. */
    baseUrl?: string
    /** The domain whose configuration is read. Default: the page's host name. */
    domain?: string
    /** Identifies this client to the operator. Public, authorises nothing. */
    clientKey: string
    /** Sent where calls want one. Default: the one that the operator names for the domain. */
    whiteLabelId?: string
    /** Finds where the visitor is, by their address: a service of your own. Default: the operator's. */
    findLocation?: () => Promise<LocationInfo>
  }
}

/** The flags that a site's file decides: by its family, its brand's modes, and by name. */
export function siteFlags({ family, brand, flags }: SiteConfig): FlagOverrides {
  return {
    'domain.type': family === 'b2b' ? 'b2b' : 'b2c',
    'domain.casinoOnly': family === 'casino-only',
    'theme.defaultMode': brand.defaultMode,
    'theme.forceLight': !brand.modes.includes('dark'),
    ...flags,
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
