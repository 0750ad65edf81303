import { isLocalHost } from '@kit/sdk'
import type { UserAgent } from '../feature.ts'

/** What decides whether a page belongs on another address. */
export interface RedirectFacts {
  /** Address of the page. */
  address: string
  isDesktop: boolean
  /** `routing.desktopRedirect`: whether the brand runs a host of its own for desktops. */
  hasDesktopHost: boolean
  /** The site's public origin, as its file names it. */
  siteAddress: string | undefined
}

/** Whether the device is a desktop, as far as the browser says so. */
export const isDesktop = ({ hints, text }: UserAgent): boolean =>
  !(hints?.mobile ?? /Mobi|Android|iPhone|iPad|iPod|Tablet/i.test(text))

/**
 * Where a page belongs instead: on https (ROUTE-074), and a desktop's on the host with `d.` before it (ROUTE-073, Q-064);
 * undefined where it is right. Another host is made of the site's own address and never of the page's (threat model U18): a
 * site that names none, or that is shown at a host it does not name, leads to none. A local host, an IP address and an address with a port of its own stay as they are: nobody
 * knows what answers there.
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
