export const chatProviders = ['liveChat', 'zoho', 'pulse', 'tawk'] as const

export const helpVideos = ['signUp', 'login', 'deposit', 'withdraw', 'play'] as const
export type HelpVideo = (typeof helpVideos)[number]

/** What a site takes from outside, and from where. Each is a path of the site's own origin or an https address. */
export interface OutsideOptions {
  /**
   * The page of a chat, with `{provider}` and `{value}` filled in: of the operator, which embeds the provider under a policy
   * of its own, or the provider's. Default: no chat.
   */
  chat?: string
  /** Exact hosts of video players that help videos may come from, beside paths under `ownPages`. Default: none. */
  videoHosts?: readonly string[]
  /** The operator's page that calls the ad pixels; gets `ids` and `event`. Default: no pixels. */
  pixels?: string
  /** Whether pixels wait until the visitor has allowed them. Default: true. */
  consent?: boolean
}

/** Paths of the own origin with pages made for frames: each runs with an opaque origin. */
export const ownPages: readonly string[] = ['/api/common/outside/']
