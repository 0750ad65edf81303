export const chatProviders = ['liveChat', 'zoho', 'pulse', 'tawk'] as const

export const helpVideos = ['signUp', 'login', 'deposit', 'withdraw', 'play'] as const
export type HelpVideo = (typeof helpVideos)[number]

/**
 * Sources of a site's external content. Each is a path of the site's own origin or an https URL.
 */
export interface OutsideOptions {
  /**
   * The chat page, with `{provider}` and `{value}` filled in: the operator's page, which embeds the
   * provider under its own policy, or the provider's. Default: no chat.
   */
  chat?: string
  /**
   * Hosts of video players that help videos may use, in addition to paths under `ownPages`. Exact
   * match. Default: none.
   */
  videoHosts?: readonly string[]
  /**
   * The operator's page that calls the ad pixels; receives `ids` and `event`. Default: no pixels.
   */
  pixels?: string
  /** True if pixels wait for the visitor's consent. Default: true. */
  consent?: boolean
}

/** Paths of the own origin with pages made for frames: each runs with an opaque origin. */
export const ownPages: readonly string[] = ['/api/common/outside/']
