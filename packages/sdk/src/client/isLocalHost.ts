/**
 * Returns true if a host name is this machine or a local one: `localhost`, its subdomains, a name
 * without a dot, an mDNS name, or a private, loopback or link-local IP address (ROUTE-075, Q-065).
 */
export function isLocalHost(hostname: string): boolean {
  const name = hostname.toLowerCase().replace(/^\[|\]$/g, '')
  if (name.includes(':')) return name === '::1' || /^f[cd]|^fe80:/.test(name)
  return (
    !name.includes('.') ||
    /\.(?:localhost|local)$/.test(name) ||
    /^(?:127|10)(?:\.\d+){3}$|^(?:192\.168|169\.254|172\.(?:1[6-9]|2\d|3[01]))(?:\.\d+){2}$/.test(name)
  )
}

/**
 * The operator's origin for a page of this host name. Pages of a local host use an operator in production only where
 * `localBaseUrl` names it on purpose; by default they use `baseUrl` (ROUTE-075, Q-065).
 */
export const baseUrlFor = (
  hostname: string,
  { baseUrl, localBaseUrl = baseUrl }: { baseUrl: string; localBaseUrl?: string | undefined },
): string => (isLocalHost(hostname) ? localBaseUrl : baseUrl)
