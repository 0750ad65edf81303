import type { OperatorAdapters, OperatorHosts } from '@kit/sdk'
import type { LocationInfo } from '@kit/sdk/contract'
import type { FlagOverrides } from '@kit/sdk/flags'
import type { ConnectSocket } from '@kit/sdk/live'
import type { Brand, BrandWords, Density } from '@kit/tokens'
import type { Currency } from '@kit/ui'
import type { Feature, OrderChanges, PartChanges, RouteContribution } from './feature.ts'

/** A site's change of a path, or a complete path of its own. */
export type RouteChange = Partial<RouteContribution> & Pick<RouteContribution, 'path'>

/**
 * One origin for everything, or one for each kind of server. Without `domain`, or if it is empty,
 * the site's own.
 */
export type SiteHosts = string | Partial<OperatorHosts>

/**
 * The configuration of one brand's site, with its features. Every decision of a site is here; none
 * depends on its address.
 */
export interface SiteConfig {
  /**
   * Sets the flags `domain.type` and `domain.casinoOnly`, and through them the defaults of others.
   */
  family: 'b2c' | 'b2b' | 'casino-only'
  /** The brand's display name: titles, header, footer. */
  name: string
  /** A brand of `@kit/tokens/brands`: its theme, logo and modes. */
  brand: Brand
  /** Default: the brand's own density. */
  density?: Density
  features: readonly Feature[]
  /**
   * The release. A new one discards the stored configuration of the operator (CONF-014). Default:
   * the build's hash.
   */
  version?: string
  /** A BCP 47 tag for numbers, dates and plurals of the default texts. Default: `en-IN`. */
  locale?: string
  /**
   * How amounts are written: a record of `@kit/ui/currencies`, or your own. Nothing is converted: a
   * point is one unit of it. Default: Indian rupees (CONST-001).
   */
  currency?: Currency
  /**
   * BCP 47 tags of the languages that a player can choose, e.g. `['en', 'hi']`: that of the default
   * messages, and others with translations in the shell and the features. `locale.default` decides
   * the first one shown. Default: no choice.
   */
  languages?: readonly [string, ...string[]]
  /**
   * The site's public origin, e.g. `https://brand.example`. Search engines and link previews get
   * absolute URLs from it; without it there is no sitemap and no preview image.
   */
  address?: string
  /** The site's own texts by message key; they override those of shell, features and brand. */
  words?: BrandWords
  /**
   * The flags that this site sets, by name. The operator's configuration of the domain overrides
   * them; any other flag has its default.
   */
  flags?: FlagOverrides
  /**
   * Paths of this site, and changes of those that its features contribute: a row of the same path
   * replaces the fields it names, e.g. `{ path: '/promotions', audience: 'loggedIn' }`.
   */
  routes?: readonly RouteChange[]
  /**
   * Parts of the kit that this site overrides, by name: `header: replace(Header)`, `footer: wrap({
   * load: … })`. If one throws, the kit's own is shown. `SiteParts` has their names and props.
   */
  parts?: PartChanges
  /**
   * New orders of contributions of shell and features, by slot and id: `{ home: { upcoming: 15 } }`
   * shows the upcoming events before those in play, which have order 20.
   */
  order?: OrderChanges
  /**
   * True if a browser keeps the site's pages and the player's last open bets, statement and balance
   * for use without a connection. If false, kept data is removed. Default: true.
   */
  offline?: boolean
  /**
   * Origins that pages call in addition to the operator's, e.g. `https://collector.example`; the
   * pages' policy allows only these. Default: none.
   */
  connect?: readonly string[]
  /**
   * Called for errors that no screen shows, but not for the end of a login or for maintenance. `where`
   * says where the error happened, e.g. `uncaught`.
   */
  onError?: (error: unknown, where: string) => void
  live?: {
    /** True if visitors get live prices too. Default: false (SOCK-008). */
    visitors?: boolean
  }
  security?: {
    /** Names of brands that are never reported (SEC-003). */
    devToolsWhitelist?: readonly string[]
  }
  operator: {
    /**
     * The operator's origins, or a function that returns them for the page's host name:
     * `baseUrlFor` of `@kit/sdk` supports other local hosts (ROUTE-075, Q-065). The build rejects
     * invalid origins and adds these to the pages' policy; it cannot know the hosts that a function
     * returns. Default: the site's own.
     */
    hosts?: SiteHosts | ((hostname: string) => SiteHosts)
    /** The domain whose configuration is read. Default: the page's host name. */
    domain?: string
    /** Identifies this client to the operator. Public; it authorises nothing. */
    clientKey: string
    /** Sent in calls that require it. Default: the white label that the operator names for the domain. */
    whiteLabelId?: string
    /**
     * Locates the visitor by IP address: a service of your own, or false to disable it. Default:
     * the operator's.
     */
    findLocation?: (() => Promise<LocationInfo>) | false
    /**
     * Keeps logins in a cookie that scripts cannot read; the page holds a CSRF token, which is
     * worthless alone. Requires an operator on the site's own origin that supports it. Default: the
     * page holds the login's token.
     */
    loginCookie?: boolean
    /**
     * The field that the operator requires as 'true' in each login: the flag
     * `auth.login.brandField`. Default: none (CALL-016).
     */
    loginFlag?: 'future9' | 'diamondWL'
    /**
     * Makes every call instead of the browser's `fetch`. The site then requests first prices
     * itself, and large answers are fetched on the page; the worker still decodes them.
     */
    fetch?: typeof fetch
    /** Opens the socket of an operator that does not speak Socket.IO. */
    connectSocket?: ConnectSocket
    /**
     * For an operator whose calls, fields or events differ from the contract. The site then
     * requests first prices itself.
     */
    adapters?: OperatorAdapters
  }
}

/** Returns the flags that follow from the site's family, its brand's modes and its names. */
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

/** An origin and nothing more, like `https://brand.example`. */
export const isOrigin = (text: string): boolean => URL.canParse(text) && new URL(text).origin === text

/**
 * Declares a site. Throws at start if two features have the same name or its address is not an
 * origin.
 */
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
