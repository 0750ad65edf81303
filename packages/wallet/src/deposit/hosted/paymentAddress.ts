/**
 * Returns the provider's page of an answer if it has this site's origin, or https and a listed
 * host; otherwise undefined. Source: U14 of the threat model.
 */
export function paymentAddress(
  address: string,
  { origin, hosts }: { origin: string; hosts: readonly string[] },
): string | undefined {
  if (!URL.canParse(address)) return undefined
  const url = new URL(address)
  if (url.username || url.password) return undefined
  if (url.origin === origin && /^https?:$/.test(url.protocol)) return url.href
  return url.protocol === 'https:' && hosts.includes(url.host) ? url.href : undefined
}
