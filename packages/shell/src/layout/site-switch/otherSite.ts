import type { Flags } from '@kit/sdk/flags'

/** The two styles of a pair of sites. Source: SHELL-052. */
export type ThemeStyle = 'diamond' | 'world'

export interface SitePair {
  here: ThemeStyle
  other: URL
}

/** The address contains a login code: plain http is allowed only for local hosts. */
const isSafe = ({ protocol, hostname }: URL) =>
  protocol === 'https:' ||
  (protocol === 'http:' && /^(?:localhost|127\.\d+\.\d+\.\d+|.+\.localhost)$/.test(hostname))

/**
 * `siteSwitch.diamondUrl` on the World-UI site, `siteSwitch.worldUrl` on the other one. Undefined if
 * switching is not allowed or the address is missing. Only configured hosts are ever opened.
 */
export function sitePairOf(flags: Pick<Flags, 'get'>, ownOrigin: string): SitePair | undefined {
  if (!flags.get('siteSwitch.enabled')) return undefined
  const here: ThemeStyle = flags.get('domain.isWorld') ? 'world' : 'diamond'
  const address = flags.get(here === 'world' ? 'siteSwitch.diamondUrl' : 'siteSwitch.worldUrl')
  if (address === null || !URL.canParse(address)) return undefined
  const other = new URL(address)
  return isSafe(other) && other.origin !== ownOrigin ? { here, other } : undefined
}
