import { isLocalHost } from '@kit/sdk'
import type { UserAgent } from '../feature.ts'

export interface RedirectFacts {
  address: string
  isDesktop: boolean
  /** `routing.desktopRedirect`: true if the brand has a separate host for desktops. */
  hasDesktopHost: boolean
  /** The site's public origin from its file. */
  siteAddress: string | undefined
}

/** True unless the browser reports a mobile device. */
export const isDesktop = ({ hints, text }: UserAgent): boolean =>
  !(hints?.mobile ?? /Mobi|Android|iPhone|iPad|iPod|Tablet/i.test(text))

/**
 * To https (ROUTE-074), and to the host with the prefix `d.` on desktops (ROUTE-073, Q-064), derived only
 * from the site's own address (threat model U18). Local hosts, IP addresses and ports stay. Undefined if the
 * address is right.
 */
export function redirectTarget({
  address,
  isDesktop: isAtDesktop,
  hasDesktopHost,
  siteAddress,
}: RedirectFacts): string | undefined {
  const url = new URL(address)
  const { protocol, hostname } = url
  const isAddress = /^[\d.]+$|^\[/.test(hostname)
  if (!/^https?:$/.test(protocol) || isLocalHost(hostname) || isAddress || url.port !== '') return undefined
  url.protocol = 'https:'
  const own = siteAddress === undefined ? undefined : new URL(siteAddress).hostname.replace(/^www\./, '')
  if (hasDesktopHost && isAtDesktop && own !== undefined && [own, `www.${own}`].includes(hostname))
    url.hostname = `d.${own}`
  return url.href === address ? undefined : url.href
}
