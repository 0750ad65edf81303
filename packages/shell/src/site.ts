import type { OperatorAdapters, OperatorHosts } from '@kit/sdk'
import type { LocationInfo } from '@kit/sdk/contract'
import type { FlagOverrides } from '@kit/sdk/flags'
import type { ConnectSocket } from '@kit/sdk/live'
import type { Brand, BrandWords, Density } from '@kit/tokens'
import type { Feature, OrderChanges, PartChanges, RouteContribution } from './feature.ts'

/** What a site changes of a path, or all of a path of its own. */
export type RouteChange = Partial<RouteContribution> & Pick<RouteContribution, 'path'>

/** One origin for everything, or one for each kind of server; without `domain`, also where it is empty, the site's own. */
export type SiteHosts = string | Partial<OperatorHosts>

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
  /**
   * The release: another one forgets what this one has stored of the operator's configuration (CONF-014). Default: the
   * build's hash.
   */
  version?: string
  /** A BCP 47 tag for numbers, dates and plurals of the default texts. Default: `en-IN`. */
  locale?: string
  /**
   * BCP 47 tags of the languages that a player can choose from, e.g. `['en', 'hi']`: that of the default texts, and others
   * that shell and features have translations of. `locale.default` decides the first one shown. Default: no choice.
   */
  languages?: readonly [string, ...string[]]
  /**
   * The site's public origin, as in `https://brand.example`. Search engines and previews get whole addresses from it;
   * without it there is no sitemap and no picture in previews.
   */
  address?: string
  /** The site's own texts by message key; they override those of shell, features and brand. */
  words?: BrandWords
  /**
   * The flags that this site sets, by name. The operator's configuration of the domain overrides them; a flag that neither
   * names has its default.
   */
  flags?: FlagOverrides
  /**
   * Paths of this site's own, and what it changes of those its features contribute: a row of the same path replaces the
   * fields it names, e.g. `{ path: '/promotions', audience: 'loggedIn' }`.
   */
  routes?: readonly RouteChange[]
  /**
   * Parts of the kit that this site draws itself, by name: `header: replace(Header)`, `footer: wrap({ load: … })`. One that
   * throws gives way to the kit's own. `SiteParts` has their names and props.
   */
  parts?: PartChanges
  /**
   * Another order of what shell and features contribute, by place and id: `{ home: { upcoming: 15 } }` brings the upcoming
   * events before those in play, which have 20.
   */
  order?: OrderChanges
  /**
   * Whether a browser keeps the site's pages and the player's last open bets, statement and balance, to be read without a
   * connection. Where it is false, what was kept is removed. Default: true.
   */
  offline?: boolean
  /**
   * Origins that pages call beside the operator's, as in `https://collector.example`: the policy of the pages allows these
   * alone. Default: none.
   */
  connect?: readonly string[]
  /** Hears of errors that no screen shows, for a service of your own. `where` says what was at work: `uncaught`. */
  onError?: (error: unknown, where: string) => void
  live?: {
    /** Whether visitors get live prices too. Default: false (SOCK-008). */
    visitors?: boolean
  }
  security?: {
    /** Names of brands that are never reported (SEC-003). */
    devToolsWhitelist?: readonly string[]
  }
  operator: {
    /**
     * Where the operator answers, or what gives it by the page's host name: `baseUrlFor` of `@kit/sdk` lets local hosts use
     * another (ROUTE-075, Q-065). The build refuses what is no origin, and names these in the policy of pages; hosts that a
     * function gives it cannot know. Default: the site's own.
     */
    hosts?: SiteHosts | ((hostname: string) => SiteHosts)
    /** The domain whose configuration is read. Default: the page's host name. */
    domain?: string
    /** Identifies this client to the operator. Public, authorises nothing. */
    clientKey: string
    /** Sent where calls want one. Default: the one that the operator names for the domain. */
    whiteLabelId?: string
    /** Finds where the visitor is, by their address: a service of your own, or false to know of nobody. Default: the operator's. */
    findLocation?: (() => Promise<LocationInfo>) | false
    /**
     * Keeps logins in a cookie that no script can read; the page holds a CSRF token that proves nothing alone. For an
     * operator on the site's own origin that serves it. Default: the page holds the login's token.
     */
    loginCookie?: boolean
    /** The field that the operator wants 'true' in at each login: the flag `auth.login.brandField`. Default: none (CALL-016). */
    loginFlag?: 'future9' | 'diamondWL'
    /**
     * Makes every call in the place of the browser's `fetch`. The site then asks by itself for first prices, and large
     * answers are fetched on the page; the worker still reads them.
     */
    fetch?: typeof fetch
    /** Opens the socket of an operator that does not speak Socket.IO. */
    connectSocket?: ConnectSocket
    /**
     * For an operator with other calls, fields or events than the contract. The boot then leaves first prices
     * to the site.
     */
    adapters?: OperatorAdapters
  }
}

/** The flags that a site's file decides: by its family, its brand's modes, and by name. */
export function siteFlags({ family, brand, flags, operator }: SiteConfig): FlagOverrides {
  return {
    'domain.type': family === 'b2b' ? 'b2b' : 'b2c',
    'domain.casinoOnly': family === 'casino-only',
    'theme.defaultMode': brand.followsDevice ? undefined : brand.defaultMode,
    'theme.forceLight': !brand.modes.includes('dark'),
    'layout.lists': brand.layout?.lists,
    'layout.event': brand.layout?.event,
    'layout.header': brand.layout?.header,
    'layout.slip': brand.layout?.slip,
    'auth.login.brandField': operator.loginFlag,
    ...flags,
  }
}

/** Whether a text is an origin and nothing more, like `https://brand.example`. */
export const isOrigin = (text: string): boolean => URL.canParse(text) && new URL(text).origin === text

/** Declares a site. Throws at start, with a sentence, when two features have the same name or its address is no origin. */
export function defineSite(config: SiteConfig): SiteConfig {
  const names = new Set<string>()
  for (const { name } of config.features) {
    if (names.has(name))
      throw new Error(`The site "${config.name}" lists the feature "${name}" twice. List one.`)
    names.add(name)
  }
  if (config.address !== undefined && !isOrigin(config.address))
    throw new Error(
      `The site "${config.name}" has the address "${config.address}": it must be an origin like https://brand.example.`,
    )
  return config
}
